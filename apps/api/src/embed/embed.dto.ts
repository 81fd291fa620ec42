import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsInt,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { EMBED_TTL } from '@app/accounts';
import { LANGUAGE_CODES } from '@app/lingua';
import { BrandDto, TestClockId } from '@app/wire';

/** An id is taken to the letter: two that differ in anything are two users. */
const TO_THE_LETTER = /^[^\p{Cc}\p{Cs}]+$/u;

/** One of our languages, alone or with a script and a region. */
const LOCALE = new RegExp(`^(?:${LANGUAGE_CODES.join('|')})(?:-[A-Za-z]{4})?(?:-(?:[A-Za-z]{2}|\\d{3}))?$`);

const MOST_CREDITS = 1_000_000_000;

/** Body of `POST /v1/embed/token`. */
export class MintEmbedTokenDto {
  @ApiProperty({
    type: String,
    minLength: 1,
    maxLength: 200,
    description: 'Your id of the user: all that is made in the session carries it, and the session sees nothing else',
    example: 'user-4711',
  })
  @Matches(TO_THE_LETTER, { message: 'must be text without control characters' })
  @MaxLength(200)
  @IsNotEmpty()
  @IsString()
  externalUserId!: string;

  @ApiProperty({
    type: String,
    maxLength: 255,
    description:
      'Of your page: scheme, host and port, without a path. It alone may show the studio in a frame, and gets its messages',
    example: 'https://shop.example',
  })
  @MaxLength(255)
  @IsString()
  origin!: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'Files all videos; the defaults and locks of the channel hold',
    example: null,
  })
  @MaxLength(200)
  @IsNotEmpty()
  @IsString()
  @IsOptional()
  channelId?: string | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'Files all videos; the defaults, locks and call to action of the show hold',
    example: null,
  })
  @MaxLength(200)
  @IsNotEmpty()
  @IsString()
  @IsOptional()
  showId?: string | null;

  @ApiPropertyOptional({
    type: BrandDto,
    nullable: true,
    description: 'A lock over everything that is made in the session, the brands of show and channel included',
  })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => BrandDto)
  brand?: BrandDto | null;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    maximum: MOST_CREDITS,
    nullable: true,
    description:
      'Credits that the user may spend in all, what was spent with earlier tokens included; beyond it work answers 402 `max_credits_exceeded`. No limit where it is left out',
    example: 2_000,
  })
  @Max(MOST_CREDITS)
  @Min(0)
  @IsInt()
  @IsOptional()
  maxCredits?: number | null;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: EMBED_TTL.least,
    maximum: EMBED_TTL.most,
    default: EMBED_TTL.usual,
    nullable: true,
    description: 'Seconds until it ends',
    example: EMBED_TTL.usual,
  })
  @Max(EMBED_TTL.most)
  @Min(EMBED_TTL.least)
  @IsInt()
  @IsOptional()
  ttlSeconds?: number | null;

  @ApiPropertyOptional({
    type: String,
    maxLength: 35,
    nullable: true,
    description: `The language in which the studio speaks to the user, as a code with or without a region (\`de\`, \`pt-BR\`); numbers and dates are written as in the region. One of ${LANGUAGE_CODES.join(', ')}. Left out, the user's browser chooses`,
    example: 'de-AT',
  })
  @Matches(LOCALE, { message: `must be a language code of ${LANGUAGE_CODES.join(', ')}, with or without a region` })
  @MaxLength(35)
  @IsString()
  @IsOptional()
  locale?: string | null;

  @TestClockId()
  testClockId?: string;
}

/** Answer of `POST /v1/embed/token`. */
export class EmbedTokenDto {
  @ApiProperty({ type: Boolean, enum: [true], example: true })
  ok!: true;

  @ApiProperty({
    type: String,
    description: 'Shown this once. A bearer token of the routes that the embedded studio needs',
    example: 'et_4f9k2m0q8xw1c7ab5d3e4f9k2m0q8xw1c7ab5d3e',
  })
  token!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  expiresAt!: string;

  @ApiProperty({
    type: String,
    description: 'For the `src` of an iframe with `allow="microphone; clipboard-write"`',
    example: 'https://factreel.example/embed/studio#t=et_4f9k2m0q8xw1c7ab5d3e4f9k2m0q8xw1c7ab5d3e',
  })
  url!: string;
}

/** Body of `POST /embed/session`, which the studio's first page sends. */
export class OpenEmbedDto {
  @MaxLength(200)
  @IsNotEmpty()
  @IsString()
  token!: string;
}
