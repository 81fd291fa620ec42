import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';
import { BRAND_COLOR } from '@app/channels';
import { IsPlainText } from './is-plain-text.decorator';

const NO_COLOR = { message: 'must be a colour such as #0a7a5c' };

/** How a video wears a brand. */
export class BrandDto {
  @ApiPropertyOptional({
    type: String,
    maxLength: 200,
    example: 'default',
    description:
      'A saved brand that the other fields are laid over: `default` is the house’s own looks, others are named by the id or name of a channel',
  })
  @IsPlainText(200)
  pack?: string;

  @ApiPropertyOptional({
    type: String,
    pattern: BRAND_COLOR.source,
    example: '#0a7a5c',
    description: 'Takes the accent’s place',
  })
  @Matches(BRAND_COLOR, NO_COLOR)
  @IsOptional()
  accent?: string;

  @ApiPropertyOptional({
    type: String,
    pattern: BRAND_COLOR.source,
    example: '#10243e',
    description: 'Takes the ground’s place',
  })
  @Matches(BRAND_COLOR, NO_COLOR)
  @IsOptional()
  ground?: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: 40,
    example: 'ACME',
    description: 'Stands in the foot of every frame',
  })
  @IsPlainText(40)
  watermark?: string;
}
