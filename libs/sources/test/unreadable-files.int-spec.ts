import { ReadingChild } from './readers/reading-child';
import { zipOf } from './readers/zip-file';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><text>12 ships</text></svg>';
const OFFICE = (part: string): Buffer => zipOf({ '[Content_Types].xml': '<Types/>', [part]: '<x/>' });
const padded = (hex: string): Buffer => Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(600)]);

/** Files that people send and no reader takes, with what they must be called. */
const FILES: ReadonlyArray<[name: string, bytes: Uint8Array | string, told: RegExp, contentType?: string]> = [
  ['a bare SVG', SVG, /an SVG drawing/, 'image/svg+xml'],
  [
    'an SVG with its head',
    `<?xml version="1.0"?>\n<!-- drawn -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n${SVG}`,
    /an SVG drawing/,
  ],
  ['an SVG served as a page', SVG, /an SVG drawing/, 'text/html'],
  ['a zip archive', zipOf({ 'notes.txt': 'Revenue was $4 million.' }), /a zip archive/],
  ['a Word document', OFFICE('word/document.xml'), /a word processor document.*save it as PDF/],
  ['a presentation', OFFICE('ppt/presentation.xml'), /a presentation/],
  ['an e-book', zipWithType('application/epub+zip'), /an e-book/],
  ['a text of LibreOffice', zipWithType('application/vnd.oasis.opendocument.text'), /a word processor document/],
  ['a table of LibreOffice', zipWithType('application/vnd.oasis.opendocument.spreadsheet'), /no \.xlsx workbook/],
  ['an old Office file', padded('d0cf11e0a1b11ae1'), /an old Office file/],
  ['an RTF document', '{\\rtf1\\ansi Revenue was 4 million.}', /an RTF document/],
  ['PostScript', '%!PS-Adobe-3.0\n(12) show\n', /a PostScript file/],
  [
    'XML of its own kind',
    '<?xml version="1.0"?><urlset><url><loc>https://a.example</loc></url></urlset>',
    /an XML doc/,
  ],
  ['a program of Windows', padded('4d5a90000300000004000000ffff0000'), /a program/],
  ['a program of Linux', padded('7f454c4602010100'), /a program/],
  ['a packed archive', padded('1f8b0800000000000003'), /a packed archive/],
  ['a video', padded('000000206674797069736f6d0000020069736f6d69736f32'), /a video: upload it to the library/],
  ['a sound file', padded('524946462400000057415645666d7420'), /a sound file: upload it to the library/],
  ['a picture', padded('89504e470d0a1a0a0000000d49484452'), /a picture: upload it to the library/],
  ['a font', padded('774f46320001000000000000'), /a font/],
  ['bytes of no kind', Buffer.from([0, 1, 2, 3, 0, 0, 5, 0, 9]), /of no kind that is known/],
];

/** Its first file says what it is, as such packages must. */
function zipWithType(type: string): Buffer {
  const name = Buffer.from('mimetype');
  const head = Buffer.alloc(30);
  head.write('PK\u0003\u0004', 'latin1');
  head.writeUInt32LE(type.length, 18);
  head.writeUInt32LE(type.length, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name, Buffer.from(type), zipOf({ 'content.xml': '<x/>' })]);
}

describe('files that no reader takes', () => {
  const child = new ReadingChild();
  afterAll(() => child.stop());

  it.each(FILES)('%s is told what it is, and what may be sent', async (...[, bytes, told, contentType]) => {
    const answer = await child.read(bytes, { contentType: contentType ?? null });
    expect(answer).toMatch(told);
    expect(answer).toMatch(/^unsupported: the source is .*(?:send a web page, a PDF|upload it to the library)/);
  });

  it.each([
    ['BMW sold 2.4 million cars in 2025.', 'text'],
    ['MZ motorcycles cost 4,200 euros.', 'text'],
    ['<p>Rain fell for 12 days.</p><svg><text>9</text></svg>', 'page'],
  ])('words that begin like a file are read: %s', async (text, kind) => {
    expect(await child.read(text)).toMatchObject({ kind });
  });
});
