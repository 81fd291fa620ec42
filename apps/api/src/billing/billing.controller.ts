import { Body, Controller, Get, Headers, Inject, Patch, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  BillingSettingsService,
  BuyPackService,
  DAILY_CAP_USD,
  PACKS_USD,
  PaymentProvider,
  priceRows,
  STRIPE_CONFIG,
  type StripeConfig,
  PRICES,
} from '@app/billing';
import { Database } from '@app/platform';
import { Caller, type CallerIdentity } from '../auth/caller';
import { OwnerOnly } from '../auth/access.decorators';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { BillingDto, BillingSetupDto, BuyPackDto, ChangeBillingDto, TopUpDto, toTopUpDto } from './billing.dto';

const PAYG = `With pay-as-you-go an order that the wallet is too short for is paid by as many packs as it takes, charged to the card
that was saved last, up to ${DAILY_CAP_USD} US dollars in one UTC day. Where that fails the order answers 402
\`payment_failed (card_declined | authentication_required | daily_cap | provider_unavailable)\`, and nothing is made.`;
const PACK = 'Charges the card on file at once. What an owner buys does not count against the cap of pay-as-you-go.';

/** How an account pays; only an owner changes it, or buys. */
@ApiTags('Account')
@OwnerOnly()
@Controller('v1/account')
export class BillingController {
  constructor(
    private readonly database: Database,
    private readonly settings: BillingSettingsService,
    private readonly packs: BuyPackService,
    private readonly provider: PaymentProvider,
    @Inject(STRIPE_CONFIG.token) private readonly stripe: StripeConfig | undefined,
  ) {}

  @Get('billing')
  @ApiOperation({
    operationId: 'getBilling',
    summary: 'How the account pays, who takes cards, what things cost',
    description:
      'Whether packs are bought by themselves when the wallet runs short, of which size, and the table of prices that every charge goes by.',
  })
  @ApiOkResponse({ type: BillingSetupDto })
  @ApiErrors(401, 403)
  async get(@Caller() { accountId }: CallerIdentity): Promise<BillingSetupDto> {
    const { creditsPerUsd, firstCardGrant } = PRICES;
    return {
      ...(await this.settings.of(accountId)),
      provider: this.provider.name,
      publishableKey: this.stripe?.publishableKey ?? null,
      packsUsd: [...PACKS_USD],
      creditsPerUsd,
      firstCardGrant,
      dailyCapUsd: DAILY_CAP_USD,
      prices: priceRows().map(([what, credits]) => ({ what, credits })),
    };
  }

  @Patch('billing')
  @ApiOperation({ operationId: 'changeBilling', summary: 'Switch pay-as-you-go, choose its pack', description: PAYG })
  @ApiOkResponse({ type: BillingDto })
  @ApiErrors(400, 401, 403)
  async change(@Caller() { accountId }: CallerIdentity, @Body() body: ChangeBillingDto): Promise<BillingDto> {
    const { payAsYouGo, packUsd } = body;
    const change = {
      ...(payAsYouGo === undefined ? {} : { payAsYouGo }),
      ...(packUsd === undefined ? {} : { packUsd }),
    };
    await this.database.transaction((em) => this.settings.change(em, accountId, change));
    return await this.settings.of(accountId);
  }

  @Post('topups')
  @ApiOperation({ operationId: 'buyPack', summary: 'Buy a pack of credits', description: PACK })
  @ApiCreatedResponse({ type: TopUpDto })
  @ApiErrors(400, 401, 402, 403, 409)
  async buy(
    @Caller() { accountId }: CallerIdentity,
    @Body() { packUsd }: BuyPackDto,
    @Headers('idempotency-key') requestKey: string | undefined,
  ): Promise<TopUpDto> {
    return toTopUpDto(await this.packs.buy({ accountId, packUsd, requestKey: requestKey ?? null }));
  }
}
