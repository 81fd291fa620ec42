import '@fastify/cookie';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Account, KnownDevices } from '@app/accounts';
import { CONFIG, type Config } from '@app/platform';

const NAME = 'factreel_device';
const KEPT_S = 180 * 86_400;

/** Has a browser remembered that an owner has signed in with: nobody who fails elsewhere locks them out of it. */
@Injectable()
export class DeviceCookie {
  private readonly options;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly devices: KnownDevices,
  ) {
    const secure = config.baseUrl.startsWith('https:');
    this.options = { path: '/v1/auth', httpOnly: true, sameSite: 'lax', secure, maxAge: KEPT_S } as const;
  }

  /** What came along; `KnownDevices` judges it. */
  read(request: FastifyRequest): string | undefined {
    return request.cookies[NAME];
  }

  remember(reply: FastifyReply, account: Account): void {
    reply.setCookie(NAME, this.devices.issue(account), this.options);
  }
}
