import { inflateRawSync } from 'node:zlib';
import { READ_LIMITS } from '../read-limits';
import { ReadFault } from '../read-fault';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LONGEST_END = 65_557;

/**
 * Unpacks every entry of a zip file within a common limit before anyone parses it: what an entry says of its own size
 * may be a lie. Throws `ReadFault` for a bomb and for what is no zip.
 */
export function assertUnpackable(zip: Uint8Array): void {
  const bytes = Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end < bytes.length - LONGEST_END || bytes.readUInt32LE(end) !== END) throw broken();
  let left: number = READ_LIMITS.unpackedBytes;
  try {
    let at = bytes.readUInt32LE(end + 16);
    for (let entry = bytes.readUInt16LE(end + 10); entry > 0; entry -= 1) {
      if (bytes.readUInt32LE(at) !== ENTRY) throw broken();
      left -= unpackedSize(bytes, at, left);
      if (left <= 0) throw tooLarge();
      at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
    throw error instanceof ReadFault ? error : broken();
  }
}

function unpackedSize(bytes: Buffer, at: number, most: number): number {
  const method = bytes.readUInt16LE(at + 10);
  const packed = bytes.readUInt32LE(at + 20);
  const local = bytes.readUInt32LE(at + 42);
  if (method === 0) return packed;
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  return inflateRawSync(bytes.subarray(start, start + packed), { maxOutputLength: most }).length;
}

function broken(): ReadFault {
  return new ReadFault('broken', 'the spreadsheet is not a readable file');
}

function tooLarge(): ReadFault {
  return new ReadFault('too_complex', `the spreadsheet unpacks to more than ${READ_LIMITS.unpackedBytes / 1e6} MB`);
}
