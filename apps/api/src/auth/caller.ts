import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Who a request speaks for. */
export interface CallerIdentity {
  accountId: string;
  keyId: string;
}

/** The caller that the guard found; only on routes that ask for a key. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext): CallerIdentity => {
  return context.switchToHttp().getRequest<FastifyRequest & { user: CallerIdentity }>().user;
});
