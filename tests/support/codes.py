"""QR codes, as a telephone reads them."""

from __future__ import annotations

import zxingcpp
from PIL import Image

QR_CODE = zxingcpp.BarcodeFormats(zxingcpp.BarcodeFormat.QRCode)


def links(picture: Image.Image) -> list[str]:
    """Return what the QR codes in *picture* say."""
    return [code.text for code in zxingcpp.read_barcodes(picture, QR_CODE)]
