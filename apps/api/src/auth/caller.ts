import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { KeyScope } from '@app/accounts';
import type { ApiVersion } from '@app/versions';
import type { EndUser } from '@app/videos';

/** The end user of an integrator, in whose name an embed token speaks. */
export interface EmbedIdentity extends EndUser {
  tokenId: string;
  /** Of the integrator's page. */
  origin: string;
  /** Credits that the user may spend in all; null for any number. */
  maxCredits: number | null;
  /** The language tag in which the studio speaks to them; null for the browser's choice. */
  locale: string | null;
  expiresAt: Date;
}

/** Who a request speaks for. */
export interface CallerIdentity {
  accountId: string;
  /** The API key that was sent, or that minted the embed token; null for an owner who is signed in. */
  keyId: string | null;
  /** What the key may be used for; null for everything, and for callers without a key of their own. */
  scopes: readonly KeyScope[] | null;
  /** The version of the API that the key keeps; null for a key at its first call, and for callers without a key of their own. */
  apiVersion?: string | null;
  /** Only with an embed token, on routes that are `@OpenToEmbeds()`. */
  embed?: EmbedIdentity;
}

/** What narrows a list to what an embedded studio's user has made; nothing for everyone else, who sees it all. */
export function madeBy(embed: EmbedIdentity | undefined): { externalUserId?: string } {
  return embed ? { externalUserId: embed.externalUserId } : {};
}

/** A request after the guard; `user` is missing on public routes, `apiVersion` on those that are not versioned. */
export type CallerRequest = FastifyRequest & { user?: CallerIdentity; apiVersion?: ApiVersion };

/** The caller that the guard found; only on routes that are not public. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext): CallerIdentity | undefined => {
  return context.switchToHttp().getRequest<CallerRequest>().user;
});
