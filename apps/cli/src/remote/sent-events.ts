import type { EventSourceMessage } from 'eventsource-parser';
import { EventSourceParserStream } from 'eventsource-parser/stream';

/** Server-sent events of an answer until it ends, or breaks off, which is the same to one who resumes. */
export async function* readSentEvents(answer: Response): AsyncGenerator<EventSourceMessage> {
  if (!answer.body) return;
  const events = answer.body
    .pipeThrough(new TextDecoderStream() as never)
    .pipeThrough(new EventSourceParserStream()) as unknown as AsyncIterable<EventSourceMessage>;
  try {
    yield* events;
  } catch (error) {
    if ((error as Error).name !== 'TypeError') throw error;
  }
}
