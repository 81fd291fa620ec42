import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions, getSchemaPath } from '@nestjs/swagger';
import { SCENE_TYPES, SCRIPT_CHARTS, SCRIPT_MOTIONS, VALUE_FORMATS } from '@app/design';
import { SOUND_NAMES, TRANSITIONS } from '@app/picture';
import { ANY_JSON } from './any-json';

// These classes describe; a script is read by the library that videos it, so that every way in checks it alike.

export class ScriptPointDto {
  @ApiProperty({ type: String, maxLength: 60, example: 'USDC on Base' })
  t!: string;

  @ApiPropertyOptional({
    type: Number,
    example: 6.84,
    description: 'Its value; of every kind but candles, table and scatter',
  })
  v?: number;

  @ApiPropertyOptional({
    type: String,
    maxLength: 60,
    example: 'Borrowers',
    description: 'The layer that it belongs to; of stacked alone, where every `t` has one point of each group',
  })
  group?: string;

  @ApiPropertyOptional({ type: Number, example: 7.5, description: 'What it is measured against; of bullet alone' })
  target?: number;

  @ApiPropertyOptional({ type: Number, example: 5.9, description: 'Its earlier value; of dumbbell and slope alone' })
  before?: number;

  @ApiPropertyOptional({
    type: Boolean,
    description: 'It stands on zero: the end of a waterfall, and its start, where parts do not begin at zero',
  })
  sum?: boolean;

  @ApiPropertyOptional({ type: Boolean, description: 'Of a waterfall alone: its value is taken away' })
  takes?: boolean;

  @ApiPropertyOptional({
    type: [String],
    minItems: 2,
    maxItems: 4,
    example: ['$412.6M', '6.84%'],
    description: 'Figures with their units, or words, 40 characters each, one for each column; of table alone',
  })
  cells?: string[];

  @ApiPropertyOptional({ type: Number, example: 412.6, description: 'How far it is across; of scatter alone' })
  x?: number;

  @ApiPropertyOptional({ type: Number, example: 6.84, description: 'How far it is up; of scatter alone' })
  y?: number;

  @ApiPropertyOptional({ type: Number, example: 1.02, description: 'Open; of candles alone, as are h, l and c' })
  o?: number;

  @ApiPropertyOptional({ type: Number, example: 1.09, description: 'High, not below open or close' })
  h?: number;

  @ApiPropertyOptional({ type: Number, example: 0.98, description: 'Low, not above open or close' })
  l?: number;

  @ApiPropertyOptional({ type: Number, example: 1.05, description: 'Close' })
  c?: number;
}

export class ScriptAxisDto {
  @ApiProperty({ type: String, maxLength: 40, example: 'Annual yield' })
  title!: string;

  @ApiPropertyOptional({ type: String, enum: VALUE_FORMATS })
  valueFormat?: string;
}

export class ScriptChartDto {
  @ApiProperty({
    type: String,
    enum: SCRIPT_CHARTS,
    description:
      'Points are `{t, v}`, of stacked `{t, v, group}`, of bullet `{t, v, target}`, of dumbbell and slope `{t, v, before}`, of waterfall `{t, v, sum?, takes?}`, of table `{t, cells}`, of scatter `{t, x, y}` and of candles `{t, o, h, l, c}`: bars take 2 to 12, line and area 2 to 120, donut 2 to 6, progress 1 to 4 (percent), stacked 2 to 8 `t` of 2 to 4 groups, bullet 1 to 4, dumbbell and slope 2 to 6, waterfall 2 to 6 parts and the sums that they lead from and to, table 2 to 8, scatter 3 to 20, candles 8 to 60',
  })
  kind!: string;

  @ApiProperty({ type: [ScriptPointDto], maxItems: 120 })
  series!: ScriptPointDto[];

  @ApiPropertyOptional({
    type: Number,
    description: 'What bars, line and area are measured from, a figure as any other: beside `data` it must be in it',
  })
  baseline?: number;

  @ApiPropertyOptional({
    type: String,
    maxLength: 60,
    example: 'Legal limit',
    description: 'What the targets of a bullet chart are called',
  })
  targetLabel?: string;

  @ApiPropertyOptional({ type: Boolean, description: 'What lies past the targets of a bullet chart is bad news' })
  limit?: boolean;

  @ApiPropertyOptional({
    type: [String],
    minItems: 2,
    maxItems: 2,
    example: ['Last year', 'Now'],
    description:
      'What the earlier and the later time of a dumbbell or slope chart are called, 40 characters each; it must have them',
  })
  times?: string[];

  @ApiPropertyOptional({
    type: [String],
    minItems: 2,
    maxItems: 4,
    example: ['Deposits', 'Yield'],
    description: 'Heads of the columns of a table, 40 characters each; it must have them',
  })
  columns?: string[];

  @ApiPropertyOptional({
    type: [ScriptAxisDto],
    minItems: 2,
    maxItems: 2,
    description: 'What a scatter chart measures across and what upwards; it must have them',
  })
  axes?: ScriptAxisDto[];

  @ApiPropertyOptional({ type: String, enum: VALUE_FORMATS, description: 'Of every kind but table and scatter' })
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
  @ApiPropertyOptional({
    type: String,
    example: 'https://media.example/harbour.mp4',
    description:
      'Public address of an image, an mp4 or a webm, fetched when the video is made; a fault is a warning. This or `libraryAssetId`',
  })
  url?: string;

  @ApiPropertyOptional({
    type: String,
    example: 'ast_4f9k2m0q8xw1c7ab5d3e',
    description: 'A picture or a video of the library',
  })
  libraryAssetId?: string;
}

/** One scene of an authored script. */
export class ScriptSceneDto {
  @ApiProperty({ type: String, enum: SCENE_TYPES })
  type!: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: 1000,
    description:
      'Said and shown; line breaks and emoji may stand. Of a list: its title and 2 to 5 lines. Of a quote: the words, and a last line `— Name`',
  })
  text?: string;

  @ApiPropertyOptional({ type: Number, minimum: 0.5, maximum: 60, description: 'Seconds; longer where the text is' })
  duration?: number;

  @ApiPropertyOptional({ type: String, enum: SCRIPT_MOTIONS, description: '`slam` for hero numbers' })
  motion?: string;

  @ApiPropertyOptional({
    type: String,
    example: 'impact',
    description: `A bundled sound (${SOUND_NAMES.join(', ')}), \`none\`, or audio of the library (\`ast_…\`)`,
  })
  sfx?: string;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    maximum: 99,
    description:
      "Place among the video's pictures: those of the data, then those of the scenes' assets. Past the last one is a warning",
  })
  stillIndex?: number;

  @ApiPropertyOptional({ type: String, enum: TRANSITIONS })
  transition?: string;

  @ApiPropertyOptional({ type: ScriptChartDto })
  chart?: ScriptChartDto;

  @ApiPropertyOptional({ type: [ScriptStatDto], maxItems: 8 })
  stats?: ScriptStatDto[];

  @ApiPropertyOptional({ type: ScriptAssetDto })
  asset?: ScriptAssetDto;

  @ApiPropertyOptional({ ...ANY_JSON, description: "Your own, kept as it is and echoed on the video's scene" })
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
    'A video as its author wrote it. Without `data` its own figures are the facts; beside `data` every figure must be in it',
};
