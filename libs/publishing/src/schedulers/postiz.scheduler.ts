import { z } from 'zod';
import { SchedulerError, UncertainPostError } from '../publishing.errors';
import { postizSettings } from './postiz-settings';
import { readAnswer, type SchedulerAnswer, type SchedulerHttp, type SchedulerRequest } from './scheduler.http';
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

const PATH = '/public/v1';
const QUESTION_MS = 20_000;
/** Postiz fetches the video before it answers. */
const UPLOAD_MS = 120_000;
const ORDER_MS = 60_000;
/** Posts are listed by the time of the scheduler's clock. */
const CLOCK_DRIFT_MS = 600_000;
const DAY_MS = 86_400_000;

const channelsSchema = z.array(
  z.object({
    id: z.string(),
    name: z.string().nullish(),
    identifier: z.string(),
    disabled: z.boolean().nullish(),
  }),
);
const mediaSchema = z.object({ id: z.string(), path: z.string() });
const createdSchema = z.array(z.object({ postId: z.string(), integration: z.string() }));
const postsSchema = z.object({
  posts: z.array(
    z.object({
      id: z.string(),
      content: z.string().nullish(),
      releaseURL: z.string().nullish(),
      state: z.string().nullish(),
      integration: z.object({ id: z.string() }).nullish(),
    }),
  ),
});
const refusalSchema = z.object({
  msg: z.string().nullish(),
  message: z.union([z.string(), z.array(z.string())]).nullish(),
});

const STATES = new Map<string, ScheduledPost['state']>([
  ['DRAFT', 'draft'],
  ['ERROR', 'failed'],
]);

/** Postiz's public API, in its cloud or self-hosted. */
export class PostizScheduler extends SchedulerProvider {
  readonly kind = 'postiz';
  readonly name = 'Postiz';

  constructor(private readonly http: SchedulerHttp) {
    super();
  }

  override async channels(call: SchedulerCall): Promise<SchedulerChannel[]> {
    const answer = await this.ask(call, { path: '/integrations' });
    return readAnswer(channelsSchema, answer, this.name).map(({ id, name, identifier, disabled }) => ({
      channelId: id,
      service: serviceNameOf(identifier),
      name: name ?? identifier,
      isReady: disabled !== true,
      ownService: identifier,
      organizationId: null,
    }));
  }

  override async bring(call: SchedulerCall, url: string): Promise<SchedulerMedia> {
    const answer = await this.ask(call, { path: '/upload-from-url', body: { url }, timeoutMs: UPLOAD_MS });
    const { id, path } = readAnswer(mediaSchema, answer, this.name);
    return { id, url: path };
  }

  override async post(call: SchedulerCall, order: PostOrder): Promise<Omit<ScheduledPost, 'text'>> {
    const { channel, isLive } = order;
    const body = {
      type: isLive ? 'now' : 'draft',
      date: order.at.toISOString(),
      shortLink: false,
      tags: [],
      posts: [
        {
          integration: { id: channel.channelId },
          value: [{ content: order.text, image: [{ id: order.media.id, path: order.media.url }] }],
          settings: postizSettings(order),
        },
      ],
    };
    const answer = await this.ask(call, { path: '/posts', body, isOrder: true, timeoutMs: ORDER_MS });
    const made = createdSchema.safeParse(answer).data ?? [];
    const ours = made.find(({ integration }) => integration === channel.channelId) ?? made[0];
    if (!ours) throw new UncertainPostError(`${this.name} did not answer the id of the post`);
    return { postId: ours.postId, state: isLive ? 'posted' : 'draft', url: null, error: null };
  }

  override async recent(call: SchedulerCall, channel: SchedulerChannel, since: Date): Promise<ScheduledPost[]> {
    const range = new URLSearchParams({
      startDate: new Date(since.getTime() - CLOCK_DRIFT_MS).toISOString(),
      endDate: new Date(since.getTime() + DAY_MS).toISOString(),
    });
    const answer = await this.ask(call, { path: `/posts?${range.toString()}` });
    return readAnswer(postsSchema, answer, this.name)
      .posts.filter(({ integration }) => integration?.id === channel.channelId)
      .map(({ id, content, releaseURL, state }) => ({
        postId: id,
        text: content ?? '',
        state: STATES.get(state ?? '') ?? 'posted',
        url: releaseURL || null,
        error: state === 'ERROR' ? `${this.name} could not post it; see there why` : null,
      }));
  }

  /** The JSON of a successful answer. */
  private async ask(
    call: SchedulerCall,
    { path, isOrder = false, timeoutMs = QUESTION_MS, body }: Partial<SchedulerRequest> & { path: string },
  ): Promise<unknown> {
    const answer = await this.http.ask(call, {
      url: `${call.access.baseUrl}${PATH}${path}`,
      method: body ? 'POST' : 'GET',
      headers: { authorization: call.access.apiKey },
      body,
      timeoutMs,
      isOrder,
      scheduler: this.name,
    });
    if (answer.status >= 200 && answer.status < 300) return answer.body;
    throw this.refusalOf(answer);
  }

  private refusalOf({ status, body }: SchedulerAnswer): SchedulerError {
    if (status === 401) return new SchedulerError(`${this.name} does not take the key`);
    const { msg, message } = refusalSchema.safeParse(body).data ?? {};
    return new SchedulerError(`${this.name}: ${toldReason(msg ?? message, `answered ${status}`)}`);
  }
}
