import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Who a request speaks for. */
export interface CallerIdentity {
  accountId: string;
  /** The API key that was sent; null for an owner who is signed in. */
  keyId: string | null;
}

/** A request after the guard; `user` is missing on public routes. */
export type CallerRequest = FastifyRequest & { user?: CallerIdentity };

/** The caller that the guard found; only on routes that are not public. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext): CallerIdentity | undefined => {
  return context.switchToHttp().getRequest<CallerRequest>().user;
});
