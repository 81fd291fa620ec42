import { ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import type { FieldMeanings } from '@app/facts';
import type { Show } from '@app/channels';
import { FieldMeaningDto, FieldsProperty } from '../videos/fields.dto';
import { IsPlainText } from '../videos/is-plain-text.decorator';
import { SettingsDto, ShownSettingsDto, toShownSettings } from './settings.dto';

const CHANNEL = {
  type: String,
  maxLength: 60,
  nullable: true,
  example: 'chn_4f9k2m0q8xw1c7ab5d3e',
  description: 'The channel that it is on; its settings stand where the show has none',
} as const;
const NAME = { type: String, maxLength: 200, description: 'For its makers; the title unless said' } as const;
const TITLE = { type: String, maxLength: 200, description: 'For its viewers', example: 'Rates at nine' } as const;

/** Body of `PATCH /v1/shows/{id}`. */
export class ChangeShowDto extends SettingsDto {
  @ApiPropertyOptional(TITLE)
  @IsPlainText(200)
  title?: string;

  @ApiPropertyOptional(NAME)
  @IsPlainText(200)
  name?: string;

  @ApiPropertyOptional(CHANNEL)
  @IsPlainText(60)
  channelId?: string | null;

  @FieldsProperty({
    nullable: true,
    description:
      'What fields of the data of its videos mean, by key or path pattern: they apply where they match, and `fields` of an order come before them. Replaced as a whole; null takes them away',
  })
  fields?: FieldMeanings | null;
}

/** Body of `POST /v1/shows`: a title or a name is needed, the other is the same unless said. */
export class CreateShowDto extends ChangeShowDto {}

export class ShowDto extends ShownSettingsDto {
  @ApiProperty({ type: String, example: 'shw_4f9k2m0q8xw1c7ab5d3e' })
  showId!: string;

  @ApiProperty({ type: String, nullable: true, example: 'chn_4f9k2m0q8xw1c7ab5d3e' })
  channelId!: string | null;

  @ApiProperty({ type: String, example: 'Rates at nine' })
  title!: string;

  @ApiProperty({ type: String, example: 'Rates at nine' })
  name!: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: { $ref: getSchemaPath(FieldMeaningDto) },
    nullable: true,
    description: 'What fields of the data of its videos mean',
    example: { apyPct: { unit: '%', better: 'up' } },
  })
  fields!: FieldMeanings | null;
}

export class ShowPageDto {
  @ApiProperty({ type: [ShowDto] })
  data!: ShowDto[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}

/** The record as integrators see it. */
export function toShowDto(show: Show): ShowDto {
  const { id: showId, channelId, title, name, fields } = show;
  return { showId, channelId, title, name, fields, ...toShownSettings(show) };
}
