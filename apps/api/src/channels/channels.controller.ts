import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ChannelsService } from '@app/channels';
import { ChangeChannelDto, ChannelDto, ChannelPageDto, CreateChannelDto, toChannelDto, PageQueryDto } from '@app/wire';
import { Caller, type CallerIdentity } from '../auth/caller';
import { NeedsScope } from '../auth/access.decorators';
import { ApiErrors } from '../openapi/api-errors.decorator';

@ApiTags('Channels and shows')
@NeedsScope('series')
@Controller('v1/channels')
export class ChannelsController {
  constructor(private readonly channels: ChannelsService) {}

  @Post()
  @ApiOperation({
    operationId: 'createChannel',
    summary: 'Make a channel, whose brand, defaults and texts its videos share',
    description:
      'An order stands before its show, the show before its channel; but the brand and the compliance preset of a show or channel are locks.',
  })
  @ApiCreatedResponse({ type: ChannelDto })
  @ApiErrors(400, 401, 404)
  async create(@Caller() { accountId }: CallerIdentity, @Body() body: CreateChannelDto): Promise<ChannelDto> {
    return toChannelDto(await this.channels.create(accountId, body));
  }

  @Get()
  @ApiOperation({
    operationId: 'listChannels',
    summary: 'Channels, newest first',
    description:
      'A channel carries the brand, the defaults and the rules of the shows and videos that are filed under it.',
  })
  @ApiOkResponse({ type: ChannelPageDto })
  @ApiErrors(400, 401, 404)
  async list(@Caller() { accountId }: CallerIdentity, @Query() query: PageQueryDto): Promise<ChannelPageDto> {
    const { data, nextCursor } = await this.channels.page(accountId, query);
    return { data: data.map(toChannelDto), nextCursor };
  }

  @Get(':id')
  @ApiOperation({
    operationId: 'getChannel',
    summary: 'A channel as it stands',
    description: 'Its brand as videos get it, its defaults, style notes and compliance text.',
  })
  @ApiOkResponse({ type: ChannelDto })
  @ApiErrors(401, 404)
  async get(@Caller() { accountId }: CallerIdentity, @Param('id') id: string): Promise<ChannelDto> {
    return toChannelDto(await this.channels.get(accountId, id));
  }

  @Patch(':id')
  @ApiOperation({
    operationId: 'changeChannel',
    summary: 'Change what is named and leave the rest',
    description: 'Videos that were ordered before keep what they were ordered with.',
  })
  @ApiOkResponse({ type: ChannelDto })
  @ApiErrors(400, 401, 404)
  async change(
    @Caller() { accountId }: CallerIdentity,
    @Param('id') id: string,
    @Body() body: ChangeChannelDto,
  ): Promise<ChannelDto> {
    return toChannelDto(await this.channels.change(accountId, id, body));
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'deleteChannel',
    summary: 'Remove a channel; its videos stay',
    description: '409 while shows or series are in it.',
  })
  @ApiNoContentResponse()
  @ApiErrors(401, 404, 409)
  async remove(@Caller() { accountId }: CallerIdentity, @Param('id') id: string): Promise<void> {
    await this.channels.remove(accountId, id);
  }
}
