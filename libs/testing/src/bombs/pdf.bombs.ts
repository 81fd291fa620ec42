import { type Bomb, source } from './bomb';
import { zlibbed } from './packed';

const PDF = 'application/pdf';
const PAGE = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Contents 4 0 R';
const ONE_PAGE = ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 1>>', `${PAGE}>>`];
const MEGABYTE = Buffer.alloc(1_000_000, 0x20);

/** Objects 1, 2, 3 and so on; the first is the catalogue. Without a table: readers look for the objects themselves. */
function pdfOf(objects: ReadonlyArray<string | Buffer>, more = ''): Buffer {
  const parts = objects.map((object, index) =>
    Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]),
  );
  const end = `trailer<</Root 1 0 R/Size ${objects.length + 1}${more}>>\n%%EOF\n`;
  return Buffer.concat([Buffer.from('%PDF-1.4\n'), ...parts, Buffer.from(end)]);
}

function stream(content: string | Buffer, keys = ''): Buffer {
  const head = `<<${keys}/Length ${content.length}>>\nstream\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\nendstream')]);
}

/** Forms that each draw the next so often. */
function forms(count: number, often: number): Buffer[] {
  return Array.from({ length: count }, (_, index) => {
    const next = index + 1 < count ? index + 6 : 5;
    const keys = `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</F ${next} 0 R>>>>`;
    return stream('/F Do '.repeat(often), keys);
  });
}

const drawn = (resources: string, content: string | Buffer, others: ReadonlyArray<string | Buffer>): Buffer =>
  pdfOf([...ONE_PAGE.slice(0, 2), `${PAGE}/Resources<<${resources}>>>>`, stream(content), ...others]);

/** PDFs; the parser of most readers works through what they point at. */
export const PDF_BOMBS: readonly Bomb[] = [
  source('a PDF whose page unpacks to 1 GB', PDF, () =>
    pdfOf([...ONE_PAGE, stream(zlibbed(MEGABYTE, 1_000), '/Filter/FlateDecode')]),
  ),
  source('a PDF whose page is packed twice', PDF, () =>
    pdfOf([...ONE_PAGE, stream(zlibbed(zlibbed(MEGABYTE, 1_000), 1), '/Filter[/FlateDecode/FlateDecode]')]),
  ),
  source(
    'a PDF of 60 million operators',
    PDF,
    () => pdfOf([...ONE_PAGE, stream(zlibbed('q Q '.repeat(100_000), 300), '/Filter/FlateDecode')]),
    { isSlow: true },
  ),
  source(
    'a PDF of 20 million words',
    PDF,
    () =>
      drawn(
        '/Font<</F 5 0 R>>',
        stream(zlibbed('BT /F 9 Tf (12 a) Tj ET '.repeat(10_000), 1_000), '/Filter/FlateDecode'),
        ['<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'],
      ),
    { mayBeRead: true },
  ),
  source(
    'a PDF whose pages are 50,000 levels deep',
    PDF,
    () => {
      const levels = Array.from(
        { length: 50_000 },
        (_, n) => `<</Type/Pages/Kids[${n + 3} 0 R]/Count 1/Parent ${n + 1} 0 R>>`,
      );
      return pdfOf(['<</Type/Catalog/Pages 2 0 R>>', ...levels, '<</Type/Page/MediaBox[0 0 9 9]>>']);
    },
    { mayBeRead: true },
  ),
  source(
    'a PDF whose pages hold themselves',
    PDF,
    () => pdfOf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R 2 0 R 2 0 R]/Count 1000000>>']),
    { mayBeRead: true },
  ),
  source(
    'a PDF that says it has 2 billion pages',
    PDF,
    () =>
      pdfOf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 2000000000>>', `${PAGE}>>`, stream('')]),
    { mayBeRead: true },
  ),
  source('a PDF whose form draws itself', PDF, () => drawn('/XObject<</F 5 0 R>>', '/F Do', forms(1, 1_000)), {
    mayBeRead: true,
  }),
  source(
    'a PDF whose forms draw each other 10^30 times',
    PDF,
    () => drawn('/XObject<</F 5 0 R>>', '/F Do', forms(30, 10)),
    { mayBeRead: true },
  ),
  source(
    'a PDF of a page of 10 million points each way',
    PDF,
    () =>
      pdfOf([
        ...ONE_PAGE.slice(0, 2),
        PAGE.replace('0 0 400 300', '0 0 10000000 10000000') + '>>',
        stream('0 0 9 9 re f'),
      ]),
    { mayBeRead: true },
  ),
  source(
    'a PDF of a picture of 30,000 pixels each way',
    PDF,
    () => {
      const keys =
        '/Type/XObject/Subtype/Image/Width 30000/Height 30000/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/FlateDecode';
      return drawn('/XObject<</F 5 0 R>>', '400 0 0 300 0 0 cm /F Do', [stream(zlibbed(MEGABYTE, 2_700), keys)]);
    },
    { mayBeRead: true },
  ),
  source(
    'a PDF whose pattern tiles a page a billion times',
    PDF,
    () => {
      const pattern = stream(
        '0 0 1 1 re f',
        '/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 1 1]/XStep 0.0001/YStep 0.0001/Resources<<>>',
      );
      return drawn('/Pattern<</F 5 0 R>>', '/Pattern cs /F scn 0 0 400 300 re f', [pattern]);
    },
    { mayBeRead: true },
  ),
  source('a PDF whose table points at itself', PDF, () =>
    Buffer.from('%PDF-1.4\nxref\n0 1\n0000000000 65535 f \ntrailer<</Root 1 0 R/Size 1/Prev 9>>\nstartxref\n9\n%%EOF'),
  ),
  source('a PDF of brackets in each other', PDF, () => pdfOf([`<</Type/Catalog/Pages ${'['.repeat(5_000_000)}`])),
  source('a PDF of which nothing is left', PDF, () => '%PDF-1.7\n'),
];
