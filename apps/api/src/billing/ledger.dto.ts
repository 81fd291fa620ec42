import { ApiProperty } from '@nestjs/swagger';
import { LEDGER_KINDS, type LedgerKind } from '@app/billing';
import { Livemode } from '@app/wire';

/** One row of an account's history; it carries all that its hash is made of. */
export class LedgerRowDto {
  @ApiProperty({ type: String, example: 'txn_4f9k2m0q8xw1c7ab5d3e' })
  id!: string;

  @Livemode()
  livemode!: boolean;

  @ApiProperty({ type: 'integer', description: '1, 2, 3… within the account', example: 2 })
  seq!: number;

  @ApiProperty({ type: String, format: 'date-time' })
  at!: string;

  @ApiProperty({ type: String, enum: LEDGER_KINDS, example: 'capture' })
  kind!: LedgerKind;

  @ApiProperty({
    type: 'integer',
    description: 'The change of what can be spent: a hold takes, a release gives back, a capture changes nothing',
    example: 0,
  })
  credits!: number;

  @ApiProperty({ type: 'integer', description: 'Credits charged by a capture, else 0', example: 170 })
  captured!: number;

  @ApiProperty({ type: 'integer', description: 'What can be spent afterwards', example: 99_830 })
  balance!: number;

  @ApiProperty({ type: String, example: 'design of vid-7' })
  reason!: string;

  @ApiProperty({ type: String, nullable: true, example: 'vid-7' })
  videoId!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'hold_4f9k2m0q8xw1c7ab5d3e' })
  holdId!: string | null;

  @ApiProperty({
    type: String,
    description: 'Hash of the row before; empty for the first',
    example: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
  })
  previousHash!: string;

  @ApiProperty({ type: String, example: 'fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9' })
  hash!: string;
}

export class LedgerPageDto {
  @ApiProperty({ type: [LedgerRowDto] })
  data!: LedgerRowDto[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}
