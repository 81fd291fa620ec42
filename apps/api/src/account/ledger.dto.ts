import { ApiProperty } from '@nestjs/swagger';
import { LEDGER_KINDS, type LedgerKind } from '@app/billing';

/** One row of an account's history; it carries all that its hash is made of (CONTRACT.md 3). */
export class LedgerRowDto {
  @ApiProperty({ type: String, example: 'txn_4f9k2m0q8xw1c7ab5d3e' })
  id!: string;

  @ApiProperty({ type: 'integer', description: '1, 2, 3… within the account' })
  seq!: number;

  @ApiProperty({ type: String, format: 'date-time' })
  at!: string;

  @ApiProperty({ type: String, enum: LEDGER_KINDS })
  kind!: LedgerKind;

  @ApiProperty({
    type: 'integer',
    description: 'The change of what can be spent: a hold takes, a release gives back, a capture changes nothing',
  })
  credits!: number;

  @ApiProperty({ type: 'integer', description: 'Credits charged by a capture, else 0' })
  captured!: number;

  @ApiProperty({ type: 'integer', description: 'What can be spent afterwards' })
  balance!: number;

  @ApiProperty({ type: String })
  reason!: string;

  @ApiProperty({ type: String, nullable: true })
  videoId!: string | null;

  @ApiProperty({ type: String, nullable: true })
  holdId!: string | null;

  @ApiProperty({ type: String, description: 'Hash of the row before; empty for the first' })
  previousHash!: string;

  @ApiProperty({ type: String })
  hash!: string;
}

export class LedgerPageDto {
  @ApiProperty({ type: [LedgerRowDto] })
  data!: LedgerRowDto[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}
