import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

/** Query of `GET /v1/account/usage`. */
export class UsageQueryDto {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: 24,
    default: 12,
    description: 'This month and those before it',
  })
  @Max(24)
  @Min(1)
  @IsInt()
  @Type(() => Number)
  @IsOptional()
  months?: number;
}

export class UsageRowDto {
  @ApiProperty({ type: String, description: 'UTC', example: '2026-11' })
  month!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The key that asked; null for the studio, for series, and for what is decided while a video is made',
    example: 'key_4f9k2m0q8xw1c7ab5d3e',
  })
  keyId!: string | null;

  @ApiProperty({ type: String, description: 'What was paid for', example: 'render' })
  kind!: string;

  @ApiProperty({ type: 'integer', description: 'Pieces of work', example: 31 })
  works!: number;

  @ApiProperty({ type: 'integer', description: 'Charged, less what was refunded', example: 310 })
  credits!: number;
}

export class UsageDto {
  @ApiProperty({ type: [UsageRowDto] })
  data!: UsageRowDto[];
}
