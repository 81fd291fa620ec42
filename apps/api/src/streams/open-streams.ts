import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RateLimitedError } from '@app/platform';
import type { CallerRequest } from '../auth/caller';
import { whenClosed } from '../http/when-closed';
import { rateSubject } from '../rate-limit/rate-subject';

/** Of one key, session or end user at one api process. */
export const MOST_OF_CALLER = 50;
/** Of one account, whose end users and keys are many. */
export const MOST_OF_ACCOUNT = 200;
/** Of one process: each holds a socket and some 20 kB. */
export const MOST_OF_PROCESS = 2_000;
const AGAIN_S = 10;

/** Counts the streams that are open: the rate limit sees one request each, however long they last. */
@Injectable()
export class OpenStreams {
  private readonly open = new Map<string, number>();

  /** Counts one until its connection closes. Throws `RateLimitedError`. */
  enter({ user, ip }: Pick<CallerRequest, 'user' | 'ip'>, reply: Pick<FastifyReply, 'raw'>): void {
    const counts = [
      { of: `caller ${rateSubject(user, ip)}`, most: MOST_OF_CALLER, words: 'streams are open already' },
      {
        of: `account ${user?.accountId ?? ''}`,
        most: MOST_OF_ACCOUNT,
        words: 'streams of the account are open already',
      },
      { of: 'process', most: MOST_OF_PROCESS, words: 'streams are open at this server already' },
    ];
    for (const { of, most, words } of counts)
      if (this.held(of) >= most) throw new RateLimitedError(`${most} ${words}`, AGAIN_S);
    for (const { of } of counts) this.open.set(of, this.held(of) + 1);
    whenClosed(reply, () => {
      for (const { of } of counts) this.leave(of);
    });
  }

  private held(of: string): number {
    return this.open.get(of) ?? 0;
  }

  private leave(of: string): void {
    const left = this.held(of) - 1;
    if (left > 0) this.open.set(of, left);
    else this.open.delete(of);
  }
}
