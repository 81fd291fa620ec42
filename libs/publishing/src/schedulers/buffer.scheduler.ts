import { z } from 'zod';
import { SchedulerError, UncertainPostError } from '../publishing.errors';
import {
  type BufferFault,
  bufferPost,
  channelsSchema,
  createdSchema,
  faultIn,
  organizationsSchema,
  postsSchema,
} from './buffer.answers';
import { CHANNELS, CREATE_POST, ORGANIZATIONS, POSTS } from './buffer.documents';
import { bufferMetadata } from './buffer-metadata';
import { readAnswer, type SchedulerHttp } from './scheduler.http';
import {
  type PostOrder,
  type ScheduledPost,
  type SchedulerCall,
  type SchedulerChannel,
  type SchedulerMedia,
  SchedulerProvider,
} from './scheduler.provider';
import { serviceNameOf } from './service-names';
import { toldReason } from './short-words';

const QUESTION_MS = 20_000;
const ORDER_MS = 60_000;
/** Newest first; far more than one channel gets in the period searched. */
const MOST_POSTS = 50;
const CLOCK_DRIFT_MS = 600_000;

const RATE_LIMIT = 'RATE_LIMIT_EXCEEDED';
const KEY_FAULTS = new Set(['UNAUTHORIZED', 'UNAUTHENTICATED', 'FORBIDDEN']);
/** Buffer's internal errors, after which the post may exist anyway. */
const OWN_FAULTS = new Set(['INTERNAL_SERVER_ERROR', 'UNEXPECTED', 'UNEXPECTED_ERROR', 'TIMEOUT']);
const OWN_FAULT_TYPE = 'UnexpectedError';

/** Buffer's GraphQL API. Buffer fetches the video when it posts, so the link must stay valid. */
export class BufferScheduler extends SchedulerProvider {
  readonly kind = 'buffer';
  readonly name = 'Buffer';

  constructor(private readonly http: SchedulerHttp) {
    super();
  }

  override async channels(call: SchedulerCall): Promise<SchedulerChannel[]> {
    const { account } = await this.read(call, organizationsSchema, ORGANIZATIONS, {});
    const found: SchedulerChannel[] = [];
    for (const { id: organizationId } of account.organizations ?? []) {
      const { channels } = await this.read(call, channelsSchema, CHANNELS, { input: { organizationId } });
      for (const { id, name, displayName, service, isDisconnected, isLocked } of channels ?? []) {
        found.push({
          channelId: id,
          service: serviceNameOf(service),
          name: displayName ?? name ?? service,
          isReady: isDisconnected !== true && isLocked !== true,
          ownService: service,
          organizationId,
        });
      }
    }
    return found;
  }

  override async bring(_call: SchedulerCall, url: string): Promise<SchedulerMedia> {
    return { id: null, url };
  }

  override async post(call: SchedulerCall, order: PostOrder): Promise<Omit<ScheduledPost, 'text'>> {
    const input = {
      channelId: order.channel.channelId,
      text: order.text,
      schedulingType: 'automatic',
      ...(order.isLive ? { mode: 'shareNow' } : { mode: 'addToQueue', saveToDraft: true }),
      // No `thumbnailUrl`: Buffer refuses videos that have one.
      assets: [{ video: { url: order.media.url } }],
      metadata: bufferMetadata(order),
    };
    const data = await this.ask(call, CREATE_POST, { input }, true);
    const answer = createdSchema.safeParse(data).data?.createPost;
    if (answer?.post) return bufferPost(answer.post);
    if (!answer || answer.__typename === OWN_FAULT_TYPE) {
      throw new UncertainPostError(`${this.name} did not answer the id of the post`);
    }
    throw new SchedulerError(`${this.name}: ${toldReason(answer.message, 'refused the post')}`);
  }

  override async recent(
    call: SchedulerCall,
    { channelId, organizationId }: SchedulerChannel,
    since: Date,
  ): Promise<ScheduledPost[]> {
    const start = new Date(since.getTime() - CLOCK_DRIFT_MS).toISOString();
    const input = {
      organizationId,
      filter: { channelIds: [channelId], createdAt: { start } },
      sort: [{ field: 'createdAt', direction: 'desc' }],
    };
    const { posts } = await this.read(call, postsSchema, POSTS, { first: MOST_POSTS, input });
    return (posts.edges ?? []).map(({ node }) => bufferPost(node));
  }

  private async read<T>(call: SchedulerCall, schema: z.ZodType<T>, query: string, variables: object): Promise<T> {
    return readAnswer(schema, await this.ask(call, query, variables, false), this.name);
  }

  /** The `data` of an answer without errors. */
  private async ask(call: SchedulerCall, query: string, variables: object, isOrder: boolean): Promise<unknown> {
    const { status, body } = await this.http.ask(call, {
      url: call.access.baseUrl,
      method: 'POST',
      headers: { authorization: `Bearer ${call.access.apiKey}` },
      body: { query, variables },
      timeoutMs: isOrder ? ORDER_MS : QUESTION_MS,
      isOrder,
      scheduler: this.name,
      patienceIn,
    });
    const fault = faultIn(body);
    if (status === 401 || status === 403 || KEY_FAULTS.has(fault?.code ?? '')) {
      throw new SchedulerError(`${this.name} does not take the key`);
    }
    if (fault) throw this.errorOf(fault, isOrder);
    if (status !== 200) throw new SchedulerError(`${this.name} answered ${status}`);
    return z.object({ data: z.unknown() }).safeParse(body).data?.data;
  }

  private errorOf({ code, message }: BufferFault, isOrder: boolean): Error {
    const told = `${this.name}: ${toldReason(message, `answered ${code || 'an error'}`)}`;
    return isOrder && OWN_FAULTS.has(code) ? new UncertainPostError(told) : new SchedulerError(told);
  }
}

function patienceIn(body: unknown): number | null | undefined {
  const fault = faultIn(body);
  return fault?.code === RATE_LIMIT ? fault.retryAfter : undefined;
}
