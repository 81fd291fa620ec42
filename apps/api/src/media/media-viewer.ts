import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ApiKeysService } from '@app/accounts';
import { SessionCookie } from '../auth/session-cookie';

/** Tells who asks for media beside its key (CONTRACT.md 4: an owner's session opens its own media too). */
@Injectable()
export class MediaViewer {
  constructor(
    private readonly keys: ApiKeysService,
    private readonly cookie: SessionCookie,
  ) {}

  /** The account whose session or API key came along; null for strangers. A key that is sent counts, whatever cookie. */
  async accountOf(request: FastifyRequest): Promise<string | null> {
    const { authorization } = request.headers;
    if (authorization === undefined) return (await this.cookie.open(request))?.accountId ?? null;
    const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
    const caller = token === undefined ? null : await this.keys.authenticate(token);
    return caller?.accountId ?? null;
  }
}
