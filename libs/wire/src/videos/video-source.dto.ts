import { ApiExtraModels, ApiPropertyOptional } from '@nestjs/swagger';
import { IsNotEmpty, IsObject, IsOptional, IsString, MaxLength } from 'class-validator';
import { CHARGES } from '@app/billing';
import type { FieldMeanings } from '@app/facts';
import { FieldsProperty } from './fields.dto';
import { IsPlainText } from './is-plain-text.decorator';
import { SCRIPT_PROPERTY, ScriptDto, ScriptSceneDto } from './script.dto';

/** Longest text that may be pasted; a body has 2 MB at most. */
export const MOST_TEXT = 200_000;

/** Where a video's facts come from: at most one of them, beside a script of one's own. */
@ApiExtraModels(ScriptDto, ScriptSceneDto)
export class VideoSourceDto {
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description:
      'Any JSON object; every key becomes a quotable fact, at most 5,000 of them. At most one of `data`, `sourceUrl`, `text`, `sourcePackId` and `sourceId`; one is needed where no `script`, `brief` or `libraryAssetIds` carries the content',
    example: {
      protocol: 'Aave v3',
      asset: 'USDC',
      chain: 'Base',
      apyPct: 6.84,
      benchmarkName: '3-month T-bill',
      benchmarkApyPct: 4.31,
    },
  })
  @IsObject()
  @IsOptional()
  data?: Record<string, unknown> | null;

  @ApiPropertyOptional({
    type: String,
    format: 'uri',
    maxLength: 2000,
    description: `A page, PDF, feed, table or JSON API to read in place of \`data\`, when the video is made: one that cannot be read then ends it in \`error\`, with its reason and nothing charged. A page that shows nothing without its scripts is read in a browser, for ${CHARGES.browser.price} credits more: they are set aside with the order where the wallet and \`maxCredits\` leave room for them, and given back where no browser was needed; without them such a page ends the video in \`error\`. Colours of the page do not recolour the video`,
    example: 'https://example.com/annual-report',
  })
  @IsString()
  @IsNotEmpty()
  @MaxLength(2000)
  @IsOptional()
  sourceUrl?: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: MOST_TEXT,
    description:
      'A text, a table or a script to read in place of `data`; a text without a figure is told in its own words',
  })
  @IsString()
  @IsNotEmpty()
  @MaxLength(MOST_TEXT)
  @IsOptional()
  text?: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: 60,
    example: 'sp_4f9k2m0q8xw1c7ab5d3e',
    description: 'What POST /v1/sources has found, in place of `data`',
  })
  @IsPlainText(60)
  sourcePackId?: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: 60,
    example: 'src_4f9k2m0q8xw1c7ab5d3e',
    description: 'A source of POST /v1/sources/preview, read anew when the video is made',
  })
  @IsPlainText(60)
  sourceId?: string;

  @FieldsProperty({
    description:
      'What fields of the data mean, by key (`revenue`, at any depth) or path (`rows[].pe`, `*.pctChange`). It wins over what would be inferred, and is kept with the video for its edits. An unknown unit, currency or role, and a pattern that matches nothing, is a 400 that names it; of a source that is read later, such a pattern is left out. `meaning` of POST /v1/sources and of the tool `plan` shows how each fact was read',
  })
  fields?: FieldMeanings;

  @ApiPropertyOptional(SCRIPT_PROPERTY)
  @IsOptional()
  script?: unknown;
}
