import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { Slots } from '../processes/slots';
import { ObjectStorage, type StoredObject } from './object-storage';
import { type OpenPart, ResumedRead } from './resumed-read';
import { toStorageError } from './s3-failures';
import { behindFolder, s3Pages } from './s3-pages';
import { isMissingObject, StorageError } from './storage.errors';
import { checkedKey } from './storage-key';

/** Larger files are uploaded in parts, each retried by itself; at most these are in memory. */
const PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 2;
const FILE_CHUNK_BYTES = 256 * 1024;
const REMOVALS_AT_ONCE = 16;
const CHECK_WITHIN_MS = 3_000;
/** Written by `check`, outside the folders that are swept. */
const CHECK_KEY = '.factreel-check';

/** Time limits for a store. */
export interface S3Patience {
  /** Pauses between retries in background work, so making a video survives a restart of the store. */
  pausesMs: readonly number[];
  /** Longest silence while an answer's bytes arrive. */
  idleMs: number;
}

const PATIENCE: S3Patience = { pausesMs: [1_000, 3_000, 9_000], idleMs: 20_000 };

/**
 * Objects in an S3 bucket, through Amazon's SDK. S3 guarantees that a put is atomic. Uses only what other S3 stores support
 * too (docs/adr/0025).
 */
export class S3Storage extends ObjectStorage {
  private hasWritten = false;

  /** `prefix` is empty or ends in `/`. */
  constructor(
    private readonly client: S3Client,
    private readonly place: { bucket: string; prefix: string },
    private readonly patience: S3Patience = PATIENCE,
  ) {
    super();
  }

  override async putFile(key: string, path: string): Promise<void> {
    const target = this.targetOf(key);
    // An error of the local file is not the store's fault, so it is not retried.
    await stat(path);
    await this.patiently(() => this.upload(target, path));
  }

  override async stat(key: string): Promise<StoredObject | null> {
    const target = this.targetOf(key);
    try {
      const { ContentLength = 0, LastModified, ETag } = await this.client.send(new HeadObjectCommand(target));
      return { key, bytes: ContentLength, modifiedAt: LastModified ?? new Date(0), etag: ETag ?? '' };
    } catch (error) {
      const known = toStorageError(error, 'look at', key);
      if (isMissingObject(known)) return null;
      throw known;
    }
  }

  override read(key: string, range?: { start: number; end: number }): Readable {
    const { idleMs } = this.patience;
    return new ResumedRead(this.opener(key), range, { idleMs, named: (error) => toStorageError(error, 'read', key) });
  }

  override async fetchTo(key: string, path: string): Promise<void> {
    checkedKey(key);
    try {
      await this.patiently(() => pipeline(this.read(key), createWriteStream(path)));
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  override async removeAll(folder: string): Promise<void> {
    const slots = new Slots(REMOVALS_AT_ONCE);
    const { bucket, prefix } = this.place;
    const within = `${prefix}${checkedKey(folder)}/`;
    const remove = async (Key: string): Promise<void> => {
      await this.client.send(new DeleteObjectCommand({ Bucket: bucket, Key })).catch((error: unknown) => {
        throw toStorageError(error, 'remove', Key);
      });
    };
    for await (const { Contents = [] } of s3Pages(this.client, { bucket, prefix: within })) {
      await Promise.all(Contents.map(({ Key = '' }) => slots.run(() => remove(Key))));
    }
  }

  override async folders(folder: string, { after, limit }: { after: string; limit: number }): Promise<string[]> {
    const prefix = `${this.place.prefix}${checkedKey(folder)}/`;
    const names: string[] = [];
    const startAfter = after === '' ? undefined : behindFolder(`${prefix}${after}/`);
    const listing = { bucket: this.place.bucket, prefix, startAfter, delimiter: '/' };
    for await (const { CommonPrefixes = [] } of s3Pages(this.client, listing)) {
      names.push(...CommonPrefixes.map(({ Prefix = '' }) => Prefix.slice(prefix.length, -1)));
      if (names.length >= limit) break;
    }
    return names.slice(0, limit);
  }

  override async *list(folder: string): AsyncIterable<StoredObject> {
    const listing = { bucket: this.place.bucket, prefix: this.within(folder) };
    for await (const { Contents = [] } of s3Pages(this.client, listing)) {
      for (const { Key = '', Size = 0, LastModified, ETag } of Contents) {
        const key = Key.slice(this.place.prefix.length);
        if (key === CHECK_KEY) continue;
        yield { key, bytes: Size, modifiedAt: LastModified ?? new Date(0), etag: ETag ?? '' };
      }
    }
  }

  /** Writes once, later only checks that it can be read: a check costs no put. */
  override async check(): Promise<void> {
    const target = this.targetOf(CHECK_KEY);
    const options = { abortSignal: AbortSignal.timeout(CHECK_WITHIN_MS) };
    try {
      if (!this.hasWritten) await inScratch((path) => this.upload(target, path));
      await this.client.send(new HeadObjectCommand(target), options);
      this.hasWritten = true;
    } catch (error) {
      this.hasWritten = false;
      throw new StorageError('write and read the bucket', error);
    }
  }

  private async upload(target: { Bucket: string; Key: string }, path: string): Promise<void> {
    const file = createReadStream(path, { highWaterMark: FILE_CHUNK_BYTES });
    try {
      const params = { ...target, Body: file };
      await new Upload({ client: this.client, params, partSize: PART_BYTES, queueSize: PARTS_AT_ONCE }).done();
    } catch (error) {
      throw toStorageError(error, 'store', target.Key);
    } finally {
      file.destroy();
    }
  }

  private opener(key: string): OpenPart {
    const target = this.targetOf(key);
    return async ({ start, end, etag }, abortSignal) => {
      const isPart = start > 0 || end !== undefined;
      const Range = isPart ? `bytes=${start}-${end ?? ''}` : undefined;
      const found = await this.client.send(new GetObjectCommand({ ...target, Range, IfMatch: etag }), { abortSignal });
      const { Body, ETag = '', ContentLength: bytes = 0, ContentRange = '' } = found;
      return { body: Body as Readable, etag: ETag, start: Number(/^bytes (\d+)-/.exec(ContentRange)?.[1] ?? 0), bytes };
    };
  }

  private async patiently(work: () => Promise<void>): Promise<void> {
    for (const pauseMs of this.patience.pausesMs) {
      try {
        await work();
        return;
      } catch (error) {
        if (!(error instanceof StorageError && error.isPassing)) throw error;
      }
      await pause(pauseMs);
    }
    await work();
  }

  private targetOf(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.place.bucket, Key: `${this.place.prefix}${checkedKey(key)}` };
  }

  /** Prefix of the keys below a folder; of all our keys for the empty one. */
  private within(folder: string): string {
    return folder === '' ? this.place.prefix : `${this.place.prefix}${checkedKey(folder)}/`;
  }
}

async function inScratch(work: (path: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'factreel-check-'));
  try {
    await writeFile(join(folder, 'check'), 'factreel');
    await work(join(folder, 'check'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
