import { brotliCompressSync, deflateRawSync } from 'node:zlib';
import { type Bomb, media, source } from './bomb';
import { deflated, gzipped, type ZipEntry, zipOf } from './packed';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const MEGABYTE = Buffer.alloc(1_000_000, 0x20);
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

const stored = (name: string, text: string): ZipEntry => ({
  name,
  packed: deflateRawSync(text),
  bytes: Buffer.byteLength(text),
});
const SHEET_HEAD = `<worksheet xmlns="${MAIN}"><sheetData>`;
const WORKBOOK = [
  stored(
    '[Content_Types].xml',
    `<Types xmlns="${PACKAGE}/content-types"><Override PartName="/xl/workbook.xml" ContentType="${XLSX}.main+xml"/></Types>`,
  ),
  stored(
    '_rels/.rels',
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ),
  stored(
    'xl/workbook.xml',
    `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
  ),
  stored(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  ),
];

const SHEET = 'xl/worksheets/sheet1.xml';
const SHEET_END = '</sheetData></worksheet>';

/** A part of a workbook between its head and its end, so often. */
interface Repeated {
  head: string;
  piece: string;
  times: number;
  end: string;
  name?: string;
}

/** A workbook with a large sheet, or another large part; it says truly how large that is. */
function workbook({ head, piece, times, end, name = SHEET }: Repeated): Buffer {
  const packed = Buffer.concat([openBlock(head), openBlock(piece, times), deflated(end, 1)]);
  const large = { name, packed, bytes: head.length + piece.length * times + end.length };
  return zipOf([...WORKBOOK, ...(name === SHEET ? [] : [stored(SHEET, `${SHEET_HEAD}${SHEET_END}`)]), large]);
}

/** Deflate data that others may follow. */
function openBlock(text: string, times = 1): Buffer {
  return deflated(text, times).subarray(0, -2);
}

/** Rows are numbered: what repeats a row is no workbook. */
function rows(count: number): Buffer {
  const row = (n: number): string => `<row r="${n}"><c r="A${n}"><v>1</v></c></row>`;
  const all = Array.from({ length: count }, (_, index) => row(index + 1)).join('');
  return zipOf([...WORKBOOK, stored(SHEET, `${SHEET_HEAD}${all}${SHEET_END}`)]);
}

/** What unpacks to more than it is. */
export const PACKED_BOMBS: readonly Bomb[] = [
  source('a page of 1 GB in gzip', 'text/html', () => gzipped(MEGABYTE, 1_000), { encoding: 'gzip' }),
  source('a page of 100 MB in Brotli', 'text/html', () => brotliCompressSync(Buffer.alloc(100_000_000)), {
    encoding: 'br',
  }),
  source('a gzip file of 1 GB', 'application/gzip', () => gzipped(MEGABYTE, 1_000)),
  source('a workbook of 1 GB of blanks', XLSX, () =>
    workbook({ head: '', piece: ' '.repeat(1_000_000), times: 1_000, end: '' }),
  ),
  source('a workbook of a million rows', XLSX, () => rows(1_000_000), { isSlow: true }),
  source('a workbook of 200,000 rows', XLSX, () => rows(200_000), { mayBeRead: true, isSlow: true }),
  source(
    'a workbook whose row says it is the last there can be',
    XLSX,
    () =>
      workbook({
        head: SHEET_HEAD,
        piece: '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>',
        times: 1,
        end: SHEET_END,
      }),
    { mayBeRead: true },
  ),
  source(
    'a workbook of 2 million texts',
    XLSX,
    () =>
      workbook({
        head: `<sst xmlns="${MAIN}">`,
        piece: '<si><t>a</t></si>'.repeat(1_000),
        times: 2_500,
        end: '</sst>',
        name: 'xl/sharedStrings.xml',
      }),
    { mayBeRead: true },
  ),
  source(
    'a workbook of elements in each other',
    XLSX,
    () => workbook({ head: SHEET_HEAD, piece: '<c>'.repeat(10_000), times: 1_000, end: SHEET_END }),
    {
      mayBeRead: true,
    },
  ),
  source('a workbook that lists one sheet 60,000 times', XLSX, () =>
    zipOf([{ name: 'xl/worksheets/sheet1.xml', packed: deflated(MEGABYTE, 1) }, ...WORKBOOK], 60_000),
  ),
  source('an archive that climbs out of its folder', 'application/zip', () =>
    zipOf([stored('../../../../etc/passwd', 'root')]),
  ),
  source('a workbook that climbs out of its folder', XLSX, () =>
    zipOf([...WORKBOOK, stored('../../../../tmp/climbed', 'x')]),
  ),
  media('an archive for a picture', () => zipOf([stored('../../a.png', 'x')])),
  media('a gzip file for a picture', () => gzipped(MEGABYTE, 1_000)),
];
