import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches, MaxLength } from 'class-validator';
import { type Card, type CardSaved, PRICES } from '@app/billing';
import { isLiveAccount } from '@app/platform';
import { Livemode } from '@app/wire';

/** Body of `POST /v1/account/cards`. */
export class SaveCardDto {
  @ApiProperty({
    type: String,
    maxLength: 255,
    example: 'pm_card_visa',
    description: 'The token of a payment method, as the payment provider gave it to the browser',
  })
  @Matches(/^[^\0]*$/)
  @MaxLength(255)
  @IsString()
  paymentMethod!: string;
}

/** A card on file; its number is with the payment provider alone. */
export class CardDto {
  @ApiProperty({ type: String, example: 'card_4f9k2m0q8xw1c7ab5d3e' })
  cardId!: string;

  @Livemode()
  livemode!: boolean;

  @ApiProperty({ type: String, example: 'visa' })
  brand!: string;

  @ApiProperty({ type: String, example: '4242' })
  last4!: string;

  @ApiProperty({ type: 'integer', example: 12 })
  expMonth!: number;

  @ApiProperty({ type: 'integer', example: 2030 })
  expYear!: number;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;
}

export class SavedCardDto extends CardDto {
  @ApiProperty({ type: 'integer', description: 'Credits that came with it', example: PRICES.firstCardGrant })
  granted!: number;
}

export class CardPageDto {
  @ApiProperty({ type: [CardDto] })
  data!: CardDto[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}

/** A card as its owner may see it. */
export function toCardDto({ id: cardId, accountId, brand, last4, expMonth, expYear, createdAt }: Card): CardDto {
  const livemode = isLiveAccount(accountId);
  return { cardId, livemode, brand, last4, expMonth, expYear, createdAt: createdAt.toISOString() };
}

export function toSavedCardDto({ card, granted }: CardSaved): SavedCardDto {
  return { ...toCardDto(card), granted };
}
