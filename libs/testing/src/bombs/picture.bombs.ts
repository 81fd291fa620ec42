import { crc32 } from 'node:zlib';
import { type Bomb, media } from './bomb';
import { zlibbed } from './packed';

const MEGABYTE = Buffer.alloc(1_000_000);
const LARGE = 30_000;

function bytesOf(...values: Array<number | string | Buffer>): Buffer {
  return Buffer.concat(values.map((value) => (typeof value === 'number' ? Buffer.from([value]) : Buffer.from(value))));
}
const big = (value: number, bytes: number): Buffer => {
  const written = Buffer.alloc(bytes);
  written.writeUIntBE(value, 0, bytes);
  return written;
};
const little = (value: number, bytes: number): Buffer => big(value, bytes).reverse();

function chunk(type: string, content: Buffer): Buffer {
  const body = bytesOf(type, content);
  return bytesOf(big(content.length, 4), body, big(crc32(body), 4));
}

/** A PNG that says so of its size; its picture, and chunks before it, may be anything. */
function png(width: number, height: number, data: Buffer, before: Buffer = Buffer.alloc(0)): Buffer {
  const head = chunk('IHDR', bytesOf(big(width, 4), big(height, 4), 8, 6, 0, 0, 0));
  const end = chunk('IEND', Buffer.alloc(0));
  return bytesOf(Buffer.from('89504e470d0a1a0a', 'hex'), head, before, chunk('IDAT', data), end);
}

/** A JPEG in scans, each of which makes its reader go over all of the picture. */
function jpeg(width: number, height: number, scans: number): Buffer {
  const quantities = bytesOf(0xff, 0xdb, big(67, 2), 0, Buffer.alloc(64, 1));
  const frame = bytesOf(0xff, 0xc2, big(11, 2), 8, big(height, 2), big(width, 2), 1, 1, 0x11, 0);
  const codes = bytesOf(1, Buffer.alloc(15), 0);
  const tables = [0x00, 0x10].map((place) => bytesOf(0xff, 0xc4, big(20, 2), place, codes));
  const scan = bytesOf(0xff, 0xda, big(8, 2), 1, 1, 0, 0, 0, 0x01, 0);
  const again = bytesOf(0xff, 0xda, big(8, 2), 1, 1, 0, 1, 5, 0x10, 0);
  const rest = Array.from({ length: scans }, () => again);
  return bytesOf(0xff, 0xd8, quantities, frame, ...tables, scan, ...rest, 0xff, 0xd9);
}

function webp(width: number, height: number): Buffer {
  const sizes = little(width - 1 + (height - 1) * 2 ** 14, 4);
  const lossless = bytesOf(0x2f, sizes, Buffer.alloc(24));
  const body = bytesOf('WEBPVP8L', little(lossless.length, 4), lossless);
  return bytesOf('RIFF', little(body.length, 4), body);
}

/** A GIF of so many pictures that is played for ever. */
function gif(width: number, height: number, pictures: number): Buffer {
  const screen = bytesOf('GIF89a', little(width, 2), little(height, 2), 0x80, 0, 0, Buffer.alloc(6));
  const forever = bytesOf(0x21, 0xff, 11, 'NETSCAPE2.0', 3, 1, 0, 0, 0);
  const control = bytesOf(0x21, 0xf9, 4, 0, 1, 0, 0, 0);
  const picture = bytesOf(0x2c, Buffer.alloc(4), little(1, 2), little(1, 2), 0, 2, 2, 0x44, 0x01, 0);
  const frames = Array.from({ length: pictures }, () => bytesOf(control, picture));
  return bytesOf(screen, forever, ...frames, 0x3b);
}

/** Pictures that unpack to more than a machine has, or that take for ever. */
export const PICTURE_BOMBS: readonly Bomb[] = [
  media('a PNG of 30,000 pixels each way', () => png(LARGE, LARGE, zlibbed(MEGABYTE, 3_600))),
  media('a PNG of 2 billion pixels in a line', () => png(2_000_000_000, 1, Buffer.alloc(0))),
  media('a PNG of 1 GB behind a small picture', () => png(100, 100, zlibbed(MEGABYTE, 1_000)), { mayBeRead: true }),
  media(
    'a PNG with a colour profile of 1 GB',
    () => png(100, 100, zlibbed(Buffer.alloc(40_100), 1), chunk('iCCP', bytesOf('a', 0, 0, zlibbed(MEGABYTE, 1_000)))),
    { mayBeRead: true },
  ),
  media(
    'a PNG of a million texts',
    () =>
      png(
        100,
        100,
        zlibbed(Buffer.alloc(40_100), 1),
        Buffer.concat(Array.from({ length: 1_000_000 }, () => chunk('tEXt', Buffer.from('a\0b')))),
      ),
    { mayBeRead: true },
  ),
  media('a JPEG of 30,000 pixels each way', () => jpeg(LARGE, LARGE, 1)),
  media('a JPEG of 36 megapixels in 5,000 scans', () => jpeg(6_000, 6_000, 5_000)),
  media('a WebP of 16,384 pixels each way', () => webp(16_384, 16_384)),
  media('a GIF of 65,535 pixels each way', () => gif(65_535, 65_535, 1)),
  media('a GIF of 36 megapixels and 100,000 pictures, for ever', () => gif(6_000, 6_000, 100_000), { mayBeRead: true }),
];
