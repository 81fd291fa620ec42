import { ApiProperty } from '@nestjs/swagger';
import { type Format, FORMATS, STYLE_NAMES, type StyleName } from '@app/render';
import type { FilmPlan } from '@app/videos';
import { QuoteDto, WarningDto } from '@app/wire';

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

/** A settled picture of a scene. */
export class PlannedStillDto {
  @ApiProperty({ type: 'integer', example: 1 })
  scene!: number;

  @ApiProperty({ type: 'integer', example: 2300 })
  atMs!: number;

  @ApiProperty({ type: 'integer', description: "A quarter of the film's", example: 270 })
  width!: number;

  @ApiProperty({ type: 'integer', example: 480 })
  height!: number;

  @ApiProperty({
    type: String,
    description: 'A JPEG as a `data:` URL: nothing is kept that a link could lead to',
    example: 'data:image/jpeg;base64,/9j/4AAQSkZJRg==',
  })
  image!: string;
}

/** Answer of the tool `plan`. */
export class PlanDto implements Record<keyof FilmPlan, unknown> {
  @ApiProperty({ type: String, example: 'USDC on Base' })
  title!: string;

  @ApiProperty({ type: String, description: 'Text for a post', example: 'USDC on Base earns 6.84%.' })
  caption!: string;

  @ApiProperty({ type: String, enum: STYLE_NAMES, description: 'Order with it to keep it: a pick of a style varies' })
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
}
