import { constants, deflateRawSync } from 'node:zlib';

/** An empty block that says it is the last. */
const LAST_BLOCK = Buffer.from([0x03, 0x00]);
const ZLIB_HEAD = Buffer.from([0x78, 0x9c]);
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);

/** Raw deflate data that unpack to so many copies of a piece, made in no time: blocks can be repeated as they are. */
export function deflated(piece: string | Buffer, times: number): Buffer {
  const block = deflateRawSync(piece, { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([...Array.from({ length: times }, () => block), LAST_BLOCK]);
}

/** The same as zlib data; its checksum is wrong, which shows only at the end. */
export function zlibbed(piece: string | Buffer, times: number): Buffer {
  return Buffer.concat([ZLIB_HEAD, deflated(piece, times), Buffer.alloc(4)]);
}

/** The same as a gzip file; its checksum is wrong too. */
export function gzipped(piece: string | Buffer, times: number): Buffer {
  return Buffer.concat([GZIP_HEAD, deflated(piece, times), Buffer.alloc(8)]);
}

/** A file inside an archive. */
export interface ZipEntry {
  name: string;
  /** Raw deflate data. */
  packed: Buffer;
  /** What it says that it unpacks to; too little where it is left out. */
  bytes?: number;
}

/** A zip archive without checksums; with `listed` it lists its first entry so often. */
export function zipOf(entries: readonly ZipEntry[], listed = 0): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const local = Buffer.concat([localHead(entry), Buffer.from(entry.name), entry.packed]);
    const line = directoryLine(entry, offset);
    directory.push(...Array.from({ length: directory.length === 0 && listed > 0 ? listed : 1 }, () => line));
    locals.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, list, end]);
}

const CLAIMED_BYTES = 1_000;
const DEFLATE = 8;

function localHead({ name, packed, bytes = CLAIMED_BYTES }: ZipEntry): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(DEFLATE, 8);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(bytes, 22);
  head.writeUInt16LE(name.length, 26);
  return head;
}

function directoryLine({ name, packed, bytes = CLAIMED_BYTES }: ZipEntry, offset: number): Buffer {
  const line = Buffer.alloc(46);
  line.writeUInt32LE(0x02014b50, 0);
  line.writeUInt16LE(DEFLATE, 10);
  line.writeUInt32LE(packed.length, 20);
  line.writeUInt32LE(bytes, 24);
  line.writeUInt16LE(name.length, 28);
  line.writeUInt32LE(offset, 42);
  return Buffer.concat([line, Buffer.from(name)]);
}
