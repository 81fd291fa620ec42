import { ApiProperty } from '@nestjs/swagger';
import { PACKS_USD, PRICES, priceVideo } from '@app/billing';
import { Livemode } from '@app/wire';
import { EMAIL_CONFIRMED } from '../auth/auth.dto';
import { CardDto } from '../billing/cards.dto';

const OPENING = 100_000;
const VIDEO = priceVideo({ targetSeconds: 30 }).credits;

/** The account behind a key. */
export class AccountDto {
  @ApiProperty({ type: Boolean, description: 'Always true for a valid key' })
  signedIn!: boolean;

  @ApiProperty({ type: String, example: 'acc_4f9k2m0q8xw1c7ab5d3e' })
  accountId!: string;

  @Livemode()
  livemode!: boolean;

  @ApiProperty({ type: Boolean, description: EMAIL_CONFIRMED })
  emailConfirmed!: boolean;

  @ApiProperty({
    type: 'integer',
    description: `Credits that can be spent: the balance less what is held. ${PRICES.creditsPerUsd} of them cost a US dollar`,
    example: OPENING - VIDEO,
  })
  credits!: number;

  @ApiProperty({ type: 'integer', description: 'Credits held for work under way', example: VIDEO })
  reserved!: number;

  @ApiProperty({ type: Boolean, description: 'Whether a short wallet is topped up from the card' })
  payAsYouGo!: boolean;

  @ApiProperty({ type: 'integer', enum: PACKS_USD, description: 'US dollars of one top-up' })
  packUsd!: number;

  @ApiProperty({
    type: CardDto,
    nullable: true,
    description: 'The card that is charged; null where none is saved',
  })
  card!: CardDto | null;
}
