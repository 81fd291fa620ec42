import { inflateRawSync } from 'node:zlib';
import { READ_LIMITS } from '../read-limits';
import { ReadFault } from '../read-fault';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LONGEST_END = 65_557;

/** So much of an entry is handed out; what is wanted of a sheet stands at its beginning. */
const KEPT_BYTES = 2_000_000;

/**
 * Unpacks every entry of a zip file within a common limit before anyone parses it: what an entry says of its own size
 * may be a lie. Returns the beginnings of those whose names are `wanted`. Throws `ReadFault` for a bomb and for what is
 * no zip.
 */
export function unpackGuarded(zip: Uint8Array, wanted: RegExp): Map<string, string> {
  const texts = new Map<string, string>();
  const bytes = Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end < bytes.length - LONGEST_END || bytes.readUInt32LE(end) !== END) throw broken();
  let left: number = READ_LIMITS.unpackedBytes;
  try {
    let at = bytes.readUInt32LE(end + 16);
    for (let entry = bytes.readUInt16LE(end + 10); entry > 0; entry -= 1) {
      if (bytes.readUInt32LE(at) !== ENTRY) throw broken();
      const content = unpacked(bytes, at, left);
      left -= content.length;
      if (left <= 0) throw tooLarge();
      const name = bytes.toString('utf8', at + 46, at + 46 + bytes.readUInt16LE(at + 28));
      if (wanted.test(name)) texts.set(name, content.toString('utf8', 0, KEPT_BYTES));
      at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
    throw error instanceof ReadFault ? error : broken();
  }
  return texts;
}

function unpacked(bytes: Buffer, at: number, most: number): Buffer {
  const method = bytes.readUInt16LE(at + 10);
  const packed = bytes.readUInt32LE(at + 20);
  const local = bytes.readUInt32LE(at + 42);
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const content = bytes.subarray(start, start + packed);
  return method === 0 ? content : inflateRawSync(content, { maxOutputLength: most });
}

function broken(): ReadFault {
  return new ReadFault('broken', 'the spreadsheet is not a readable file');
}

function tooLarge(): ReadFault {
  return new ReadFault('too_complex', `the spreadsheet unpacks to more than ${READ_LIMITS.unpackedBytes / 1e6} MB`);
}
