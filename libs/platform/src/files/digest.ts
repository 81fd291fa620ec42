import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { Transform, type TransformCallback } from 'node:stream';

/** Hexadecimal SHA-256 and number of bytes. */
export interface Digest {
  sha256: string;
  bytes: number;
}

/** Passes bytes through and computes their digest. */
export class DigestTap extends Transform {
  private readonly hash = createHash('sha256');
  private bytes = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, pass: TransformCallback): void {
    this.hash.update(chunk);
    this.bytes += chunk.length;
    pass(null, chunk);
  }

  /** Call once, after the last byte. */
  digest(): Digest {
    return { sha256: this.hash.digest('hex'), bytes: this.bytes };
  }
}

/** Reads a stream to its end and returns its digest. */
export async function digestOf(source: NodeJS.ReadableStream): Promise<Digest> {
  const tap = new DigestTap();
  await pipeline(source, tap.resume());
  return tap.digest();
}
