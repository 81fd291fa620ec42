import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { type KeyScope, missingScope, MissingScopeError } from '@app/accounts';
import { ForbiddenError, noteIds, PUBLIC_ROUTE, UnauthorizedError } from '@app/platform';
import { EndUsersService } from '@app/videos';
import type { CallerIdentity, CallerRequest } from './caller';
import { type EmbedLeave, NEEDED_SCOPES, OPEN_TO_EMBEDS, OWNER_ONLY } from './access.decorators';
import { SessionCookie } from './session-cookie';

const BEYOND_EMBEDS = 'An embed token opens the embedded studio alone; this asks for an API key.';

/**
 * Asks every route for an API key or an owner's session unless it is marked `@Public()`, and for a session where it is
 * marked `@OwnerOnly()`. A key that is sent counts, whatever cookie a browser adds to it, and needs what `@NeedsScope()`
 * names. An embed token passes only where `@OpenToEmbeds()` says so.
 */
@Injectable()
export class CallerGuard extends AuthGuard('bearer') {
  constructor(
    private readonly reflector: Reflector,
    private readonly cookie: SessionCookie,
    private readonly endUsers: EndUsersService,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const mark = <T = boolean>(name: string) =>
      this.reflector.getAllAndOverride<T | undefined>(name, [context.getHandler(), context.getClass()]);
    if (mark(PUBLIC_ROUTE)) return true;
    const request = context.switchToHttp().getRequest<CallerRequest>();
    const session = request.headers.authorization === undefined ? await this.cookie.open(request) : null;
    if (session) request.user = { accountId: session.accountId, keyId: null, scopes: null };
    else await super.canActivate(context);
    if (request.user) noteIds({ accountId: request.user.accountId });
    if (request.user?.embed) await this.assertOpen(request, mark<EmbedLeave>(OPEN_TO_EMBEDS));
    if (mark(OWNER_ONLY) && !session) throw new ForbiddenError('Only the owner, signed in to the studio, may do this.');
    if (request.user && !session && !request.user.embed) assertScope(request.user, mark<KeyScope[]>(NEEDED_SCOPES));
    return true;
  }

  /** Throws `ForbiddenError` for a route that is closed to embed tokens, `NotFoundError` for a record of somebody else. */
  private async assertOpen({ user, params }: CallerRequest, leave: EmbedLeave | undefined): Promise<void> {
    if (!leave || !user?.embed) throw new ForbiddenError(BEYOND_EMBEDS);
    if (!leave.record) return;
    const { accountId, embed } = user;
    const { id = '' } = params as { id?: string };
    await this.endUsers.assertOwn({ accountId, externalUserId: embed.externalUserId }, leave.record, [id]);
  }

  override handleRequest<T>(error: unknown, user: T | false): T {
    if (error) throw error as Error;
    if (!user) throw new UnauthorizedError('No API key was sent. Send one as `Authorization: Bearer <API_KEY>`.');
    return user;
  }
}

/** Throws `MissingScopeError`, and `ForbiddenError` for a limited key where no scope is named, as on routes of a plugin. */
function assertScope({ scopes }: CallerIdentity, needed: KeyScope[] | undefined): void {
  if (!needed && scopes) throw new ForbiddenError('No scope opens this to a limited API key.');
  if (!needed) return;
  const missing = missingScope(scopes, needed);
  if (missing) throw new MissingScopeError(missing);
}
