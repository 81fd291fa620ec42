import { BUFFER_KEY, bufferError, BufferServer, POSTIZ_KEY, type PostFault, PostizServer } from '@app/testing';
import type { Clock } from '@app/platform';

/** What schedulers do to a post that is there in the end all the same, and what they refuse. */
export const TROUBLES = ['lose', 'drop', 'fault', 'busy'] as const;
export type Trouble = (typeof TROUBLES)[number] | 'refuse';

const TOO_MANY = { statusCode: 429, message: 'ThrottlerException: Too Many Requests' };
const BUSY = { status: 429, headers: { 'retry-after': '0' }, body: TOO_MANY };

const FAULTS: Readonly<Record<'postiz' | 'buffer', Readonly<Record<Trouble, PostFault[]>>>> = {
  postiz: {
    lose: ['lose'],
    drop: ['drop'],
    fault: [{ status: 500, body: {} }],
    busy: [BUSY, BUSY],
    refuse: [{ status: 429, headers: { 'retry-after': '1800' }, body: TOO_MANY }],
  },
  buffer: {
    lose: ['lose'],
    drop: ['drop'],
    fault: [{ status: 200, body: bufferError('INTERNAL_SERVER_ERROR', 'Boom') }],
    busy: [BUSY],
    refuse: [{ status: 200, body: bufferError('RATE_LIMIT_EXCEEDED', 'Too many', { retryAfter: 900 }) }],
  },
};

/** A channel of an account at one of the two schedulers. */
export interface DeskChannel {
  id: string;
  at: 'postiz' | 'buffer';
}

/** Both schedulers, by the simulation's clock: the faults of each channel, and every post that was made there. */
export class SchedulerDesk {
  private readonly faults = new Map<string, PostFault[]>();
  private readonly counted = { postiz: 0, buffer: 0 };

  private constructor(
    readonly postiz: PostizServer,
    readonly buffer: BufferServer,
  ) {}

  static async start(clock: Clock): Promise<SchedulerDesk> {
    const desk = new SchedulerDesk(await PostizServer.start(), await BufferServer.start());
    for (const server of [desk.postiz, desk.buffer]) {
      server.now = () => clock.now();
      server.faultFor = (channelId) => desk.faults.get(channelId)?.shift();
    }
    return desk;
  }

  async stop(): Promise<void> {
    await Promise.all([this.postiz.stop(), this.buffer.stop()]);
  }

  /** Key by kind, as accounts save them. */
  readonly keys = { postiz: POSTIZ_KEY, buffer: BUFFER_KEY };

  open({ id, at }: DeskChannel): void {
    if (at === 'postiz') this.postiz.integrations.push({ id, identifier: 'x' });
    else this.buffer.channels.push({ id, service: 'twitter' });
  }

  trouble({ id, at }: DeskChannel, trouble: Trouble): void {
    this.faults.set(id, [...FAULTS[at][trouble]]);
  }

  /** `channel words` of each post that was made since the last call, in the order of letters. */
  posted(): string[] {
    const news = [
      ...this.postiz.posts.slice(this.counted.postiz).map(({ channelId, content }) => `${channelId} ${content}`),
      ...this.buffer.posts.slice(this.counted.buffer).map(({ input }) => `${input.channelId} ${input.text}`),
    ];
    this.counted.postiz = this.postiz.posts.length;
    this.counted.buffer = this.buffer.posts.length;
    return news.sort();
  }
}
