import { READERS } from './all-readers';
import type { ReadReply, ReadRequest } from './reader-message';
import { ReadFault } from './read-fault';
import { sniff } from './sniff';

/** Reads one source and answers; whoever started this process ends it. */
process.once('message', (request: ReadRequest) => {
  void read(request).then((reply) => process.send?.(reply));
});

async function read({ bytes, context, kind }: ReadRequest): Promise<ReadReply> {
  try {
    const sniffed = await sniff(bytes, context.contentType);
    const reader = READERS.find((candidate) => (kind === null || candidate.kind === kind) && candidate.suits(sniffed));
    if (!reader) throw new ReadFault('unsupported', whatItIs(sniffed.magic, kind));
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

function whatItIs(magic: string | null, kind: string | null): string {
  if (kind !== null) return `the source is no ${kind}`;
  if (magic && /^(image|video|audio)\//.test(magic)) return 'the address holds media: upload it to the library';
  return `no reader knows what the source is${magic ? ` (${magic})` : ''}`;
}
