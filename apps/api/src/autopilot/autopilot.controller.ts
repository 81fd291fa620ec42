import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CHARGES } from '@app/billing';
import {
  ApproveEpisodeService,
  AutopilotService,
  DiscardEpisodeService,
  RemoveSeriesService,
  ReviewDeskService,
  StartAutopilotService,
  STARTERS,
  SuggestShowsService,
} from '@app/series';
import {
  AutopilotEpisodeDto,
  AutopilotPageDto,
  AutopilotShowDto,
  ChangeAutopilotDto,
  changeOf,
  orderOf,
  placeOf,
  RewriteEpisodeDto,
  RewrittenEpisodeDto,
  StartAutopilotDto,
  StartedShowDto,
  StarterListDto,
  SuggestDto,
  SuggestedShowsDto,
  toAutopilotEpisodeDto,
  toAutopilotShowDto,
  toStartedShowDto,
  toWaitingPageDto,
  WaitingPageDto,
} from '@app/tools';
import { PageQueryDto } from '@app/wire';
import { Caller, type CallerIdentity } from '../auth/caller';
import { NeedsScope } from '../auth/access.decorators';
import { type AnswerKeeper, KeepAnswer } from '../idempotency/idempotency.decorators';
import { ApiErrors } from '../openapi/api-errors.decorator';

const [SHORT, MIDDLE, LONG] = CHARGES.episode.price;
const PRICE = `An episode costs ${SHORT.credits} credits up to ${SHORT.upToSeconds} seconds, ${MIDDLE.credits} up to ${MIDDLE.upToSeconds} and ${LONG.credits} up to ${LONG.upToSeconds}, its render included.`;
const START = `Channel, show and series are made with the order of the first episode, or nothing is: 402 where the wallet is shorter than an
episode. The first episode tells the source as it stands; each further one tells what has changed since. ${PRICE} A series never
waits for a value to be crossed: watch the figure yourself and call \`POST /v1/videos/from-data\` then.`;

@ApiTags('Autopilot')
@NeedsScope('series')
@Controller('v1/autopilot')
export class AutopilotController {
  constructor(
    private readonly suggestions: SuggestShowsService,
    private readonly starts: StartAutopilotService,
    private readonly shows: AutopilotService,
    private readonly approvals: ApproveEpisodeService,
    private readonly discards: DiscardEpisodeService,
    private readonly removals: RemoveSeriesService,
    private readonly desk: ReviewDeskService,
  ) {}

  @Get('waiting')
  @ApiOperation({
    operationId: 'listWaitingEpisodes',
    summary: 'Episodes that wait for you, newest first',
    description: 'Of all series. Approve or discard each; edit its video or the text of its posts before.',
  })
  @ApiOkResponse({ type: WaitingPageDto })
  @ApiErrors(400, 401)
  async waiting(@Caller() { accountId }: CallerIdentity, @Query() query: PageQueryDto): Promise<WaitingPageDto> {
    return toWaitingPageDto(await this.desk.waiting(accountId, query));
  }

  @Get('starters')
  @ApiOperation({
    operationId: 'listStarters',
    summary: 'Sources that need no address',
    description: 'Ready-made subjects for a series. Those with `needsCity` take a `city` beside their name.',
  })
  @ApiOkResponse({ type: StarterListDto })
  @ApiErrors(401)
  starters(): StarterListDto {
    return {
      data: STARTERS.map(({ starter, title, description, needsCity }) => ({ starter, title, description, needsCity })),
    };
  }

