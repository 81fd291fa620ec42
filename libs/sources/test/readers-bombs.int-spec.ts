import { deflateSync, gzipSync } from 'node:zlib';
import { SafeFetch } from '@app/platform';
import { LocalServer } from '@app/testing';
import { ReadSourceService } from '../src/readers/read-source.service';
import { UnreadableSourceError } from '../src/readers/readers.errors';

const service = new ReadSourceService(new SafeFetch(['127.0.0.1']));

function answerOf(bytes: Uint8Array | string, contentType: string): Promise<unknown> {
  return service
    .readBytes(typeof bytes === 'string' ? Buffer.from(bytes) : bytes, { url: null, contentType })
    .catch((error: unknown) => error);
}

/** A PDF whose page is a stream that unpacks to `megabytes`. */
function pdfBomb(megabytes: number): Buffer {
  const stream = deflateSync(Buffer.alloc(megabytes * 1_000_000, 0x20));
  const objects = [
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from('<</Type/Pages/Kids[3 0 R]/Count 1>>'),
    Buffer.from('<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Contents 4 0 R>>'),
    Buffer.concat([
      Buffer.from(`<</Filter/FlateDecode/Length ${stream.length}>>\nstream\n`),
      stream,
      Buffer.from('\nendstream'),
    ]),
  ];
  const parts = objects.map((object, index) =>
    Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]),
  );
  return Buffer.concat([Buffer.from('%PDF-1.4\n'), ...parts, Buffer.from('trailer<</Root 1 0 R/Size 5>>\n%%EOF\n')]);
}

/** A workbook whose only sheet unpacks to `megabytes`; its directory says it is small. */
function xlsxBomb(megabytes: number): Buffer {
  const entries: Array<[string, Buffer]> = [
    [
      '[Content_Types].xml',
      Buffer.from(
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
      ),
    ],
    ['xl/worksheets/sheet1.xml', Buffer.alloc(megabytes * 1_000_000, 0x20)],
  ];
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of entries) {
    const packed = deflateSync(content).subarray(2, -4);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(1_000, 22);
    head.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(1_000, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    directory.push(entry, Buffer.from(name));
    locals.push(head, Buffer.from(name), packed);
    offset += 30 + name.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, listed, end]);
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

describe('bombs', () => {
  it.each([
    ['1,000 divs in each other', `<html><body>${'<div>'.repeat(1_000)}12`, 'text/html'],
    ['20,000 divs in each other', `<html><body>${'<div>'.repeat(20_000)}`, 'text/html'],
    ['100,000 elements and more', `<html><body>${'<b>1</b>'.repeat(120_000)}`, 'text/html'],
    ['JSON 20,000 deep', `${'['.repeat(20_000)}1${']'.repeat(20_000)}`, 'application/json'],
    [
      'entities of entities',
      `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><rss version="2.0"><channel><title>&b;</title></channel></rss>`,
      'application/rss+xml',
    ],
    ['a workbook that unpacks to 200 MB', xlsxBomb(200), XLSX],
    ['a PDF whose page unpacks to 700 MB', pdfBomb(700), 'application/pdf'],
    ['bytes of no kind', Buffer.from([0, 1, 2, 3, 0, 0, 5, 0, 9]), 'application/octet-stream'],
  ])('answers %s with a reason', async (_name, bytes, contentType) => {
    const answer = await answerOf(bytes, contentType);
    expect(answer).toBeInstanceOf(UnreadableSourceError);
    expect((answer as UnreadableSourceError).error).toMatch(/^unprocessable: /);
  });
});

describe('a server that means harm', () => {
  let server: LocalServer;
  let base: string;

  beforeAll(async () => {
    const bomb = gzipSync(Buffer.alloc(200_000_000));
    server = await new LocalServer((request, response) => {
      if (request.url === '/gzip')
        response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(bomb);
      else if (request.url === '/to-private') response.writeHead(302, { location: 'http://10.0.0.1/' }).end();
      else if (request.url === '/to-file') response.writeHead(302, { location: 'file:///etc/passwd' }).end();
      else if (request.url === '/to-metadata')
        response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end();
      else if (request.url === '/round') response.writeHead(302, { location: '/round' }).end();
      else if (request.url === '/page')
        response
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<html lang="en"><body><p>The wait is 17 minutes.</p></body></html>');
      else response.writeHead(404).end();
    }).listen();
    base = server.url;
  });

  afterAll(() => server.stop());

  it.each([
    ['/gzip', /larger than 25 MB/],
    ['/to-private', /not a public address/],
    ['/to-file', /not an http or https address/],
    ['/to-metadata', /not a public address/],
    ['/round', /redirects too often/],
    ['/missing', /answered 404/],
  ])('is told why %s cannot be read', async (path, why) => {
    await expect(service.readUrl(base + path)).rejects.toThrow(why);
    await expect(service.readUrl(base + path)).rejects.toBeInstanceOf(UnreadableSourceError);
  });

  it('reads what is sound', async () => {
    const source = await service.readUrl(`${base}/page`);
    expect(source).toMatchObject({
      kind: 'page',
      url: `${base}/page`,
      data: { figures: { Wait: { value: '17 minutes' } } },
    });
  });
});
