import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { ForbiddenError, PUBLIC_ROUTE, UnauthorizedError } from '@app/platform';
import type { CallerRequest } from './caller';
import { OWNER_ONLY } from './owner-only.decorator';
import { SessionCookie } from './session-cookie';

/**
 * Asks every route for an API key or an owner's session unless it is marked `@Public()`, and for a session where it is
 * marked `@OwnerOnly()`. A key that is sent counts, whatever cookie a browser adds to it.
 */
@Injectable()
export class CallerGuard extends AuthGuard('bearer') {
  constructor(
    private readonly reflector: Reflector,
    private readonly cookie: SessionCookie,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const isMarked = (mark: string) =>
      this.reflector.getAllAndOverride<boolean>(mark, [context.getHandler(), context.getClass()]);
    if (isMarked(PUBLIC_ROUTE)) return true;
    const request = context.switchToHttp().getRequest<CallerRequest>();
    const session = request.headers.authorization === undefined ? await this.cookie.open(request) : null;
    if (session) request.user = { accountId: session.accountId, keyId: null };
    else await super.canActivate(context);
    if (isMarked(OWNER_ONLY) && !session)
      throw new ForbiddenError('Only the owner, signed in to the studio, may do this.');
    return true;
  }

  override handleRequest<T>(error: unknown, user: T | false): T {
    if (error) throw error as Error;
    if (!user) throw new UnauthorizedError('Send a valid API key as `Authorization: Bearer <API_KEY>`.');
    return user;
  }
}
