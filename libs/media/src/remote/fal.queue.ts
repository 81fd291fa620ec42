import { z } from 'zod';
import { MediaError } from '../media.errors';
import type { RemoteTicket } from '../media-maker';
import type { ProviderHttp } from './provider.http';
import type { RemoteQueue } from './remote.queue';

const submitted = z.object({ request_id: z.string(), status_url: z.url(), response_url: z.url() });
const statusAnswer = z.object({ status: z.string(), error: z.unknown().optional() });
const WORKING = new Set(['IN_QUEUE', 'IN_PROGRESS']);

/** fal's queue: an order answers addresses of its own for status and result. */
export class FalQueue implements RemoteQueue {
  readonly service = 'fal';

  constructor(private readonly http: ProviderHttp) {}

  async submit(model: string, input: Record<string, unknown>, signal: AbortSignal): Promise<RemoteTicket> {
    const answer = submitted.safeParse(await this.http.post(`/${model}`, input, signal));
    if (!answer.success) throw new MediaError('bad_answer', 'the service did not answer in its own format');
    return { service: this.service, statusUrl: answer.data.status_url, resultUrl: answer.data.response_url };
  }

  async result(ticket: RemoteTicket, signal: AbortSignal): Promise<{ answer: unknown } | null> {
    const state = statusAnswer.safeParse(await this.http.get(ticket.statusUrl, signal));
    if (!state.success) throw new MediaError('bad_answer', 'the service did not answer in its own format');
    const { status, error } = state.data;
    if (WORKING.has(status)) return null;
    if (status !== 'COMPLETED' || (error !== undefined && error !== null)) {
      throw new MediaError('failed', 'the service gave up on it', JSON.stringify(error ?? status));
    }
    try {
      return { answer: await this.http.get(ticket.resultUrl, signal) };
    } catch (refusal) {
      // A work that failed is "completed" too; its result then answers with what went wrong.
      if (!(refusal instanceof MediaError) || refusal.fault !== 'refused') throw refusal;
      throw new MediaError('failed', 'the service gave up on it', refusal.detail);
    }
  }
}
