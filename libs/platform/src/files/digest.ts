import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { Transform, type TransformCallback } from 'node:stream';

/** SHA-256 of some bytes, hexadecimal, and how many there are. */
export interface Digest {
  sha256: string;
  bytes: number;
}

/** Lets bytes pass and sums them up on the way. */
export class DigestTap extends Transform {
  private readonly hash = createHash('sha256');
  private bytes = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, pass: TransformCallback): void {
    this.hash.update(chunk);
    this.bytes += chunk.length;
    pass(null, chunk);
  }

  /** Once, when all have passed. */
  digest(): Digest {
    return { sha256: this.hash.digest('hex'), bytes: this.bytes };
  }
}

/** Reads bytes to their end and sums them up. */
export async function digestOf(source: NodeJS.ReadableStream): Promise<Digest> {
  const tap = new DigestTap();
  await pipeline(source, tap.resume());
  return tap.digest();
}
