import { FactreelConnectionError, FactreelError } from '@factreel/client';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { API_URL, credentialHeaders, type Schemas } from '../api/client';
import { send } from '../api/connection';
import type { Video } from './video-query';

export type VideoNews =
  | { kind: 'progress'; stage: Schemas['Job']['stage']; progress: number }
  | { kind: 'video'; video: Video };

/**
 * What happens to a video, as the api tells it (server-sent events): progress from 0 to 1 over all stages, and the video
 * itself when nothing more is made of it. `EventSource` cannot send an embed's bearer. Throws as the client does.
 */
export async function* followVideo(videoId: string, signal: AbortSignal): AsyncGenerator<VideoNews, void, void> {
  const url = `${API_URL}/v1/videos/${encodeURIComponent(videoId)}/events`;
  const answer = await send(new Request(url, { headers: credentialHeaders(), signal }));
  if (!answer.ok) throw new FactreelError(answer.status, await answer.json().catch(() => null), answer.headers);
  if (!answer.body) throw new FactreelConnectionError('The stream of events is empty');
  const events = answer.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  for await (const { event, data } of readable(events)) {
    const told: unknown = JSON.parse(data);
    if (event === 'video') yield { kind: 'video', video: told as Video };
    else if (event === 'progress') yield { kind: 'progress', ...(told as Pick<Schemas['Job'], 'stage' | 'progress'>) };
  }
}

/** Not every browser iterates over streams. */
async function* readable<T>(stream: ReadableStream<T>): AsyncGenerator<T, void, void> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
