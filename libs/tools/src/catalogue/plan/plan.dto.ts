import { ApiProperty } from '@nestjs/swagger';
import { type Format, FORMATS, STYLE_NAMES, type StyleName } from '@app/picture';
import type { PlannedVideo } from '@app/videos';
import { FactMeaningDto, PlannedStillDto, QuoteDto, WarningDto } from '@app/wire';

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

/** Answer of the tool `plan`. */
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
