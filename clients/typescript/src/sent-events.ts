/** One block of a stream of server-sent events; fields that it does not have are left out. */
export interface SentEvent {
  id?: string;
  event?: string;
  data?: string;
  /** Milliseconds. */
  retry?: number;
}

/** Reads a stream as the HTML standard has it; `onBytes` is called with whatever comes, heartbeats too. */
export async function* sentEvents(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void = () => undefined,
): AsyncGenerator<SentEvent, void, void> {
  const reader = body.getReader();
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
