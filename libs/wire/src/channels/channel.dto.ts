import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Channel } from '@app/channels';
import { IsPlainText } from '../videos/is-plain-text.decorator';
import { SettingsDto, ShownSettingsDto, toShownSettings } from './settings.dto';

/** Body of `PATCH /v1/channels/{id}`. */
export class ChangeChannelDto extends SettingsDto {
  @ApiPropertyOptional({ type: String, maxLength: 200, example: 'Rates daily' })
  @IsPlainText(200)
  name?: string;
}

/** Body of `POST /v1/channels`. */
export class CreateChannelDto extends SettingsDto {
  @ApiProperty({ type: String, maxLength: 200, example: 'Rates daily' })
  @IsPlainText(200, { needed: true })
  name!: string;
}

export class ChannelDto extends ShownSettingsDto {
  @ApiProperty({ type: String, example: 'chn_4f9k2m0q8xw1c7ab5d3e' })
  channelId!: string;

  @ApiProperty({ type: String, example: 'Rates daily' })
  name!: string;
}

export class ChannelPageDto {
  @ApiProperty({ type: [ChannelDto] })
  data!: ChannelDto[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}

/** The record as integrators see it. */
export function toChannelDto(channel: Channel): ChannelDto {
  return { channelId: channel.id, name: channel.name, ...toShownSettings(channel) };
}
