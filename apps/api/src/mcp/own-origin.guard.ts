import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type Config, ForbiddenError } from '@app/platform';

/**
 * Refuses what a browser sends for another site's page: a page whose name is pointed at this machine could reach a
 * server on it (MCP 2026-07-28, Streamable HTTP, security). Clients that are no browsers send no `Origin`.
 */
@Injectable()
export class OwnOriginGuard implements CanActivate {
  private readonly own: ReadonlySet<string>;

  constructor(@Inject(CONFIG) { baseUrl, studioUrl }: Config) {
    this.own = new Set([baseUrl, studioUrl].map((url) => new URL(url).origin));
  }

  /** Throws `ForbiddenError`. */
  canActivate(context: ExecutionContext): boolean {
    const { origin } = context.switchToHttp().getRequest<FastifyRequest>().headers;
    if (origin === undefined || this.own.has(origin)) return true;
    throw new ForbiddenError('Pages of other sites may not ask here.');
  }
}
