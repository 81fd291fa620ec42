import { Body, Controller, Get, HttpCode, Post, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccountsService, type OpenSession, SignInService } from '@app/accounts';
import { Public } from '@app/platform';
import { NeverReplayed } from '../idempotency/idempotency.decorators';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { CountTakenEmailsInterceptor } from './count-taken-emails.interceptor';
import { DeviceCookie } from './device-cookie';
import { SessionDto, SignInDto, SignUpDto, toSessionDto } from './auth.dto';
import { OwnerOnly } from './access.decorators';
import { SessionCookie } from './session-cookie';
import { SignUpService } from './sign-up.service';

const PROBED = 'Thirty sign-ups in 15 minutes from one network for e-mails that have an account close it there: 429.';
const FAILURES = `Ten failed sign-ins in 15 minutes for one e-mail or address answer 429. In a browser that its owner has signed in with
before its own failures count alone: nobody else's lock them out.`;
const CONFIRMED = 'A link to confirm the e-mail is mailed; it works for 72 hours. Nothing waits for it.';

/** Names its cookie: what opens a session is told by it. */
const COOKIE = {
  'Set-Cookie': {
    description:
      'The session, as `factreel_session` or, over HTTPS, `__Host-factreel_session`: sent back with each request of the owner',
    schema: { type: 'string', example: 'factreel_session=n1c4t9w0.q8xw1c7a; Path=/; HttpOnly; SameSite=Lax' } as const,
  },
};

@ApiTags('Owners')
@NeverReplayed()
@Controller('v1/auth')
export class AuthController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly signUps: SignUpService,
    private readonly signIns: SignInService,
    private readonly cookie: SessionCookie,
    private readonly device: DeviceCookie,
  ) {}

  @Post('signup')
  @Public()
  @UseInterceptors(CountTakenEmailsInterceptor)
  @ApiOperation({
    operationId: 'signUp',
    summary: 'Open an account with its first credits, and sign in',
    description: `${CONFIRMED} ${PROBED}`,
    security: [],
  })
  @ApiCreatedResponse({ type: SessionDto, headers: COOKIE })
  @ApiErrors(400, 409, 429)
  async signUp(
    @Body() body: SignUpDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    return await this.welcome(await this.signUps.signUp(body), request, reply);
  }

  @Post('login')
  @Public()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'signIn',
    summary: 'Sign in to the studio',
    description: FAILURES,
    security: [],
  })
  @ApiOkResponse({ type: SessionDto, headers: COOKIE })
  @ApiErrors(400, 401, 429)
  async signIn(
    @Body() body: SignInDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    const wish = { ...body, address: request.ip, device: this.device.read(request) };
    return await this.welcome(await this.signIns.signIn(wish), request, reply);
  }

  @Post('logout')
  @OwnerOnly()
  @HttpCode(204)
  @ApiOperation({
    operationId: 'signOut',
    summary: 'End this session',
    description:
      'The cookie is taken back and the session is over in every process at once. Other sessions of the owner go on.',
  })
  @ApiNoContentResponse()
  @ApiErrors(401, 403)
  async signOut(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.cookie.end(request, reply);
  }

  @Get('session')
  @OwnerOnly()
  @ApiOperation({
    operationId: 'getSession',
    summary: 'Who is signed in, and the CSRF token for a page loaded anew',
    description:
      'For a page that was reloaded: the cookie says who it is, and the answer brings the `csrfToken` that changes need. 401 where the session is over.',
  })
  @ApiOkResponse({ type: SessionDto })
  @ApiErrors(401, 403)
  async session(@Req() request: FastifyRequest): Promise<SessionDto> {
    const session = await this.cookie.require(request);
    return toSessionDto(await this.accounts.get(session.accountId), session);
  }

  private async welcome(session: OpenSession, request: FastifyRequest, reply: FastifyReply): Promise<SessionDto> {
    const account = await this.accounts.get(session.accountId);
    await this.cookie.renew(request, reply, session);
    this.device.remember(reply, account);
    return toSessionDto(account, session);
  }
}
