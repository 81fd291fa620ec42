import { z } from 'zod';
import { MediaError } from '../media.errors';
import type { RemoteTicket } from '../media-maker';
import type { ProviderHttp } from './provider.http';
import type { RemoteQueue } from './remote.queue';

const prediction = z.object({
  status: z.string(),
  output: z.unknown().optional(),
  error: z.unknown().optional(),
  urls: z.object({ get: z.url() }),
});
const WORKING = new Set(['starting', 'processing']);

/** Replicate's predictions: an order answers `urls.get`, which tells state and output alike. */
export class ReplicateQueue implements RemoteQueue {
  readonly service = 'replicate';

  constructor(private readonly http: ProviderHttp) {}

  /** `model` is `owner/name` or `owner/name:version`. */
  async submit(model: string, input: Record<string, unknown>, signal: AbortSignal): Promise<RemoteTicket> {
    const made = read(await this.http.post('/v1/predictions', { version: model, input }, signal));
    return { service: this.service, statusUrl: made.urls.get, resultUrl: made.urls.get };
  }

  async result(ticket: RemoteTicket, signal: AbortSignal): Promise<{ answer: unknown } | null> {
    const { status, output, error } = read(await this.http.get(ticket.resultUrl, signal));
    if (WORKING.has(status)) return null;
    if (status !== 'succeeded') {
      throw new MediaError('failed', 'the service gave up on it', JSON.stringify(error ?? status));
    }
    return { answer: output };
  }
}

function read(answer: unknown): z.infer<typeof prediction> {
  const parsed = prediction.safeParse(answer);
  if (!parsed.success) throw new MediaError('bad_answer', 'the service did not answer in its own format');
  return parsed.data;
}
