import { ApiProperty } from '@nestjs/swagger';
import { Livemode } from '@app/wire';

const LIMIT_GROUPS = ['requests', 'sizes', 'account', 'retention'] as const;
export type LimitGroup = (typeof LIMIT_GROUPS)[number];

const LIMIT_UNITS = [
  'requests',
  'streams',
  'bytes',
  'facts',
  'characters',
  'seconds',
  'webhooks',
  'usd',
  'credits',
  'exports',
  'versions',
  'days',
  'events',
] as const;
export type LimitUnit = (typeof LIMIT_UNITS)[number];

export class LimitDto {
  @ApiProperty({ type: String, description: 'Stays the same', example: 'requests' })
  name!: string;

  @ApiProperty({ type: String, enum: LIMIT_GROUPS, example: 'requests' })
  group!: LimitGroup;

  @ApiProperty({ type: String, example: 'Requests of one key' })
  label!: string;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null where there is no end', example: 120 })
  most!: number | null;

  @ApiProperty({ type: String, enum: LIMIT_UNITS, example: 'requests' })
  unit!: LimitUnit;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Seconds within which it counts; null for what does not begin anew',
    example: 60,
  })
  perSeconds!: number | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'What the account has of it now; null where nothing is counted',
    example: null,
  })
  used!: number | null;
}

/** What holds for an account. */
export class LimitsDto {
  @Livemode()
  livemode!: boolean;

  @ApiProperty({ type: [LimitDto] })
  limits!: LimitDto[];
}
