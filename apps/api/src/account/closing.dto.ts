import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import type { ClosedAccount } from '@app/accounts';
import { LONGEST_PASSWORD } from '../auth/auth.dto';

/** Body of `DELETE /v1/account`. */
export class CloseAccountDto {
  @ApiProperty({
    type: String,
    format: 'password',
    maxLength: LONGEST_PASSWORD,
    description: "The account's own, once more",
    example: 'my own password',
  })
  @MaxLength(LONGEST_PASSWORD)
  @IsString()
  password!: string;
}

/** An account that was closed. */
export class ClosedAccountDto {
  @ApiProperty({ type: String, example: 'acc_4f9k2m0q8xw1c7ab5d3e' })
  accountId!: string;

  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-01T09:00:00.000Z' })
  closedAt!: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    description: 'Until then whoever runs the service can bring it back; after it everything is removed',
    example: '2026-12-01T09:00:00.000Z',
  })
  purgeAfter!: string;
}

/** The answer to a closing. */
export function toClosedAccountDto({ accountId, closedAt, purgeAfter }: ClosedAccount): ClosedAccountDto {
  return { accountId, closedAt: closedAt.toISOString(), purgeAfter: purgeAfter.toISOString() };
}
