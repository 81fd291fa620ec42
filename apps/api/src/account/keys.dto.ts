import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayNotEmpty, ArrayUnique, IsArray, IsIn, IsOptional, ValidateIf } from 'class-validator';
import { type ApiKey, KEY_SCOPES, type KeyScope } from '@app/accounts';
import { isLiveAccount } from '@app/platform';
import { CURRENT_VERSION } from '@app/versions';
import { IsMoment, IsPlainText, Livemode, PageQueryDto } from '@app/wire';

const KEY_MODES = ['live', 'test'] as const;
type KeyMode = (typeof KEY_MODES)[number];

/** Body of `POST /v1/account/keys`. */
export class CreateKeyDto {
  @ApiPropertyOptional({ type: String, maxLength: 100, description: 'To tell keys apart', example: 'newsroom server' })
  @IsPlainText(100)
  name?: string | null;

  @ApiPropertyOptional({
    type: String,
    enum: KEY_SCOPES,
    isArray: true,
    uniqueItems: true,
    minItems: 1,
    description: 'All that it may be used for; everything where it is left out',
    example: ['videos:read', 'videos:write'],
  })
  @IsIn(KEY_SCOPES, { each: true })
  @ArrayUnique()
  @ArrayNotEmpty()
  @IsArray()
  @IsOptional()
  scopes?: KeyScope[] | null;

  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    description: 'When it ends, in the future; never where it is left out',
    example: '2030-01-01T00:00:00.000Z',
  })
  @IsMoment()
  @IsOptional()
  expiresAt?: string | null;

  @ApiPropertyOptional({
    type: String,
    enum: KEY_MODES,
    default: 'live',
    description: 'A `test` key works on records and a ledger of its own, and pays with test credits, which are free',
    example: 'live',
  })
  @IsIn(KEY_MODES)
  @IsOptional()
  mode?: KeyMode | null;
}

/** Query of `GET /v1/account/keys`. */
export class KeysQueryDto extends PageQueryDto {
  @ApiPropertyOptional({ type: Boolean, default: false, description: '`true` lists keys that were revoked as well' })
  @IsIn(['true', 'false'])
  @ValidateIf((query: KeysQueryDto) => query.revoked !== undefined)
  revoked?: 'true' | 'false';
}

export class CreatedKeyDto {
  @ApiProperty({ type: String, example: 'key_4f9k2m0q8xw1c7ab5d3e' })
  keyId!: string;

  @ApiProperty({ type: String, description: 'Shown this once; test keys begin with `sk_test_`', example: 'sk_…' })
  apiKey!: string;

  @Livemode()
  livemode!: boolean;
}

export class KeyDto {
  @ApiProperty({ type: String, example: 'key_4f9k2m0q8xw1c7ab5d3e' })
  keyId!: string;

  @ApiProperty({ type: String, example: 'newsroom server' })
  name!: string;

  @Livemode()
  livemode!: boolean;

  @ApiProperty({ type: String, description: 'Its last four characters', example: 'q8xw' })
  hint!: string;

  @ApiProperty({
    type: String,
    enum: KEY_SCOPES,
    isArray: true,
    description: 'What it may be used for; all of them for a key that was made without',
    example: ['videos:read', 'videos:write'],
  })
  scopes!: KeyScope[];

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Null for a key that does not end' })
  expiresAt!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The version of the API that its first call spoke, and that it keeps; null before that',
    example: CURRENT_VERSION,
  })
  apiVersion!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'To the minute' })
  lastUsedAt!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Null while the key is live' })
  revokedAt!: string | null;
}

export class KeyPageDto {
  @ApiProperty({ type: [KeyDto] })
  data!: KeyDto[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}

/** A key as its owner's list shows it. */
export function toKeyDto(key: ApiKey): KeyDto {
  const { id, accountId, name, hint, scopes, apiVersion, createdAt, expiresAt, lastUsedAt, revokedAt } = key;
  return {
    keyId: id,
    name,
    livemode: isLiveAccount(accountId),
    hint,
    scopes: scopes ?? [...KEY_SCOPES],
    apiVersion,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt && expiresAt.toISOString(),
    lastUsedAt: lastUsedAt && lastUsedAt.toISOString(),
    revokedAt: revokedAt && revokedAt.toISOString(),
  };
}
