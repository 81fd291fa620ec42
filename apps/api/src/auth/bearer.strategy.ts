import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-http-bearer';
import type { KeyRefusal } from '@app/accounts';
import { UnauthorizedError } from '@app/platform';
import { BearerCallers } from './bearer-callers';
import type { CallerIdentity } from './caller';

type AuthenticateRequest = Parameters<Strategy<never>['authenticate']>[0];

const REFUSALS: Readonly<Record<KeyRefusal, string>> = {
  unknown:
    'There is no such API key, and no such token that is alive. Send the whole key as `Authorization: Bearer <API_KEY>`.',
  revoked: 'This API key was revoked. Its owner can make another.',
  expired: 'This API key has expired. Its owner can make another.',
  closed: 'The account of this API key was closed.',
};

/** `Authorization: Bearer <API_KEY>`, or an embed token (docs/specification.md 5, rules 1 and 3). */
@Injectable()
export class BearerStrategy extends PassportStrategy(Strategy, 'bearer') {
  constructor(private readonly callers: BearerCallers) {
    super();
  }

  /** From the header alone: the library would take a key out of addresses and bodies too, which histories and logs keep. */
  override authenticate({ headers }: AuthenticateRequest): void {
    const goOn = (): void => super.authenticate({ headers } as AuthenticateRequest);
    if (headers.authorization !== undefined) return goOn();
    // A missing key is refused no sooner than a wrong one.
    void this.callers.identify('').then(goOn, goOn);
  }

  /** Throws `UnauthorizedError`, which says why. */
  async validate(token: string): Promise<CallerIdentity> {
    const found = await this.callers.identify(token);
    if (typeof found === 'string') throw new UnauthorizedError(REFUSALS[found]);
    return found;
  }
}
