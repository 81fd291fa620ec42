import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RateLimitedError } from '@app/platform';
import { whenClosed } from '../http/when-closed';

/** Of one caller at one api process. Each looks at the database twice a second for as long as a video takes. */
export const MOST_STREAMS = 50;
const AGAIN_S = 10;

/** Counts the streams that callers hold open: their requests are few, whatever the rate limit says, and their work is not. */
@Injectable()
export class OpenStreams {
  private readonly open = new Map<string, number>();

  /** Counts one until its connection closes. Throws `RateLimitedError`. */
  enter(subject: string, reply: Pick<FastifyReply, 'raw'>): void {
    const held = this.open.get(subject) ?? 0;
    if (held >= MOST_STREAMS) throw new RateLimitedError(`${MOST_STREAMS} streams are open already`, AGAIN_S);
    this.open.set(subject, held + 1);
    whenClosed(reply, () => this.leave(subject));
  }

  private leave(subject: string): void {
    const left = (this.open.get(subject) ?? 1) - 1;
    if (left > 0) this.open.set(subject, left);
    else this.open.delete(subject);
  }
}
