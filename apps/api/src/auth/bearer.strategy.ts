import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-http-bearer';
import { BearerCallers } from './bearer-callers';
import type { CallerIdentity } from './caller';

type AuthenticateRequest = Parameters<Strategy<never>['authenticate']>[0];

/** `Authorization: Bearer <API_KEY>`, or an embed token (specification 5, rules 1 and 3). */
@Injectable()
export class BearerStrategy extends PassportStrategy(Strategy, 'bearer') {
  constructor(private readonly callers: BearerCallers) {
    super();
  }

  /** From the header alone: the library would take a key out of addresses and bodies too, which histories and logs keep. */
  override authenticate({ headers }: AuthenticateRequest): void {
    super.authenticate({ headers } as AuthenticateRequest);
  }

  async validate(token: string): Promise<CallerIdentity | false> {
    return (await this.callers.find(token)) ?? false;
  }
}
