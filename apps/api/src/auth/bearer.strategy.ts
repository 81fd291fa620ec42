import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-http-bearer';
import { ApiKeysService } from '@app/accounts';
import type { CallerIdentity } from './caller';

/** `Authorization: Bearer <API_KEY>` (specification 5, rule 1). */
@Injectable()
export class BearerStrategy extends PassportStrategy(Strategy, 'bearer') {
  constructor(private readonly keys: ApiKeysService) {
    super();
  }

  async validate(token: string): Promise<CallerIdentity | false> {
    return (await this.keys.authenticate(token)) ?? false;
  }
}
