import { Body, Controller, HttpCode, Patch, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ChangePasswordService, TryLimits } from '@app/accounts';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { DeviceCookie } from './device-cookie';
import { OwnerOnly } from './access.decorators';
import { ChangePasswordDto } from './recovery.dto';
import { SessionCookie } from './session-cookie';

const ABOUT = `This session goes on, all others of the account end; API keys go on working. Another \`current\` than the account's
answers 400, and more than ten tries in 15 minutes 429.`;

/** An owner's password. */
@ApiTags('Owners')
@OwnerOnly()
@Controller('v1/account/password')
export class PasswordController {
  constructor(
    private readonly passwords: ChangePasswordService,
    private readonly limits: TryLimits,
    private readonly cookie: SessionCookie,
    private readonly device: DeviceCookie,
  ) {}

  @Patch()
  @HttpCode(204)
  @ApiOperation({ operationId: 'changePassword', summary: 'Change the password', description: ABOUT })
  @ApiNoContentResponse()
  @ApiErrors(400, 401, 403, 429)
  async change(
    @Body() body: ChangePasswordDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const session = await this.cookie.require(request);
    await this.limits.count('password:account', session.accountId);
    this.device.remember(reply, await this.passwords.change(session, body));
  }
}
