import type { Readable } from 'node:stream';

/** Where a stored object is and what it is; `etag` changes when its bytes do. */
export interface StoredObject {
  key: string;
  bytes: number;
  modifiedAt: Date;
  etag: string;
}

/**
 * Files that outlive a process, by keys such as `videos/vid-7/v1/video.mp4`. Keys are made by us, never by callers.
 * The embedded default is a folder. A store that fails throws `StorageError`, an object that is not there an error of code
 * `ENOENT` (`isMissingObject`).
 */
export abstract class ObjectStorage {
  /**
   * Stores a local file under `key`, replacing what was there, whole or not at all. The file itself may become the
   * object: it may be removed or replaced afterwards, but never be written into.
   */
  abstract putFile(key: string, path: string): Promise<void>;
  /** Null when there is no such object. */
  abstract stat(key: string): Promise<StoredObject | null>;
  /** Streams the object, or the inclusive byte range of it; a stream that cannot be read to its end fails. */
  abstract read(key: string, range?: { start: number; end: number }): Readable;
  /** Copies the object to a local path. */
  abstract fetchTo(key: string, path: string): Promise<void>;
  /** Removes every object below `folder`, such as `videos/vid-7`; `videos/vid-70` is another folder. */
  abstract removeAll(folder: string): Promise<void>;
  /** Names of the folders below `folder`, such as the ids below `videos`, in ascending order, behind `after`; at most `limit`. */
  abstract folders(folder: string, options: { after: string; limit: number }): Promise<string[]>;
  /** Every object below `folder`, in no order; what is stored or removed meanwhile may be among them or not. */
  abstract list(folder: string): AsyncIterable<StoredObject>;
  /** Throws when objects cannot be written or read. */
  abstract check(): Promise<void>;
}
