import { addAbortListener } from 'node:events';
import { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Draining, NotFoundError } from '@app/platform';
import type { CallerRequest } from '../auth/caller';
import { StandingLeave } from '../auth/standing-leave';
import { whenClosed } from '../http/when-closed';
import { OpenStreams } from './open-streams';
import { sentRetry } from './sent-event';

/** Long enough for a balancer to have noticed that this process ends. */
const COME_AGAIN_MS = 1_000;
/** A healthy connection takes a heartbeat more often than this. */
const STALLED_MS = 20_000;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  // nginx would hold events back until its buffer is full.
  'x-accel-buffering': 'no',
};

/** What a stream of events is answered to. */
export interface Asked {
  request: CallerRequest;
  reply: FastifyReply;
}

/**
 * Answers with server-sent events: counted, and ended when the reader leaves or takes nothing for 20 s, when this process
 * stops, and when the key, token or session that asked is over. What is not read is not fetched either.
 */
@Injectable()
export class EventStreams {
  private readonly logger = new Logger(EventStreams.name);

  constructor(
    private readonly leave: StandingLeave,
    private readonly open: OpenStreams,
    private readonly draining: Draining,
  ) {}

  /** `tell` yields events as they are written, until its signal aborts. Throws `RateLimitedError`. */
  async answer({ request, reply }: Asked, tell: (signal: AbortSignal) => AsyncIterable<string>): Promise<void> {
    this.open.enter(request, reply);
    const gone = new AbortController();
    // `AbortSignal.any` over the process's own signal would stay in memory as long as the process.
    const draining = addAbortListener(this.draining.signal, () => gone.abort());
    whenClosed(reply, () => {
      draining[Symbol.dispose]();
      gone.abort();
    });
    // Node does not count the time while a slow reader takes some of what waits.
    reply.raw.setTimeout(STALLED_MS, () => {
      this.logger.log('a stream of events is ended: its reader takes nothing');
      reply.raw.destroy();
    });
    const over = AbortSignal.any([gone.signal, this.leave.until(request, reply)]);
    await reply.headers(HEADERS).send(Readable.from(this.written(tell(over))));
  }

  private async *written(events: AsyncIterable<string>): AsyncGenerator<string> {
    try {
      yield* events;
      // Another process goes on where this one ends.
      if (this.draining.isDraining) yield sentRetry(COME_AGAIN_MS);
    } catch (error) {
      // What is deleted meanwhile has no more news; anything else ends the stream too, and the client comes again.
      if (!(error instanceof NotFoundError)) this.logger.warn({ err: error }, 'a stream of events broke off');
    }
  }
}
