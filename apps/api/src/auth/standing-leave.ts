import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SharedLook } from '@app/platform';
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
  /** Answers of one key or session share its look. */
  private readonly watch = new SharedLook((credentials) => this.standing(credentials), LOOK_MS);

  constructor(
    private readonly callers: BearerCallers,
    private readonly cookie: SessionCookie,
  ) {}

  /** Aborts with `LeaveEndedError` within a second or two of the end, and at no time once the answer is over. */
  until(request: FastifyRequest, reply: FastifyReply): AbortSignal {
    const ending = new AbortController();
    const over = new AbortController();
    whenClosed(reply, () => over.abort());
    void this.watch
      .until(this.credential(request), (stands) => !stands, { signal: over.signal })
      .then((stands) => (stands === false ? ending.abort(new LeaveEndedError()) : undefined));
    return ending.signal;
  }

  /** `bearer <token>` or `session <token>`. */
  private credential(request: FastifyRequest): string {
    const bearer = BEARER.exec(request.headers.authorization ?? '')?.[1];
    return bearer === undefined ? `session ${this.cookie.token(request) ?? ''}` : `bearer ${bearer}`;
  }

  private async standing(credentials: string[]): Promise<Map<string, boolean>> {
    const found = credentials.map(async (credential) => [credential, await this.stands(credential)] as const);
    return new Map(await Promise.all(found));
  }

  private async stands(credential: string): Promise<boolean> {
    const [kind, token = ''] = credential.split(' ', 2);
    return (kind === 'bearer' ? await this.callers.find(token) : await this.cookie.find(token)) !== null;
  }
}
