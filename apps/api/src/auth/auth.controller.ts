import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccountsService, type OpenSession, SignInService } from '@app/accounts';
import { Public } from '@app/platform';
import { NeverReplayed } from '../idempotency/never-replayed.decorator';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { SessionDto, SignInDto, SignUpDto, toSessionDto } from './auth.dto';
import { OwnerOnly } from './owner-only.decorator';
import { SessionCookie } from './session-cookie';
import { SignUpService } from './sign-up.service';

const CONFIRMED = 'A link to confirm the e-mail is mailed; it works for 72 hours. Nothing waits for it.';

@ApiTags('Owners')
@NeverReplayed()
@Controller('v1/auth')
export class AuthController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly signUps: SignUpService,
    private readonly signIns: SignInService,
    private readonly cookie: SessionCookie,
  ) {}

  @Post('signup')
  @Public()
  @ApiOperation({
    operationId: 'signUp',
    summary: 'Open an account with its first credits, and sign in',
    description: CONFIRMED,
    security: [],
  })
  @ApiCreatedResponse({ type: SessionDto })
  @ApiErrors(400, 409)
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
    description: 'Ten failed sign-ins in 15 minutes for one e-mail or address answer 429.',
    security: [],
  })
  @ApiOkResponse({ type: SessionDto })
  @ApiErrors(400, 401, 429)
  async signIn(
    @Body() body: SignInDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    return await this.welcome(await this.signIns.signIn({ ...body, address: request.ip }), request, reply);
  }

  @Post('logout')
  @OwnerOnly()
  @HttpCode(204)
  @ApiOperation({ operationId: 'signOut', summary: 'End this session' })
  @ApiNoContentResponse()
  @ApiErrors(401, 403)
  async signOut(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.cookie.end(request, reply);
  }

  @Get('session')
  @OwnerOnly()
  @ApiOperation({ operationId: 'getSession', summary: 'Who is signed in, and the CSRF token for a page loaded anew' })
  @ApiOkResponse({ type: SessionDto })
  @ApiErrors(401, 403)
  async session(@Req() request: FastifyRequest): Promise<SessionDto> {
    const session = await this.cookie.require(request);
    return toSessionDto(await this.accounts.get(session.accountId), session);
  }

  private async welcome(session: OpenSession, request: FastifyRequest, reply: FastifyReply): Promise<SessionDto> {
    await this.cookie.renew(request, reply, session);
    return toSessionDto(await this.accounts.get(session.accountId), session);
  }
}
