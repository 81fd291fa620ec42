import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ShowsService } from '@app/channels';
import { ChangeShowDto, CreateShowDto, ShowDto, ShowPageDto, toShowDto, PageQueryDto } from '@app/wire';
import { Caller, type CallerIdentity } from '../auth/caller';
import { NeedsScope } from '../auth/access.decorators';
import { ApiErrors } from '../openapi/api-errors.decorator';

@ApiTags('Channels and shows')
@NeedsScope('series')
@Controller('v1/shows')
export class ShowsController {
  constructor(private readonly shows: ShowsService) {}

  @Post()
  @ApiOperation({
    operationId: 'createShow',
    summary: 'Make a show, on a channel or on none',
    description:
      'Videos of a show are told by the template engine unless their order says otherwise. What the show leaves open, its channel says.',
  })
  @ApiCreatedResponse({ type: ShowDto })
  @ApiErrors(400, 401, 404)
  async create(@Caller() { accountId }: CallerIdentity, @Body() body: CreateShowDto): Promise<ShowDto> {
    return toShowDto(await this.shows.create(accountId, body));
  }

  @Get()
  @ApiOperation({
    operationId: 'listShows',
    summary: 'Shows, newest first',
    description:
      'A show has what a channel has and a title, on a channel or on none; videos and series are made under it.',
  })
  @ApiOkResponse({ type: ShowPageDto })
  @ApiErrors(400, 401, 404)
  async list(@Caller() { accountId }: CallerIdentity, @Query() query: PageQueryDto): Promise<ShowPageDto> {
    const { data, nextCursor } = await this.shows.page(accountId, query);
    return { data: data.map(toShowDto), nextCursor };
  }

  @Get(':id')
  @ApiOperation({
    operationId: 'getShow',
    summary: 'A show as it stands',
    description: 'Its own settings. What it leaves out it has of its channel when a video is made.',
  })
  @ApiOkResponse({ type: ShowDto })
  @ApiErrors(401, 404)
  async get(@Caller() { accountId }: CallerIdentity, @Param('id') id: string): Promise<ShowDto> {
    return toShowDto(await this.shows.get(accountId, id));
  }

  @Patch(':id')
  @ApiOperation({
    operationId: 'changeShow',
    summary: 'Change what is named and leave the rest',
    description: 'Videos that were ordered before keep what they were ordered with.',
  })
  @ApiOkResponse({ type: ShowDto })
  @ApiErrors(400, 401, 404)
  async change(
    @Caller() { accountId }: CallerIdentity,
    @Param('id') id: string,
    @Body() body: ChangeShowDto,
  ): Promise<ShowDto> {
    return toShowDto(await this.shows.change(accountId, id, body));
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'deleteShow',
    summary: 'Remove a show; its videos stay',
    description: '409 while a series makes episodes of it.',
  })
  @ApiNoContentResponse()
  @ApiErrors(401, 404, 409)
  async remove(@Caller() { accountId }: CallerIdentity, @Param('id') id: string): Promise<void> {
    await this.shows.remove(accountId, id);
  }
}
