import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { PACINGS } from '@app/design';
import type { EditablePlan } from '@app/editing';
import type { FieldMeanings } from '@app/facts';
import { type Format, FORMATS, STYLE_NAMES, type StyleName } from '@app/picture';
import type { PlannedVideo } from '@app/videos';
import { Livemode } from '../records/livemode.decorator';
import { QuoteDto } from '../quote/quote.dto';
import { FactMeaningDto } from '../sources/meaning.dto';
import { BrandDto } from './brand.dto';
import { VideoFactDto } from './draft.dto';
import { FieldMeaningDto } from './fields.dto';
import { ProvenFigureDto } from './proof.dto';
import { ScriptDto } from './script.dto';
import { PlannedStillDto } from './still.dto';
import { WarningDto } from './video.dto';

/** A scene as it would be shown. */
export class PlannedSceneDto {
  @ApiProperty({ type: 'integer', description: 'From 1', example: 1 })
  n!: number;

  @ApiProperty({ type: String, example: 'title' })
  type!: string;

  @ApiProperty({ type: String, description: 'What it shows: a figure, a chart, a list, ...', example: 'hero' })
  layout!: string;

  @ApiProperty({ type: 'integer', example: 0 })
  fromMs!: number;

  @ApiProperty({ type: 'integer', example: 3200 })
  durationMs!: number;
}

/** A line as captions would show it. */
export class PlannedLineDto {
  @ApiProperty({ type: 'integer', example: 1 })
  scene!: number;

  @ApiProperty({ type: String, example: '6.84%. That is what USDC earns on Base.' })
  text!: string;

  @ApiProperty({ type: 'integer', example: 120 })
  fromMs!: number;

  @ApiProperty({ type: 'integer', example: 2900 })
  toMs!: number;
}

/** Answer of `POST /v1/plans` and of the tool `plan`. */
export class PlanDto implements Record<keyof PlannedVideo, unknown> {
  @ApiProperty({
    type: String,
    description: 'Send it as `planId` to from-data: exactly this is made, at this price',
    example: 'pln_4f9k2m0q8xw1c7ab5d3e',
  })
  planId!: string;

  @ApiProperty({ type: String, format: 'date-time', description: 'Until then it can be ordered' })
  expiresAt!: string;

  @ApiProperty({ type: String, example: 'USDC on Base' })
  title!: string;

  @ApiProperty({ type: String, description: 'Text for a post', example: 'USDC on Base earns 6.84%.' })
  caption!: string;

  @ApiProperty({ type: String, enum: STYLE_NAMES, description: 'Varies from plan to plan where none is asked for' })
  style!: StyleName;

  @ApiProperty({ type: String, enum: FORMATS })
  format!: Format;

  @ApiProperty({ type: String, example: 'en' })
  language!: string;

  @ApiProperty({ type: String, description: 'Who would speak', example: 'house-en-slt' })
  voiceId!: string;

  @ApiProperty({ type: Number, description: 'Seconds, estimated', example: 27.4 })
  durationSeconds!: number;

  @ApiProperty({ type: [PlannedSceneDto] })
  storyboard!: PlannedSceneDto[];

  @ApiProperty({ type: [PlannedLineDto], description: 'What would be said; times are estimated' })
  narration!: PlannedLineDto[];

  @ApiProperty({ type: [PlannedStillDto] })
  stills!: PlannedStillDto[];

  @ApiProperty({ type: QuoteDto, description: 'All that could be charged for it' })
  quote!: QuoteDto;

  @ApiProperty({ type: [WarningDto] })
  warnings!: WarningDto[];

  @ApiProperty({
    type: [FactMeaningDto],
    description: 'How each of its data was read, by which rule, and how sure that is; `fields` correct it',
  })
  meaning!: FactMeaningDto[];
}

/** Answer of `GET /v1/plans/{id}`: a plan as a script that can be edited, with all that it may say. */
@ApiExtraModels(FieldMeaningDto)
export class EditablePlanDto extends ScriptDto implements Record<keyof EditablePlan, unknown> {
  @ApiProperty({ type: String, example: 'pln_4f9k2m0q8xw1c7ab5d3e' })
  planId!: string;

  @Livemode()
  livemode!: boolean;

  @ApiProperty({ type: String, format: 'date-time', description: 'Until then it can be ordered' })
  expiresAt!: string;

  @ApiProperty({ type: String, nullable: true, description: 'The video that was ordered with it', example: null })
  videoId!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The channel that it is planned for', example: null })
  channelId!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The show that it is planned for', example: null })
  showId!: string | null;

  @ApiProperty({ type: String, example: 'USDC on Base' })
  title!: string;

  @ApiProperty({ type: String, enum: STYLE_NAMES })
  style!: StyleName;

  @ApiProperty({ type: String, enum: FORMATS })
  format!: Format;

  @ApiProperty({ type: String, example: 'en' })
  language!: string;

  @ApiProperty({ type: String, description: 'Who would speak', example: 'house-en-slt' })
  voiceId!: string;

  @ApiProperty({ type: Boolean })
  captions!: boolean;

  @ApiProperty({ type: String, enum: PACINGS })
  pacing!: EditablePlan['pacing'];

  @ApiProperty({ type: Boolean })
  music!: boolean;

  @ApiProperty({ type: BrandDto, nullable: true })
  brand!: BrandDto | null;

  @ApiProperty({
    type: 'object',
    additionalProperties: { $ref: getSchemaPath(FieldMeaningDto) },
    description: 'What its order declares of the data, by pattern',
    example: { apyPct: { label: 'Annual yield' } },
  })
  fields!: FieldMeanings;

  @ApiProperty({
    type: [VideoFactDto],
    description: 'What its texts may name, in the order of the data; none where a script is the only source',
  })
  facts!: VideoFactDto[];

  @ApiProperty({ type: [ProvenFigureDto], description: 'Every figure that is seen or heard, with its fact' })
  figures!: ProvenFigureDto[];

  @ApiProperty({ type: 'integer', description: 'All that could be charged for it', example: 25 })
  credits!: number;
}
