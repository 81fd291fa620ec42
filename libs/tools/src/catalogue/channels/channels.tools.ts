import { IntersectionType } from '@nestjs/swagger';
import type { ToolContext, ToolRun } from '@factreel/tool-sdk';
import { ChannelsService } from '@app/channels';
import { ChangeChannelDto, CreateChannelDto, PageQueryDto, ChannelDto, ChannelPageDto, toChannelDto } from '@app/wire';
import { Tool } from '../../core/tool.decorator';
import { OneChannelInput, RemovedDto } from '../one-record.dto';

export class CreateChannelInput extends CreateChannelDto {}

@Tool({
  name: 'create_channel',
  description:
    'Make a channel, whose brand, defaults, style notes and texts its shows and videos share. learn_brand fills its brand from a site or a logo.',
  input: CreateChannelInput,
  output: ChannelDto,
  price: 'free',
  scope: 'series',
  destructive: false,
})
export class CreateChannelTool implements ToolRun<CreateChannelInput, ChannelDto> {
  constructor(private readonly channels: ChannelsService) {}

  async run(input: CreateChannelInput, { account }: ToolContext): Promise<ChannelDto> {
    return toChannelDto(await this.channels.create(account.id, input));
  }
}

export class ListChannelsInput extends PageQueryDto {}

@Tool({
  name: 'list_channels',
  description: 'Channels of the account, newest first, each with its brand and its defaults.',
  input: ListChannelsInput,
  output: ChannelPageDto,
  price: 'free',
  readOnly: true,
})
export class ListChannelsTool implements ToolRun<ListChannelsInput, ChannelPageDto> {
  constructor(private readonly channels: ChannelsService) {}

  async run(query: ListChannelsInput, { account }: ToolContext): Promise<ChannelPageDto> {
    const { data, nextCursor } = await this.channels.page(account.id, query);
    return { data: data.map(toChannelDto), nextCursor };
  }
}

@Tool({
  name: 'get_channel',
  description: 'A channel: its brand as its videos wear it, its defaults, style notes and compliance text.',
  input: OneChannelInput,
  output: ChannelDto,
  price: 'free',
  readOnly: true,
})
export class GetChannelTool implements ToolRun<OneChannelInput, ChannelDto> {
  constructor(private readonly channels: ChannelsService) {}

  async run({ channelId }: OneChannelInput, { account }: ToolContext): Promise<ChannelDto> {
    return toChannelDto(await this.channels.get(account.id, channelId));
  }
}

export class ChangeChannelInput extends IntersectionType(OneChannelInput, ChangeChannelDto) {}

@Tool({
  name: 'change_channel',
  description:
    'Change the brand, defaults, style notes, call to action or compliance text of a channel, or its name. What is left out stays; null empties a field. Videos that were ordered before keep what they had.',
  input: ChangeChannelInput,
  output: ChannelDto,
  price: 'free',
  scope: 'series',
  idempotent: true,
})
export class ChangeChannelTool implements ToolRun<ChangeChannelInput, ChannelDto> {
  constructor(private readonly channels: ChannelsService) {}

  async run({ channelId, ...change }: ChangeChannelInput, { account }: ToolContext): Promise<ChannelDto> {
    return toChannelDto(await this.channels.change(account.id, channelId, change));
  }
}

@Tool({
  name: 'delete_channel',
  description: 'Remove a channel; its videos stay. Refused while shows or series are in it.',
  input: OneChannelInput,
  output: RemovedDto,
  price: 'free',
  scope: 'series',
})
export class DeleteChannelTool implements ToolRun<OneChannelInput, RemovedDto> {
  constructor(private readonly channels: ChannelsService) {}

  async run({ channelId }: OneChannelInput, { account }: ToolContext): Promise<RemovedDto> {
    await this.channels.remove(account.id, channelId);
    return { removed: channelId };
  }
}
