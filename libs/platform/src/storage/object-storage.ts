import type { Readable } from 'node:stream';

/** A stored object; `etag` changes with its bytes. */
export interface StoredObject {
  key: string;
  bytes: number;
  modifiedAt: Date;
  etag: string;
}

/**
 * Stored files, by keys such as `videos/vid-7/v1/video.mp4`. Keys are made by us, never by callers. The embedded default is
 * a folder. A failing store throws `StorageError`, a missing object an error with code `ENOENT` (`isMissingObject`).
 */
export abstract class ObjectStorage {
  /**
   * Stores a local file under `key`, atomically replacing an existing object. The file itself may become the object, so it
   * may be removed or replaced afterwards, but not modified.
   */
  abstract putFile(key: string, path: string): Promise<void>;
  /** Null if there is no such object. */
  abstract stat(key: string): Promise<StoredObject | null>;
  /** Streams the object or an inclusive byte range; the stream fails if it cannot be read to its end. */
  abstract read(key: string, range?: { start: number; end: number }): Readable;
  /** Copies the object to a local path. */
  abstract fetchTo(key: string, path: string): Promise<void>;
  /** Removes every object below `folder`, such as `videos/vid-7` (not `videos/vid-70`). */
  abstract removeAll(folder: string): Promise<void>;
  /** Names of the folders below `folder`, such as the ids below `videos`, ascending, after `after`; at most `limit`. */
  abstract folders(folder: string, options: { after: string; limit: number }): Promise<string[]>;
  /** Every object below `folder`, in no order; concurrent changes may or may not be included. */
  abstract list(folder: string): AsyncIterable<StoredObject>;
  /** Throws if objects cannot be written or read. */
  abstract check(): Promise<void>;
}
