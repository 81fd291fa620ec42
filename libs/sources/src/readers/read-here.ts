import { READERS } from './all-readers';
import { whyUnreadable } from './known-formats';
import { ReadFault } from './read-fault';
import type { ReadReply, ReadRequest } from './reader-message';
import { sniff } from './sniff';

/** Reads one source in this process, whose limits are not guarded here; never throws. */
export async function readHere({ bytes, context, kind }: ReadRequest): Promise<ReadReply> {
  try {
    const sniffed = await sniff(bytes, context.contentType);
    const reader = READERS.find((candidate) => (kind === null || candidate.kind === kind) && candidate.suits(sniffed));
    if (!reader) {
      const isXml = sniffed.text !== null;
      throw new ReadFault(
        'unsupported',
        kind !== null && isXml ? `the source is no ${kind}` : whyUnreadable(isXml ? 'application/xml' : sniffed.magic),
      );
    }
    return { source: await reader.read(sniffed, bytes, context) };
  } catch (error) {
    if (error instanceof ReadFault) return { unreadable: { reason: error.reason, message: error.message } };
    // A parser's own words are not for callers; a stack that ran over is one of depth.
    const tooDeep = error instanceof RangeError;
    return {
      unreadable: {
        reason: tooDeep ? 'too_complex' : 'broken',
        message: tooDeep ? 'the source is nested too deeply' : 'the source is broken',
      },
    };
  }
}
