# Both bases are one image by its digest (Python 3.13.15 on Debian 13, all platforms); docs/deploy.md says how to renew it.
# The service: page, API, and the refill of its stock beside it. docker build -t kropki .
FROM python:3.13-slim@sha256:8d9d0b8bcf6506481eae4907c18f5e3e7902e629f5f6d684f9e7c32e85e3ddf0 AS build
WORKDIR /app
ENV NUMBA_CPU_NAME=generic
COPY pyproject.toml uv.lock README.md LICENSE ./
COPY scripts/_setup.sh scripts/image-build scripts/
COPY kropki kropki
COPY api api
COPY dots dots
COPY generator generator
COPY jit jit
COPY languages languages
COPY web web
RUN scripts/image-build

FROM python:3.13-slim@sha256:8d9d0b8bcf6506481eae4907c18f5e3e7902e629f5f6d684f9e7c32e85e3ddf0
RUN useradd --system --uid 10001 --home-dir /data kropki && install -d -o kropki /data
COPY --from=build /app/.venv /app/.venv
# Theirs to write, since a cache that cannot be written is not used.
COPY --from=build --chown=kropki /app/compiled /app/compiled
ENV PATH=/app/.venv/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    NUMBA_CPU_NAME=generic \
    NUMBA_CACHE_DIR=/app/compiled \
    KROPKI_DATABASE_URL=sqlite:////data/kropki.db
USER 10001
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --start-period=20s --interval=30s --timeout=5s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
CMD ["kropki", "serve", "--host", "0.0.0.0", "--port", "8000"]
