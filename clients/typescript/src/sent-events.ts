/** One block of a stream of server-sent events; fields that it does not have are left out. */
export interface SentEvent {
  id?: string;
  event?: string;
  data?: string;
  /** Milliseconds. */
  retry?: number;
}

/** Reads a stream as the HTML standard has it, until `ends` aborts; `onBytes` is called with whatever comes, heartbeats too. */
export async function* sentEvents(
  body: ReadableStream<Uint8Array>,
  ends: AbortSignal,
  onBytes: () => void = () => undefined,
): AsyncGenerator<SentEvent, void, void> {
  const reader = body.getReader();
  // Node 20 forgets the signal of a request once that is answered and collected, so the body is ended here as well.
  const stop = () => void reader.cancel().catch(() => undefined);
  ends.addEventListener('abort', stop, { once: true });
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      // What is not closed by an empty line was cut off.
      if (done) return;
      onBytes();
      const blocks = (text + decoder.decode(value, { stream: true })).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) yield eventOf(block);
    }
  } finally {
    ends.removeEventListener('abort', stop);
    await reader.cancel().catch(() => undefined);
  }
}

function eventOf(block: string): SentEvent {
  const event: SentEvent = {};
  for (const line of block.split('\n')) {
    const [, name, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (name === 'data') event.data = event.data === undefined ? value : `${event.data}\n${value}`;
    else if (name === 'retry') event.retry = Number(value);
    else if (name === 'id' || name === 'event') event[name] = value;
  }
  return event;
}
