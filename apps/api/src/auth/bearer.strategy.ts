import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-http-bearer';
import { BearerCallers } from './bearer-callers';
import type { CallerIdentity } from './caller';

/** `Authorization: Bearer <API_KEY>`, or an embed token (specification 5, rules 1 and 3). */
@Injectable()
export class BearerStrategy extends PassportStrategy(Strategy, 'bearer') {
  constructor(private readonly callers: BearerCallers) {
    super();
  }

  async validate(token: string): Promise<CallerIdentity | false> {
    return (await this.callers.find(token)) ?? false;
  }
}
