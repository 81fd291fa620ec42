import { Body, Controller, HttpCode, Ip, Post, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { EmailConfirmationService, ForgottenPasswordService, ResetPasswordService, TryLimits } from '@app/accounts';
import { networkOf, Public } from '@app/platform';
import { NeverReplayed } from '../idempotency/idempotency.decorators';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { Caller, type CallerIdentity } from './caller';
import { DeviceCookie } from './device-cookie';
import { OwnerOnly } from './access.decorators';
import { ConfirmEmailDto, ForgotPasswordDto, ResetPasswordDto } from './recovery.dto';

const FORGOT = `Where the e-mail has an account, a link to \`{studioUrl}/reset#token=…\` is mailed; it works for one hour, and once. The
answer is the same for every e-mail. Three for one e-mail in an hour, or ten from one address in 15 minutes; more answer 429.`;
const RESET = `Takes the token of the mailed link. All sessions of the account end and its e-mail counts as confirmed; API keys go on
working. Nobody is signed in by it: sign in with the new password. A link that was used, is too old or was never sent
answers 422.`;
const CONFIRM = `Takes the token of the link to \`{studioUrl}/confirm#token=…\` that was mailed at sign-up; it works for 72 hours, and once.
A link that was used, is too old or was never sent answers 422.`;
const RESEND =
  'Three in an hour; more answer 429. An e-mail that is confirmed answers 409. Links mailed before go on working.';

/** What owners do by mailed links. */
@ApiTags('Owners')
@NeverReplayed()
@Controller('v1/auth')
export class RecoveryController {
  constructor(
    private readonly forgotten: ForgottenPasswordService,
    private readonly passwords: ResetPasswordService,
    private readonly confirmation: EmailConfirmationService,
    private readonly limits: TryLimits,
    private readonly device: DeviceCookie,
  ) {}

  @Post('forgot')
  @Public()
  @HttpCode(204)
  @ApiOperation({
    operationId: 'forgotPassword',
    summary: 'Mail a link to set a new password',
    description: FORGOT,
    security: [],
  })
  @ApiNoContentResponse()
  @ApiErrors(400, 429)
  async forgot(@Body() { email }: ForgotPasswordDto, @Ip() address: string): Promise<void> {
    await this.forgotten.ask(email, address);
  }

  @Post('reset')
  @Public()
  @HttpCode(204)
  @ApiOperation({
    operationId: 'resetPassword',
    summary: 'Set a new password by a mailed link',
    description: RESET,
    security: [],
  })
  @ApiNoContentResponse()
  @ApiErrors(400, 422, 429)
  async reset(
    @Body() { token, password }: ResetPasswordDto,
    @Ip() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.limits.count('link:address', networkOf(address));
    this.device.remember(reply, await this.passwords.reset(token, password));
  }

  @Post('confirm')
  @Public()
  @HttpCode(204)
  @ApiOperation({
    operationId: 'confirmEmail',
    summary: 'Confirm an e-mail by a mailed link',
    description: CONFIRM,
    security: [],
  })
  @ApiNoContentResponse()
  @ApiErrors(400, 422, 429)
  async confirm(@Body() { token }: ConfirmEmailDto, @Ip() address: string): Promise<void> {
    await this.limits.count('link:address', networkOf(address));
    await this.confirmation.confirm(token);
  }

  @Post('confirm/resend')
  @OwnerOnly()
  @HttpCode(204)
  @ApiOperation({
    operationId: 'resendConfirmation',
    summary: 'Mail the link to confirm the e-mail again',
    description: RESEND,
  })
  @ApiNoContentResponse()
  @ApiErrors(401, 403, 409, 429)
  async resend(@Caller() { accountId }: CallerIdentity): Promise<void> {
    await this.limits.count('confirm:account', accountId);
    await this.confirmation.resend(accountId);
  }
}
