import { Body, Controller, Delete, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TryLimits } from '@app/accounts';
import { CloseAccountService } from '@app/lifecycle';
import { Caller, type CallerIdentity } from '../auth/caller';
import { OwnerOnly } from '../auth/access.decorators';
import { SessionCookie } from '../auth/session-cookie';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { CloseAccountDto, ClosedAccountDto, toClosedAccountDto } from './closing.dto';

const ABOUT = `At once: its sessions end, its API keys, embed tokens and webhooks stop working, its series pause, pay-as-you-go is
switched off, its videos and files are shown to nobody. Work under way is cancelled and refunded within seconds. The owner is told by
mail. After \`purgeAfter\` all it had is removed for good, but for the rows that bookkeeping needs; until then whoever runs the
service can bring it back. Credits that are left are not paid out. Another password than the account's answers 400, and more than
ten tries in 15 minutes 429.`;

/** The end of an account (docs/adr/0027). */
@ApiTags('Account')
@OwnerOnly()
@Controller('v1/account')
export class ClosingController {
  constructor(
    private readonly closing: CloseAccountService,
    private readonly limits: TryLimits,
    private readonly cookie: SessionCookie,
  ) {}

  @Delete()
  @ApiOperation({ operationId: 'closeAccount', summary: 'Close the account', description: ABOUT })
  @ApiOkResponse({ type: ClosedAccountDto })
  @ApiErrors(400, 401, 403, 429)
  async close(
    @Caller() { accountId }: CallerIdentity,
    @Body() { password }: CloseAccountDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ClosedAccountDto> {
    await this.limits.count('password:account', accountId);
    const closed = await this.closing.close(accountId, password);
    await this.cookie.end(request, reply);
    return toClosedAccountDto(closed);
  }
}
