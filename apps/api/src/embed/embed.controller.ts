import { Body, Controller, Get, Inject, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { EmbedTokensService, readOrigin } from '@app/accounts';
import { WalletService } from '@app/billing';
import { TestClocksService } from '@app/clocks';
import { BadRequestError, CONFIG, type Config, ForbiddenError } from '@app/platform';
import { EndUsersService } from '@app/videos';
import { saidFields } from '@app/wire';
import { Caller, type CallerIdentity } from '../auth/caller';
import { NeedsScope, OpenToEmbeds } from '../auth/access.decorators';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { EmbedTokenDto, MintEmbedTokenDto } from './embed.dto';
import { EmbedSessionDto, toEmbedSessionDto } from './embed-session.dto';

const ABOUT = `From your server, never from a browser: the key makes videos on your account. The token opens the embedded studio for one of your
users, in your page alone. It ends when its time is over or the key that minted it is revoked. Videos made with it carry \`externalUserId\`,
in answers and in events, and are paid for by your account.`;
const SESSION = `For the studio in a frame, and for one of your own: whom it works for, when that ends, and what is settled for them, so that it
offers nothing that would be refused. 400 or 404 where the brand, channel or show of the token is gone meanwhile.`;
const NO_ORIGIN = 'must be http(s)://host, with a port where it needs one, and no path, such as https://shop.example';

@ApiTags('Embed')
@Controller('v1/embed')
export class EmbedController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly tokens: EmbedTokensService,
    private readonly endUsers: EndUsersService,
    private readonly wallet: WalletService,
    private readonly clocks: TestClocksService,
  ) {}

  @Post('token')
  @NeedsScope('videos:write', 'videos:read', 'library')
  @ApiOperation({ operationId: 'mintEmbedToken', summary: 'Open the studio for one of your users', description: ABOUT })
  @ApiCreatedResponse({ type: EmbedTokenDto })
  @ApiErrors(400, 401, 403, 404)
  async mint(
    @Caller() { accountId, keyId }: CallerIdentity,
    @Body()
    {
      externalUserId,
      channelId = null,
      showId = null,
      brand = null,
      maxCredits = null,
      locale = null,
      ...body
    }: MintEmbedTokenDto,
  ): Promise<EmbedTokenDto> {
    if (keyId === null) throw new ForbiddenError('An embed token is minted by an API key, which ends it when revoked.');
    const origin = readOrigin(body.origin);
    if (origin === null) throw new BadRequestError([{ path: 'origin', message: NO_ORIGIN }]);
    const settled = { channelId, showId, brand: brand && { ...saidFields(brand) } };
    await this.endUsers.check(accountId, settled);
    const grant = { ...settled, externalUserId, origin, maxCredits, locale };
    const { token, expiresAt } = await this.clocks.enter(accountId, body.testClockId, () =>
      this.tokens.mint({ accountId, keyId }, grant, body.ttlSeconds ?? undefined),
    );
    const url = `${this.config.studioUrl}/embed/studio#t=${token}`;
    return { ok: true, token, expiresAt: expiresAt.toISOString(), url };
  }

  @Get('session')
  @NeedsScope('videos:read')
  @OpenToEmbeds()
  @ApiOperation({ operationId: 'getEmbedSession', summary: 'Who an embed token speaks for', description: SESSION })
  @ApiOkResponse({ type: EmbedSessionDto })
  @ApiErrors(400, 401, 403, 404)
  async session(@Caller() { accountId, embed }: CallerIdentity): Promise<EmbedSessionDto> {
    if (!embed) throw new ForbiddenError('This tells an embed token what it is; ask with one.');
    const brand = await this.endUsers.settledBrand(accountId, embed);
    const spent = embed.maxCredits === null ? 0 : await this.wallet.spentBy(accountId, embed.externalUserId);
    return toEmbedSessionDto(embed, brand, spent);
  }
}
