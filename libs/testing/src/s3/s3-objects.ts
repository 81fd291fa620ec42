import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Bytes that arrived whole. */
export interface S3File {
  path: string;
  bytes: number;
  /** Hexadecimal. */
  md5: string;
  sha256: string;
}

/** An object as it lies in its bucket. */
export interface S3Object {
  path: string;
  bytes: number;
  /** With its quotes. */
  etag: string;
  modifiedAt: Date;
}

interface S3Upload {
  key: string;
  parts: Map<number, S3File>;
}

/** Smallest part but the last (Amazon S3 user guide, multipart upload limits). */
const LEAST_PART = 5 * 1024 * 1024;

/**
 * The objects of one bucket, on disk. Each put is a file of its own that takes the key when it is whole: whoever reads the
 * old one reads it to its end, as S3 has it.
 */
export class S3Objects {
  private readonly objects = new Map<string, S3Object>();
  /** Multipart uploads that were begun and neither completed nor aborted. */
  readonly uploads = new Map<string, S3Upload>();

  private constructor(private readonly folder: string) {}

  static async make(): Promise<S3Objects> {
    return new S3Objects(await mkdtemp(join(tmpdir(), 'factreel-s3-')));
  }

  /** In the order of their bytes, as buckets are listed. */
  keys(): string[] {
    return [...this.objects.keys()].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  }

  get(key: string): S3Object | undefined {
    return this.objects.get(key);
  }

  /** Throws, and keeps nothing, where the sender breaks off. */
  async receive(body: AsyncIterable<Uint8Array>): Promise<S3File> {
    const path = join(this.folder, randomUUID());
    const [md5, sha256] = [createHash('md5'), createHash('sha256')];
    let bytes = 0;
    const measured = async function* (): AsyncGenerator<Uint8Array> {
      for await (const chunk of body) {
        md5.update(chunk);
        sha256.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    };
    try {
      await pipeline(measured, createWriteStream(path));
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    return { path, bytes, md5: md5.digest('hex'), sha256: sha256.digest('hex') };
  }

  /** Removes a file that did not become an object. */
  async drop({ path }: S3File): Promise<void> {
    await rm(path, { force: true });
  }

  async put(key: string, { path, bytes, md5 }: S3File, etag = `"${md5}"`): Promise<S3Object> {
    const before = this.objects.get(key);
    const object = { path, bytes, etag, modifiedAt: new Date() };
    this.objects.set(key, object);
    if (before) await rm(before.path, { force: true });
    return object;
  }

  async remove(key: string): Promise<void> {
    const object = this.objects.get(key);
    if (object && this.objects.delete(key)) await rm(object.path, { force: true });
  }

  begin(key: string): string {
    const id = randomUUID();
    this.uploads.set(id, { key, parts: new Map() });
    return id;
  }

  async abort(uploadId: string): Promise<void> {
    const upload = this.uploads.get(uploadId);
    this.uploads.delete(uploadId);
    for (const part of upload?.parts.values() ?? []) await this.drop(part);
  }

  /** The parts in their order become the object. Answers S3's code where they cannot. */
  async complete(
    uploadId: string,
    numbers: number[],
  ): Promise<S3Object | 'NoSuchUpload' | 'InvalidPart' | 'EntityTooSmall'> {
    const upload = this.uploads.get(uploadId);
    if (!upload) return 'NoSuchUpload';
    const parts = numbers.flatMap((number) => upload.parts.get(number) ?? []);
    if (parts.length !== numbers.length || parts.length === 0) return 'InvalidPart';
    if (parts.slice(0, -1).some(({ bytes }) => bytes < LEAST_PART)) return 'EntityTooSmall';
    const whole = await this.receive(concatenated(parts));
    const sums = createHash('md5');
    for (const { md5 } of parts) sums.update(Buffer.from(md5, 'hex'));
    const object = await this.put(upload.key, whole, `"${sums.digest('hex')}-${parts.length}"`);
    await this.abort(uploadId);
    return object;
  }

  async removeFolder(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

async function* concatenated(parts: S3File[]): AsyncGenerator<Uint8Array> {
  for (const { path } of parts) yield* createReadStream(path) as AsyncIterable<Uint8Array>;
}
