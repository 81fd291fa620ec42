import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { PACINGS } from '@app/design';
import { STYLE_NAMES, type StyleName } from '@app/picture';
import type { LearnedBrand, LearnedFont, LearnedVoice } from '@app/channels';
import { BrandDto } from '@app/wire';

const LONGEST_URL = 2000;
const ROLES = ['accent', 'ground', 'ink'] as const;
const TONES = ['playful', 'neutral', 'formal'] as const;

/** Body of the tool `learn_brand`. */
export class LearnBrandInput {
  @ApiProperty({ type: String, description: 'The channel that is to wear it', example: 'chn_4f9k2m0q8xw1c7ab5d3e' })
  @IsString()
  @IsNotEmpty()
  channelId!: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: LONGEST_URL,
    description: "A page of the brand's site; this or `libraryAssetId`",
    example: 'https://fjordwheels.example/',
  })
  @IsString()
  @IsNotEmpty()
  @MaxLength(LONGEST_URL)
  @IsOptional()
  url?: string;

  @ApiPropertyOptional({ type: String, description: 'A logo of the library', example: 'ast_4f9k2m0q8xw1c7ab5d3e' })
  @IsString()
  @IsNotEmpty()
  @IsOptional()
  libraryAssetId?: string;
}

export class PaletteColorDto {
  @ApiProperty({ type: String, example: '#d7263d' })
  color!: string;

  @ApiProperty({ type: String, enum: ROLES })
  role!: (typeof ROLES)[number];

  @ApiProperty({ type: Number, description: 'Of all that was found, 0 to 1', example: 0.31 })
  share!: number;
}

export class LearnedLogoDto {
  @ApiProperty({ type: String, example: 'ast_4f9k2m0q8xw1c7ab5d3e' })
  libraryAssetId!: string;

  @ApiProperty({ type: 'integer', example: 512 })
  width!: number;

  @ApiProperty({ type: 'integer', example: 512 })
  height!: number;
}

/** Letters of a site, and ours that come nearest; fonts are never fetched. */
export class LearnedFontDto implements LearnedFont {
  @ApiProperty({ type: String, nullable: true, description: 'As the site names it', example: 'Playfair Display' })
  family!: string | null;

  @ApiProperty({ type: String, description: 'The family of ours that comes nearest', example: 'Bodoni Moda' })
  like!: string;

  @ApiProperty({ type: [String], enum: STYLE_NAMES, description: 'Styles that are set in it' })
  styles!: StyleName[];
}

export class LearnedFontsDto {
  @ApiProperty({ type: LearnedFontDto, nullable: true })
  heading!: LearnedFontDto | null;

  @ApiProperty({ type: LearnedFontDto, nullable: true })
  body!: LearnedFontDto | null;
}

/** How the brand would speak, by the site's own words. */
export class LearnedVoiceDto implements LearnedVoice {
  @ApiProperty({ type: String, enum: TONES })
  tone!: (typeof TONES)[number];

  @ApiProperty({ type: String, enum: PACINGS })
  pace!: (typeof PACINGS)[number];

  @ApiProperty({ type: String, nullable: true, description: 'Null for one that videos do not speak', example: 'en' })
  language!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Best voice of that language now: a hint, which is not saved',
    example: 'house-en-slt',
  })
  voiceId!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Keep it playful.' })
  styleNotes!: string | null;
}

export class BrandWarningDto {
  @ApiProperty({ type: String, example: 'accent_adjusted' })
  code!: string;

  @ApiProperty({
    type: String,
    example: 'The accent #ffe08a has a contrast of 1.2 on #fffaf0, and 3 is needed: it was darkened to #b48f00.',
  })
  message!: string;
}

/** Answer of the tool `learn_brand`. */
export class LearnedBrandDto implements Omit<LearnedBrand, 'warnings'> {
  @ApiProperty({ type: String, example: 'chn_4f9k2m0q8xw1c7ab5d3e' })
  channelId!: string;

  @ApiProperty({ type: String, nullable: true, description: 'After redirects; null for a logo' })
  url!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Fjordwheels' })
  name!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Old bikes, new roads' })
  tagline!: string | null;

  @ApiProperty({ type: BrandDto, nullable: true, description: 'As the channel has it now; a lock for its videos' })
  brand!: BrandDto | null;

  @ApiProperty({ type: [PaletteColorDto] })
  palette!: PaletteColorDto[];

  @ApiProperty({ type: LearnedLogoDto, nullable: true, description: 'Kept in the library, folder `brand`' })
  logo!: LearnedLogoDto | null;

  @ApiProperty({ type: LearnedFontsDto })
  fonts!: LearnedFontsDto;

  @ApiProperty({ type: LearnedVoiceDto, nullable: true, description: 'Null where there are no words to judge by' })
  voice!: LearnedVoiceDto | null;

  @ApiProperty({ type: [String], description: 'Fields of the channel that were changed', example: ['brand'] })
  saved!: string[];

  @ApiProperty({ type: [BrandWarningDto] })
  warnings!: BrandWarningDto[];
}
