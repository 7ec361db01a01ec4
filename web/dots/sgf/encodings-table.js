// The encodings of records, from dots/records/encodings.txt, which says what its lines are. The codec is left out;
// in its place are the characters from 0x80 on, where a decoder does not know the encoding well.
// `python -m tests.support.encodings` writes this file.

/* eslint max-len: "off" -- the lines of a table */

export const ENCODINGS = `
utf-8 ;  ; utf8 cp65001 u8 unicode11utf8 unicode20utf8 utf utf8ucs2 utf8ucs4 xunicode20utf8
windows-1251 ;  ; cp1251 1251 win1251 xcp1251
koi8-r ;  ; koi8r cskoi8r koi koi8
koi8-u ;  ; koi8u koi8ru
ibm866 ;  ; cp866 866 csibm866
x-mac-cyrillic ;  ; maccyrillic xmacukrainian
windows-1252 ; €\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ\u00a0¡¢£¤¥¦§¨©ª«¬\u00ad®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ ; cp1252 1252 646 8859 ansix341968 ansix341986 ascii cp367 cp819 csascii csisolatin1 ibm367 ibm819 iso646irv1991 iso646us iso8859 iso88591 iso885911987 isoir100 isoir6 l1 latin latin1 us usascii win1252 xcp1252
windows-1250 ;  ; cp1250 1250 win1250 xcp1250
shift_jis ;  ; cp932 932 csshiftjis ms932 mskanji sjis windows31j xmacjapanese xsjis
euc-jp ;  ; eucjp cseucpkdfmtjapanese ujis xeucjp
iso-2022-jp ;  ; iso2022jp csiso2022jp
gbk ;  ; gb18030 936 chinese cp936 csgb2312 csiso58gb231280 euccn eucgb2312cn gb2312 gb23121980 gb231280 isoir58 ms936 xgbk xmacsimpchinese
gb18030 ;  ; gb18030 gb180302000
big5 ;  ; big5hkscs 950 big5tw cnbig5 cp950 csbig5 hkscs ms950 xmactradchinese xxbig5
euc-kr ;  ; cp949 949 cseuckr csksc56011987 isoir149 korean ksc5601 ksc56011987 ksc56011989 ksx1001 ms949 uhc windows949 xmackorean
macintosh ;  ; macroman csmacintosh mac xmacroman
windows-874 ;  ; cp874 dos874 iso885911 iso8859112001 isoir166 thai tis620 tis6200 tis62025290 tis62025291
windows-1253 ;  ; cp1253 1253 xcp1253
windows-1254 ;  ; cp1254 1254 csisolatin5 iso88599 iso885991989 isoir148 l5 latin5 xcp1254
windows-1255 ;  ; cp1255 1255 xcp1255
windows-1256 ;  ; cp1256 1256 xcp1256
windows-1257 ;  ; cp1257 1257 xcp1257
windows-1258 ;  ; cp1258 1258 xcp1258
iso-8859-2 ;  ; iso88592 csisolatin2 iso885921987 isoir101 l2 latin2
iso-8859-3 ;  ; iso88593 csisolatin3 iso885931988 isoir109 l3 latin3
iso-8859-4 ;  ; iso88594 csisolatin4 iso885941988 isoir110 l4 latin4
iso-8859-5 ;  ; iso88595 csisolatincyrillic cyrillic iso885951988 isoir144
iso-8859-6 ;  ; iso88596 arabic asmo708 csiso88596e csiso88596i csisolatinarabic ecma114 iso885961987 iso88596e iso88596i isoir127
iso-8859-7 ;  ; iso88597 csisolatingreek ecma118 elot928 greek greek8 iso885971987 isoir126 suneugreek
iso-8859-8 ;  ; iso88598 csiso88598e csiso88598i csisolatinhebrew hebrew iso885981988 iso88598e iso88598i isoir138 logical visual
iso-8859-10 ;  ; iso885910 csisolatin6 iso8859101992 isoir157 l6 latin6
iso-8859-13 ;  ; iso885913 l7 latin7
iso-8859-14 ;  ; iso885914 iso8859141998 isoceltic isoir199 l8 latin8
iso-8859-15 ;  ; iso885915 csisolatin9 l9 latin9
iso-8859-16 ;  ; iso885916 iso8859162001 isoir226 l10 latin10
cp437 ; ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0 ; cp437 437 cspc8codepage437 ibm437
cp850 ; ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0 ; cp850 850 cspc850multilingual ibm850
cp852 ; ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0 ; cp852 852 cspcp852 ibm852
cp855 ; ђЂѓЃёЁєЄѕЅіІїЇјЈљЉњЊћЋќЌўЎџЏюЮъЪаАбБцЦдДеЕфФгГ«»░▒▓│┤хХиИ╣║╗╝йЙ┐└┴┬├─┼кК╚╔╩╦╠═╬¤лЛмМнНоОп┘┌█▄Пя▀ЯрРсСтТуУжЖвВьЬ№\u00adыЫзЗшШэЭщЩчЧ§■\u00a0 ; cp855 855 csibm855 ibm855
- «»°·–—‘’‚“”„†•…№
= cyrillic ; [А-ЯЁІЇЄҐЎ]?[а-яёіїєґў]+|[А-ЯЁІЇЄҐЎ]+ ; оеаинтсрвлкмдпуОЕАИНТСР
= latin ; [A-Za-z]*([À-ÖØ-öø-žȘ-ț]{1,3}[A-Za-z]+)*[À-ÖØ-öø-žȘ-ț]{0,3}
? utf-8 ; [\\xc2-\\xdf][\\x80-\\xbf]|[\\xe0-\\xef][\\x80-\\xbf]{2}|[\\xf0-\\xf4][\\x80-\\xbf]{3} ; ..+ ; \\xc2[\\xa0-\\xbf]|\\xe2\\x80.
? windows-1251 ; cyrillic
? shift_jis ; [\\x81-\\x9f\\xe0-\\xfc][\\x40-\\x7e\\x80-\\xfc] ; \\x82.|\\x83[\\x40-\\x96]|[\\x88-\\x97]. ; \\x81[\\x40-\\xac]
? euc-kr ; [\\x81-\\xfe][\\x41-\\x5a\\x61-\\x7a\\x81-\\xfe] ; [\\xb0-\\xc8][\\xa1-\\xfe] ; [\\xa1\\xa3][\\xa1-\\xfe]
? euc-jp ; \\x8f[\\xa1-\\xfe]{2}|[\\x8e\\xa1-\\xfe][\\xa1-\\xfe] ; [\\xa4\\xa5\\xb0-\\xcf]. ; [\\xa1\\xa3].
? gbk ; [\\x81-\\xfe][\\x40-\\x7e\\x80-\\xfe] ; [\\xb0-\\xd7][\\xa1-\\xfe] ; [\\xa1\\xa3][\\xa1-\\xfe]
? windows-1252 ; latin
? windows-1250 ; latin
? iso-8859-2 ; latin
? big5 ; [\\x81-\\xfe][\\x40-\\x7e\\xa1-\\xfe] ; [\\xa4-\\xc6]. ; [\\xa1\\xa2].
? koi8-u ; cyrillic
? ibm866 ; cyrillic
? x-mac-cyrillic ; cyrillic
`;
