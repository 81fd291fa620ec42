import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions, getSchemaPath } from '@nestjs/swagger';
import { SCENE_TYPES, SCRIPT_CHARTS } from '@app/design';
import { TRANSITIONS } from '@app/render';

// These classes describe; a script is read by the library that films it, so that every way in checks it alike.

export class ScriptPointDto {
  @ApiProperty({ type: String, maxLength: 60, example: 'USDC on Base' })
  t!: string;

  @ApiProperty({ type: Number, example: 6.84 })
  v!: number;
}

export class ScriptChartDto {
  @ApiProperty({ type: String, enum: SCRIPT_CHARTS })
  kind!: string;

  @ApiProperty({ type: [ScriptPointDto], maxItems: 120 })
  series!: ScriptPointDto[];

  @ApiPropertyOptional({ type: Number, description: 'A figure as any other: beside `data` it must be in it' })
  baseline?: number;

  @ApiPropertyOptional({ type: String, enum: ['pct', 'usd'] })
  valueFormat?: string;

  @ApiPropertyOptional({ type: String, maxLength: 120 })
  title?: string;
}

export class ScriptStatDto {
  @ApiProperty({ type: String, maxLength: 60, example: '$412.6M' })
  value!: string;

  @ApiProperty({ type: String, maxLength: 80, example: 'Deposits' })
  label!: string;
}

export class ScriptAssetDto {
  @ApiProperty({ type: String, description: 'Public image address, fetched when the film is made' })
  url!: string;
}

/** One scene of an authored script (specification 2.2). */
export class ScriptSceneDto {
  @ApiProperty({ type: String, enum: SCENE_TYPES })
  type!: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: 1000,
    description: 'Said and shown; line breaks and emoji may stand',
  })
  text?: string;

  @ApiPropertyOptional({ type: Number, minimum: 0.5, maximum: 60, description: 'Seconds; longer where the text is' })
  duration?: number;

  @ApiPropertyOptional({ type: String, description: '`slam` for hero numbers' })
  motion?: string;

  @ApiPropertyOptional({ type: String, description: 'A bundled sound, `none`, or a library sound (`ast_…`)' })
  sfx?: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: 99 })
  stillIndex?: number;

  @ApiPropertyOptional({ type: String, enum: TRANSITIONS })
  transition?: string;

  @ApiPropertyOptional({ type: ScriptChartDto })
  chart?: ScriptChartDto;

  @ApiPropertyOptional({ type: [ScriptStatDto], maxItems: 8 })
  stats?: ScriptStatDto[];

  @ApiPropertyOptional({ type: ScriptAssetDto })
  asset?: ScriptAssetDto;

  @ApiPropertyOptional({ description: 'Kept as it is' })
  frame?: unknown;
}

export class ScriptDto {
  @ApiProperty({ type: [ScriptSceneDto], minItems: 1, maxItems: 40 })
  scenes!: ScriptSceneDto[];
}

/** How the field is described: the script, or its scenes alone. */
export const SCRIPT_PROPERTY: ApiPropertyOptions = {
  oneOf: [
    { $ref: getSchemaPath(ScriptDto) },
    { type: 'array', items: { $ref: getSchemaPath(ScriptSceneDto) }, minItems: 1, maxItems: 40 },
  ],
  description:
    'A film as its author wrote it. Without `data` its own figures are the facts; beside `data` every figure must be in it',
};
