import type { ReaderKind } from '../source-kinds';
import type { ReadSource } from './read-source';
import type { UnreadableReason } from './read-fault';
import type { ReadContext } from './source-reader';

/** What the reading process is asked. */
export interface ReadRequest {
  bytes: Uint8Array;
  context: ReadContext;
  /** The reader the caller insists on, or null for what the bytes are. */
  kind: ReaderKind | null;
}

/** What it answers. */
export type ReadReply<Found = ReadSource> =
  | { source: Found }
  | { unreadable: { reason: UnreadableReason; message: string } };
