import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { whenClosed } from '../http/when-closed';
import { BearerCallers } from './bearer-callers';
import { SessionCookie } from './session-cookie';

const LOOK_MS = 1_000;
const BEARER = /^Bearer +(\S+)$/i;

/** Why an answer that was under way is not told to its end. */
class LeaveEndedError extends Error {
  constructor() {
    super('the key, token or session that asked for this has ended');
  }
}

/** Watches over answers that take long: a key that is revoked meanwhile, or a session that ends, hears no more of them. */
@Injectable()
export class StandingLeave {
  constructor(
    private readonly callers: BearerCallers,
    private readonly cookie: SessionCookie,
  ) {}

  /** Aborts with `LeaveEndedError` within a second or two of the end, and at no time once the answer is over. */
  until(request: FastifyRequest, reply: FastifyReply): AbortSignal {
    const ending = new AbortController();
    const timer = setInterval(() => {
      // A database that is away says nothing of whether the leave stands.
      void this.stands(request).then(
        (stands) => stands || ending.abort(new LeaveEndedError()),
        () => undefined,
      );
    }, LOOK_MS);
    const stop = (): void => clearInterval(timer);
    whenClosed(reply, stop);
    ending.signal.addEventListener('abort', stop, { once: true });
    return ending.signal;
  }

  private async stands(request: FastifyRequest): Promise<boolean> {
    const { authorization } = request.headers;
    const token = BEARER.exec(authorization ?? '')?.[1];
    const found = token === undefined ? await this.cookie.open(request) : await this.callers.find(token);
    return found !== null;
  }
}
