import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, ValidateIf } from 'class-validator';
import {
  type CardTopUp,
  DAILY_CAP_USD,
  PACKS_USD,
  type PackUsd,
  PAYMENT_PROVIDERS,
  type PaymentProviderName,
  PRICES,
} from '@app/billing';

/** Body of `PATCH /v1/account/billing`; what is left out stays as it is. */
export class ChangeBillingDto {
  @ApiPropertyOptional({ type: Boolean, description: 'Whether a short wallet is topped up from the card' })
  @ValidateIf((body: ChangeBillingDto) => body.payAsYouGo !== undefined)
  @IsBoolean()
  payAsYouGo?: boolean;

  @ApiPropertyOptional({ type: 'integer', enum: PACKS_USD, description: 'US dollars of one top-up' })
  @ValidateIf((body: ChangeBillingDto) => body.packUsd !== undefined)
  @IsIn(PACKS_USD)
  packUsd?: PackUsd;
}

/** How an account pays. */
export class BillingDto {
  @ApiProperty({ type: Boolean })
  payAsYouGo!: boolean;

  @ApiProperty({ type: 'integer', enum: PACKS_USD })
  packUsd!: number;
}

/** A row of the price list, for people. */
export class PriceRowDto {
  @ApiProperty({ type: String, example: 'Render' })
  what!: string;

  @ApiProperty({ type: String, description: 'In credits', example: '10 for each started minute' })
  credits!: string;
}

/** How an account pays, who takes its cards, and what things cost. */
export class BillingSetupDto extends BillingDto {
  @ApiProperty({
    type: String,
    enum: PAYMENT_PROVIDERS,
    description: 'Who takes cards; the sandbox takes test tokens, and no money',
  })
  provider!: PaymentProviderName;

  @ApiProperty({
    type: String,
    nullable: true,
    description: "What a page opens Stripe's own fields with; null where cards are not typed in",
    example: 'pk_live_…',
  })
  publishableKey!: string | null;

  @ApiProperty({ type: 'integer', enum: PACKS_USD, isArray: true, description: 'US dollars of the packs on sale' })
  packsUsd!: number[];

  @ApiProperty({ type: 'integer', description: 'What a US dollar buys', example: PRICES.creditsPerUsd })
  creditsPerUsd!: number;

  @ApiProperty({ type: 'integer', description: "What an account's first card adds", example: PRICES.firstCardGrant })
  firstCardGrant!: number;

  @ApiProperty({
    type: 'integer',
    description: 'US dollars that pay-as-you-go charges at most in one UTC day',
    example: DAILY_CAP_USD,
  })
  dailyCapUsd!: number;

  @ApiProperty({ type: [PriceRowDto], description: 'Everything that costs credits' })
  prices!: PriceRowDto[];
}

/** Body of `POST /v1/account/topups`. */
export class BuyPackDto {
  @ApiProperty({ type: 'integer', enum: PACKS_USD, description: 'US dollars that the card on file is charged' })
  @IsIn(PACKS_USD)
  packUsd!: PackUsd;
}

/** A pack that was paid and credited. */
export class TopUpDto {
  @ApiProperty({ type: String, example: 'top_4f9k2m0q8xw1c7ab5d3e' })
  topUpId!: string;

  @ApiProperty({ type: 'integer', enum: PACKS_USD })
  packUsd!: number;

  @ApiProperty({ type: 'integer', example: 10 * PRICES.creditsPerUsd })
  credits!: number;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;
}

export function toTopUpDto({ id: topUpId, packUsd, credits, createdAt }: CardTopUp): TopUpDto {
  return { topUpId, packUsd, credits, createdAt: createdAt.toISOString() };
}
