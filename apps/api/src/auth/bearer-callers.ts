import { Injectable } from '@nestjs/common';
import { ApiKeysService, EmbedTokensService, type KeyRefusal } from '@app/accounts';
import type { CallerIdentity } from './caller';

/** Tells whom a bearer speaks for: an API key for its account, an embed token for an end user of its integrator. */
@Injectable()
export class BearerCallers {
  constructor(
    private readonly keys: ApiKeysService,
    private readonly embeds: EmbedTokensService,
  ) {}

  /** Null for what is neither, or has ended. */
  async find(bearer: string): Promise<CallerIdentity | null> {
    const found = await this.identify(bearer);
    return typeof found === 'string' ? null : found;
  }

  /** Finds the caller, or the reason for refusing it. An ended embed token counts as `unknown`. */
  async identify(bearer: string): Promise<CallerIdentity | KeyRefusal> {
    const live = await this.embeds.authenticate(bearer);
    if (!live) return await this.keys.authenticate(bearer);
    const { accountId, keyId, ...embed } = live;
    return { accountId, keyId, scopes: null, embed };
  }
}
