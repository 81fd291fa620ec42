import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, IsOptional, ValidateNested } from 'class-validator';
import type { VideoSettings } from '@app/channels';
import { isLiveAccount } from '@app/platform';
import { Livemode } from '../records/livemode.decorator';
import { BrandDto } from '../videos/brand.dto';
import { CreateVideoDto } from '../videos/create-video.dto';
import { IsPlainText } from '../videos/is-plain-text.decorator';
import { IsPronunciation } from '../videos/is-pronunciation.decorator';

/** What videos take where their order does not say it. */
export class VideoDefaultsDto extends PickType(CreateVideoDto, [
  'style',
  'format',
  'language',
  'voiceId',
  'targetSeconds',
  'images',
  'music',
  'captions',
] as const) {}

/** What stands on every frame under the compliance preset. */
export class ComplianceDto {
  @ApiProperty({ type: String, maxLength: 300, example: 'Not financial advice.' })
  @IsPlainText(300, { needed: true })
  disclaimer!: string;
}

const PRONUNCIATION = {
  type: 'object',
  additionalProperties: { type: 'string', maxLength: 100 },
  example: { Aave: 'ah veh' },
} as const;
const LOCK = 'A lock: videos wear it whatever their order asks for';
const NOTES = 'Directions for every script, read before the `brief` of an order';
const PRESET =
  'Puts the disclaimer, with the `asOf` and `source` of the data, on every frame; no text tells of the future then. Data without the two are a 400';
const CTA = 'Spoken and shown word for word as the last scene, unless an order brings its own';

/** Settings as a request brings them; null empties a field. */
export class SettingsDto {
  @ApiPropertyOptional({ type: BrandDto, nullable: true, description: LOCK })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => BrandDto)
  brand?: BrandDto | null;

  @ApiPropertyOptional({
    type: VideoDefaultsDto,
    nullable: true,
    description: 'What a video takes where its order does not say it; changed one by one, null takes one away',
    example: { language: 'Spanish', targetSeconds: 30 },
  })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => VideoDefaultsDto)
  defaults?: VideoDefaultsDto | null;

  @ApiPropertyOptional({ type: String, maxLength: 4000, nullable: true, description: NOTES })
  @IsPlainText(4000)
  styleNotes?: string | null;

  @ApiPropertyOptional({ type: String, maxLength: 200, nullable: true, description: CTA })
  @IsPlainText(200)
  cta?: string | null;

  @ApiPropertyOptional({ type: ComplianceDto, nullable: true, description: PRESET })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => ComplianceDto)
  compliance?: ComplianceDto | null;

  @ApiPropertyOptional({
    ...PRONUNCIATION,
    nullable: true,
    description: 'How words are said, at most 200 of them and no digits; the list of an order is laid over it',
  })
  @IsPronunciation()
  @IsOptional()
  pronunciation?: Record<string, string> | null;
}

/** The same as an answer shows them. */
export class ShownSettingsDto {
  @ApiProperty({ type: BrandDto, nullable: true, description: LOCK })
  brand!: BrandDto | null;

  @ApiProperty({ type: VideoDefaultsDto })
  defaults!: VideoDefaultsDto;

  @ApiProperty({ type: String, nullable: true, description: NOTES })
  styleNotes!: string | null;

  @ApiProperty({ type: String, nullable: true, description: CTA })
  cta!: string | null;

  @ApiProperty({ type: ComplianceDto, nullable: true, description: PRESET })
  compliance!: ComplianceDto | null;

  @ApiProperty({ ...PRONUNCIATION, nullable: true })
  pronunciation!: Record<string, string> | null;

  @Livemode()
  livemode!: boolean;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updatedAt!: string;
}

/** What channels and shows have in common, as answers show it. */
export function toShownSettings(record: {
  accountId: string;
  settings(): VideoSettings;
  createdAt: Date;
  updatedAt: Date;
}): ShownSettingsDto {
  const { accountId, createdAt, updatedAt } = record;
  const times = { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
  return { ...record.settings(), livemode: isLiveAccount(accountId), ...times };
}
