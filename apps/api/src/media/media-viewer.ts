import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type KeyScope, missingScope, MissingScopeError } from '@app/accounts';
import { NotFoundError } from '@app/platform';
import { BearerCallers } from '../auth/bearer-callers';
import type { CallerIdentity } from '../auth/caller';
import { SessionCookie } from '../auth/session-cookie';

/** Whose media it is: an account's, and within it, maybe, an end user's of an embedded studio. */
export interface MediaOwner {
  id: string;
  accountId: string;
  externalUserId: string | null;
}

/** Tells who asks for media beside its key: an owner's session and its maker's embed token open it too. */
@Injectable()
export class MediaViewer {
  constructor(
    private readonly callers: BearerCallers,
    private readonly cookie: SessionCookie,
  ) {}

  /**
   * Whether what came along opens it: an owner's session, an API key with `scope`, or the embed token of its maker. Throws
   * `NotFoundError` for the embed token of another user, `MissingScopeError` for a key of its account without the scope.
   */
  async mayOpen(
    request: FastifyRequest,
    { id, accountId, externalUserId }: MediaOwner,
    scope: KeyScope,
  ): Promise<boolean> {
    const caller = await this.callerOf(request);
    if (caller?.embed && (caller.accountId !== accountId || caller.embed.externalUserId !== externalUserId)) {
      throw new NotFoundError('media', id);
    }
    if (caller?.accountId !== accountId) return false;
    const missing = missingScope(caller.scopes, [scope]);
    if (missing) throw new MissingScopeError(missing);
    return true;
  }

  /** A key that is sent counts, whatever cookie. */
  private async callerOf(
    request: FastifyRequest,
  ): Promise<Pick<CallerIdentity, 'accountId' | 'scopes' | 'embed'> | null> {
    const { authorization } = request.headers;
    if (authorization === undefined) {
      const session = await this.cookie.open(request);
      return session && { accountId: session.accountId, scopes: null };
    }
    const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
    return token === undefined ? null : await this.callers.find(token);
  }
}
