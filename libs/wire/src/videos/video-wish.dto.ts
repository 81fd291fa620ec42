import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { type Mode, MODES, type Pacing, PACINGS } from '@app/design';
import { type Format, FORMATS, STYLE_NAMES, type StyleName } from '@app/picture';
import { IMAGE_CHOICES, type ImageChoice, type MusicChoice } from '@app/channels';
import { BrandDto } from './brand.dto';
import { VideoSourceDto } from './video-source.dto';
import { IsMusic, MUSIC_SCHEMA } from './is-music.decorator';
import { IsAssetIds } from './is-asset-ids.decorator';
import { IsPlainText } from './is-plain-text.decorator';
import { IsPronunciation } from './is-pronunciation.decorator';

/** Ends with what the house takes where neither show nor channel says it. */
export const LEFT_OUT = 'Left out: that of the show or channel, else';

/** How a video is told, looks and sounds, beside what it is made from. */
export class VideoWishDto extends VideoSourceDto {
  @ApiPropertyOptional({ type: String, maxLength: 200, example: 'USDC on Base' })
  @IsPlainText(200)
  title?: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: 4000,
    description:
      'Direction for the script: what to focus on, what to skip; without data or a script, the words themselves',
  })
  @IsPlainText(4000)
  brief?: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: 200,
    description: 'Spoken and shown word for word as the last scene',
    example: 'See the live rate at rates.example',
  })
  @IsPlainText(200)
  cta?: string;

  @ApiPropertyOptional({ type: String, enum: FORMATS, description: `${LEFT_OUT} 9:16` })
  @IsIn(FORMATS)
  @IsOptional()
  format?: Format;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 15,
    maximum: 90,
    description: `Seconds; data with little to tell make a shorter video. ${LEFT_OUT} 30`,
    example: 30,
  })
  @IsInt()
  @Min(15)
  @Max(90)
  @IsOptional()
  targetSeconds?: number;

  @ApiPropertyOptional({ type: String, enum: STYLE_NAMES, description: `${LEFT_OUT} a pick that suits the facts` })
  @IsIn(STYLE_NAMES)
  @IsOptional()
  style?: StyleName;

  @ApiPropertyOptional({
    type: String,
    enum: MODES,
    default: 'numbers',
    description: '`story` leads with a plot and brings the headline figure late',
  })
  @IsIn(MODES)
  @IsOptional()
  mode?: Mode;

  @ApiPropertyOptional({
    type: String,
    enum: PACINGS,
    default: 'standard',
    description: 'How fast it is told: the speed of the voice and how long a picture stands',
  })
  @IsIn(PACINGS)
  @IsOptional()
  pacing?: Pacing;

  @ApiPropertyOptional({
    type: String,
    description: `A language by name or code; the video answers its code. ${LEFT_OUT} English`,
    example: 'Spanish',
  })
  @IsString()
  @IsNotEmpty()
  @MaxLength(60)
  @IsOptional()
  language?: string;

  @ApiPropertyOptional({
    type: String,
    description: `A voice of GET /v1/voices that speaks the language. ${LEFT_OUT} the best one there is`,
  })
  @IsString()
  @IsNotEmpty()
  @MaxLength(80)
  @IsOptional()
  voiceId?: string;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string', maxLength: 100 },
    description: 'How words are said, at most 200 of them and no digits; captions keep the word',
    example: { Aave: 'ah veh' },
  })
  @IsPronunciation()
  @IsOptional()
  pronunciation?: Record<string, string>;

  @ApiPropertyOptional({ type: Boolean, description: `Burned-in captions. ${LEFT_OUT} true` })
  @IsBoolean()
  @IsOptional()
  captions?: boolean;

  @ApiPropertyOptional({
    ...MUSIC_SCHEMA,
    default: undefined,
    description: `${MUSIC_SCHEMA.description}. ${LEFT_OUT} true`,
  })
  @IsMusic()
  @IsOptional()
  music?: MusicChoice;

  @ApiPropertyOptional({
    type: String,
    enum: IMAGE_CHOICES,
    description: `Whose pictures it shows: none, those that \`data\` names, or, where it names none, pictures made for it (drawn free of charge where no service is configured). ${LEFT_OUT} source`,
  })
  @IsIn(IMAGE_CHOICES)
  @IsOptional()
  images?: ImageChoice;

  @ApiPropertyOptional({
    type: Boolean,
    default: false,
    description:
      'Sets a picture in motion: `asset.iconUrl` first, else a picture that is shown; it needs 300 pixels on its short side',
  })
  @IsBoolean()
  @IsOptional()
  clips: boolean = false;

  @ApiPropertyOptional({
    type: [String],
    maxItems: 20,
    example: ['ast_4f9k2m0q8xw1c7ab5d3e'],
    description:
      "Footage, pictures and audio of the library: videos are cut to the narration, pictures are shown, audio is the video's music. Alone, or with a brief, they carry the video",
  })
  @IsAssetIds()
  libraryAssetIds?: string[];

  @ApiPropertyOptional({
    type: String,
    maxLength: 60,
    example: 'ast_4f9k2m0q8xw1c7ab5d3e',
    description: "Audio of the library, played in place of the style's music, as long as the video and under its voice",
  })
  @IsPlainText(60)
  musicAssetId?: string;

  @ApiPropertyOptional({
    type: BrandDto,
    description:
      'Recolours any style; its contrast is kept whatever is asked for. A brand of the show or channel is a lock and stands in its place',
  })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => BrandDto)
  brand?: BrandDto;
}
