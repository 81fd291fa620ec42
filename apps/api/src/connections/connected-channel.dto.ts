import { ApiProperty } from '@nestjs/swagger';
import { SCHEDULER_KINDS, type SchedulerKind } from '@app/publishing';

/** An account of a social network that is connected to a scheduler. */
export class ConnectedChannelDto {
  @ApiProperty({ type: String, example: 'cm4ean69r0003w8w1cdomox9n' })
  channelId!: string;

  @ApiProperty({ type: String, enum: SCHEDULER_KINDS, example: 'postiz' })
  scheduler!: SchedulerKind;

  @ApiProperty({ type: String, description: 'Short lowercase name of the network', example: 'x' })
  service!: string;

  @ApiProperty({ type: String, example: 'Harbour News' })
  name!: string;

  @ApiProperty({ type: Boolean, description: 'False where its owner has to connect it anew at the scheduler' })
  isReady!: boolean;
}

export class ConnectedChannelListDto {
  @ApiProperty({ type: [ConnectedChannelDto] })
  data!: ConnectedChannelDto[];
}

/** What a service said to a key. */
export class ConnectionTestDto {
  @ApiProperty({ type: Boolean, example: true })
  works!: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'Why it does not work; null where it does', example: null })
  reason!: string | null;

  @ApiProperty({ type: [ConnectedChannelDto], description: 'Of a scheduler that works; empty for drives' })
  channels!: ConnectedChannelDto[];
}