  @Post('suggest')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'suggestShows',
    summary: 'Three shows that a source would make',
    description: `Reads the source and makes nothing but a \`sourceId\`. Free, but for ${CHARGES.browser.price} credits where a page had to be read in a browser.`,
  })
  @ApiOkResponse({ type: SuggestedShowsDto })
  @ApiErrors(400, 401, 402, 404, 422)
  async suggest(
    @Caller() { accountId }: CallerIdentity,
    @Body() body: SuggestDto,
    @KeepAnswer() keep: AnswerKeeper,
  ): Promise<SuggestedShowsDto> {
    return await this.suggestions.suggest(accountId, placeOf(body), (em, suggested) => keep(em, suggested));
  }

  @Post('start')
  @ApiOperation({ operationId: 'startAutopilot', summary: 'Start a show that makes itself', description: START })
  @ApiCreatedResponse({ type: StartedShowDto })
  @ApiErrors(400, 401, 402, 404, 422)
  async start(
    @Caller() { accountId }: CallerIdentity,
    @Body() body: StartAutopilotDto,
    @KeepAnswer() keep: AnswerKeeper,
  ): Promise<StartedShowDto> {
    const started = await this.starts.start(accountId, orderOf(body), (em, show) => keep(em, toStartedShowDto(show)));
    return toStartedShowDto(started);
  }

  @Get()
  @ApiOperation({
    operationId: 'listAutopilot',
    summary: 'Shows with their last five episodes, newest first',
    description: 'Each with its schedule, its policy, when it runs next and what an episode costs.',
  })
  @ApiOkResponse({ type: AutopilotPageDto })
  @ApiErrors(400, 401, 404)
  async list(@Caller() { accountId }: CallerIdentity, @Query() query: PageQueryDto): Promise<AutopilotPageDto> {
    const { data, nextCursor } = await this.shows.page(accountId, query);
    return { data: data.map(toAutopilotShowDto), nextCursor };
  }

  @Get(':seriesId')
  @ApiOperation({
    operationId: 'getAutopilot',
    summary: 'A show with its last five episodes',
    description: 'A series of `start_series` as well.',
  })
  @ApiOkResponse({ type: AutopilotShowDto })
  @ApiErrors(401, 404)
  async get(@Caller() { accountId }: CallerIdentity, @Param('seriesId') id: string): Promise<AutopilotShowDto> {
    return toAutopilotShowDto(await this.shows.get(accountId, id));
  }

  @Patch(':seriesId')
  @ApiOperation({
    operationId: 'changeAutopilot',
    summary: 'Change what is named and leave the rest',
    description:
      'Episodes that were ordered before keep what they were ordered with. Null takes premise, link or voice away.',
  })
  @ApiOkResponse({ type: AutopilotShowDto })
  @ApiErrors(400, 401, 404, 422)
  async change(
    @Caller() { accountId }: CallerIdentity,
    @Param('seriesId') id: string,
    @Body() body: ChangeAutopilotDto,
  ): Promise<AutopilotShowDto> {
    return toAutopilotShowDto(await this.shows.change(accountId, id, changeOf(body)));
  }

  @Post(':seriesId/pause')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'pauseAutopilot',
    summary: 'Stop the schedule',
    description: 'An episode that is being made is finished. Nothing happens to a show that is paused.',
  })
  @ApiOkResponse({ type: AutopilotShowDto })
  @ApiErrors(401, 404)
  async pause(@Caller() { accountId }: CallerIdentity, @Param('seriesId') id: string): Promise<AutopilotShowDto> {
    return toAutopilotShowDto(await this.shows.change(accountId, id, { paused: true }));
  }

  @Post(':seriesId/resume')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'resumeAutopilot',
    summary: 'Restart the schedule',
    description: 'What fell due meanwhile is not made up for.',
  })
  @ApiOkResponse({ type: AutopilotShowDto })
  @ApiErrors(401, 404)
  async resume(@Caller() { accountId }: CallerIdentity, @Param('seriesId') id: string): Promise<AutopilotShowDto> {
    return toAutopilotShowDto(await this.shows.change(accountId, id, { paused: false }));
  }

  @Delete(':seriesId')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'deleteSeries',
    summary: 'Remove a series; its videos, show and channel stay',
    description: '409 while a check or an episode of it is under way.',
  })
  @ApiNoContentResponse()
  @ApiErrors(401, 404, 409)
  async remove(@Caller() { accountId }: CallerIdentity, @Param('seriesId') id: string): Promise<void> {
    await this.removals.remove(accountId, id);
  }

  @Patch(':seriesId/episodes/:videoId')
  @ApiOperation({
    operationId: 'rewriteEpisode',
    summary: 'Change what the posts of a waiting episode say',
    description:
      'Posted when you approve it. `warnings` name statements that the data deny. 409 for an episode that does not wait.',
  })
  @ApiOkResponse({ type: RewrittenEpisodeDto })
  @ApiErrors(400, 401, 404, 409)
  async rewrite(
    @Caller() { accountId }: CallerIdentity,
    @Param('seriesId') seriesId: string,
    @Param('videoId') videoId: string,
    @Body() { postText }: RewriteEpisodeDto,
  ): Promise<RewrittenEpisodeDto> {
    const { episode, warnings } = await this.desk.rewrite(accountId, { seriesId, videoId }, postText);
    return { ...toAutopilotEpisodeDto(episode), warnings };
  }

  @Post(':seriesId/episodes/:videoId/approve')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'approveEpisode',
    summary: 'Post an episode that waits for you',
    description:
      'An episode that is posted is answered as it is; nothing is posted twice. 409 while its video is made, where it failed or was discarded, and while nobody knows what became of a post; 422 where the scheduler refuses.',
  })
  @ApiOkResponse({ type: AutopilotEpisodeDto })
  @ApiErrors(401, 404, 409, 422)
  async approve(
    @Caller() { accountId }: CallerIdentity,
    @Param('seriesId') seriesId: string,
    @Param('videoId') videoId: string,
  ): Promise<AutopilotEpisodeDto> {
    return toAutopilotEpisodeDto(await this.approvals.approve(accountId, seriesId, videoId));
  }

  @Post(':seriesId/episodes/:videoId/discard')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'discardEpisode',
    summary: 'Decide against an episode that waits for you',
    description:
      'It is posted nowhere, and what it tells is not told again. Its video stays among your videos. An episode that is discarded is answered as it is; 409 for one that does not wait.',
  })
  @ApiOkResponse({ type: AutopilotEpisodeDto })
  @ApiErrors(401, 404, 409)
  async discard(
    @Caller() { accountId }: CallerIdentity,
    @Param('seriesId') seriesId: string,
    @Param('videoId') videoId: string,
  ): Promise<AutopilotEpisodeDto> {
    return toAutopilotEpisodeDto(await this.discards.discard(accountId, seriesId, videoId));
  }
}
