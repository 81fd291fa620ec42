import { ApiProperty } from '@nestjs/swagger';
import { BrandDto } from '@app/wire';
import type { EmbedIdentity } from '../auth/caller';

/** How far the credits of an end user reach. */
export class EmbedCreditsDto {
  @ApiProperty({ type: 'integer', description: '`maxCredits` of the token', example: 2_000 })
  max!: number;

  @ApiProperty({ type: 'integer', description: 'With every token, and what is held for work under way', example: 490 })
  spent!: number;

  @ApiProperty({ type: 'integer', example: 1_510 })
  left!: number;
}

/** Answer of `GET /v1/embed/session`. */
export class EmbedSessionDto {
  @ApiProperty({ type: String, example: 'user-4711' })
  externalUserId!: string;

  @ApiProperty({ type: String, example: 'https://shop.example' })
  origin!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  expiresAt!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Files all videos', example: null })
  channelId!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Files all videos', example: null })
  showId!: string | null;

  @ApiProperty({
    type: BrandDto,
    nullable: true,
    description: 'What every video wears, whatever is asked for: of the token, else of its show, else of its channel',
  })
  brand!: BrandDto | null;

  @ApiProperty({ type: String, nullable: true, description: 'As the token says it', example: 'de-AT' })
  locale!: string | null;

  @ApiProperty({ type: EmbedCreditsDto, nullable: true, description: 'Null where the token has no `maxCredits`' })
  credits!: EmbedCreditsDto | null;
}

/** A session as its user may know it. */
export function toEmbedSessionDto(embed: EmbedIdentity, brand: BrandDto | null, spent: number): EmbedSessionDto {
  const { externalUserId, origin, channelId, showId, maxCredits: max, locale } = embed;
  const credits = max === null ? null : { max, spent, left: Math.max(0, max - spent) };
  // A row that was read without its entity may hold a text.
  const expiresAt = new Date(embed.expiresAt).toISOString();
  return { externalUserId, origin, expiresAt, channelId, showId, brand, locale, credits };
}
