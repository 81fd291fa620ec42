import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsNotEmpty, IsOptional, IsString, Length, Matches, MaxLength } from 'class-validator';
import { type Connection, CONNECTION_KINDS, type ConnectionKind } from '@app/accounts';
import { isLiveAccount } from '@app/platform';
import { Livemode } from '@app/wire';

const KIND = { type: String, enum: CONNECTION_KINDS, example: 'google-drive' } as const;
const BASE_URL = { type: String, format: 'uri', example: 'https://postiz.newsroom.example/api' } as const;

/** Body of `POST /v1/account/connections`. */
export class SaveConnectionDto {
  @ApiProperty(KIND)
  @IsIn(CONNECTION_KINDS)
  kind!: ConnectionKind;

  @ApiProperty({
    type: String,
    minLength: 8,
    maxLength: 4000,
    description: 'Kept encrypted and never answered again: an API key, for Dropbox an access token',
    example: 'AIzaSyExampleExampleExample',
  })
  @IsString()
  @Length(8, 4000)
  @Matches(/^[\x21-\x7e]*$/, { message: 'must be visible ASCII without blanks' })
  apiKey!: string;

  @ApiPropertyOptional({
    ...BASE_URL,
    nullable: true,
    maxLength: 2000,
    description: "All that stands before the service's paths, for a server of your own; public addresses only",
  })
  @IsString()
  @IsNotEmpty()
  @MaxLength(2000)
  @IsOptional()
  baseUrl?: string | null;
}

/** A key to another service, without the key. */
export class ConnectionDto {
  @ApiProperty({ type: String, example: 'con_4f9k2m0q8xw1c7ab5d3e' })
  connectionId!: string;

  @Livemode()
  livemode!: boolean;

  @ApiProperty(KIND)
  kind!: ConnectionKind;

  @ApiProperty({ type: String, description: 'Last four characters of the key', example: 'mple' })
  hint!: string;

  @ApiProperty({ ...BASE_URL, nullable: true, description: "Null for the service's own address" })
  baseUrl!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ type: String, format: 'date-time', description: 'When the key was last replaced' })
  updatedAt!: string;
}

export class ConnectionPageDto {
  @ApiProperty({ type: [ConnectionDto] })
  data!: ConnectionDto[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}

/** A connection as its account sees it. */
export function toConnectionDto({
  id,
  accountId,
  kind,
  hint,
  baseUrl,
  createdAt,
  updatedAt,
}: Connection): ConnectionDto {
  const [created, updated] = [createdAt.toISOString(), updatedAt.toISOString()];
  const livemode = isLiveAccount(accountId);
  return { connectionId: id, livemode, kind, hint, baseUrl, createdAt: created, updatedAt: updated };
}
