import { Body, Controller, Get, HttpCode, Param, ParseIntPipe, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { priceEdit } from '@app/billing';
import { BadRequestError } from '@app/platform';
import {
  type DraftedVideo,
  DraftEditService,
  EditVideoService,
  type VideoFacts,
  VideoFactsService,
  VersionsService,
} from '@app/editing';
import { VideoLinks } from '@app/videos';
import {
  DraftedVideoDto,
  DraftEditDto,
  draftRequestOf,
  EditVideoDto,
  editRequestOf,
  FactsQueryDto,
  PageQueryDto,
  SuggestionListDto,
  toVersionDto,
  VersionListDto,
  VideoDto,
  VideoFactsDto,
  VideoPresenter,
} from '@app/wire';
import { Caller, type CallerIdentity } from '../auth/caller';
import { NeedsScope, OpenToEmbeds } from '../auth/access.decorators';
import { Resumable, type ResumableWork } from '../idempotency/idempotency.decorators';
import { whileThere } from '../http/when-closed';
import { ApiErrors } from '../openapi/api-errors.decorator';

/** Edits, and the versions that they lead to. */
@ApiTags('Videos')
@Controller('v1/videos')
export class EditController {
  constructor(
    private readonly edits: EditVideoService,
    private readonly drafts: DraftEditService,
    private readonly facts: VideoFactsService,
    private readonly versions: VersionsService,
    private readonly presenter: VideoPresenter,
    private readonly links: VideoLinks,
  ) {}

  @Post(':id/edit')
  @NeedsScope('videos:write')
  @OpenToEmbeds('video')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'editVideo',
    summary: 'Change a video by notes or by script',
    description: `Answers when the new version is there, which takes seconds: the video is \`scripted\`, \`version\` is the highest number so far
+ 1 and \`renderUrl\` is null until it is rendered. Notes cost ${priceEdit('notes').credits} credits, charged when the version is made; a script is free, with another
style, format, voice, pace or brand, with or without captions and music beside it too, and costs as notes do in another language. \`{{key}}\` in its texts names a fact of GET /v1/videos/{id}/facts.
Notes are understood whole or refused: a clause that is not understood, or cannot be done, is a 422 that names it and says what can be
asked for. With \`partial: true\` the rest is done, and what was left out stands in \`check.warnings\` as \`note_not_understood\`.
An edit that fails, or takes longer than 150 seconds, also answers 422: the video is as it was, the version before is current and plays, nothing was charged, and the same request may be sent again. A caller that hangs up does not stop an edit:
GET the video to see its version. 409 while the video is rendered, edited, or has no script.`,
  })
  @ApiOkResponse({ type: VideoDto })
  @ApiErrors(400, 401, 402, 404, 409, 413, 422)
  async edit(
    @Caller() { accountId, embed }: CallerIdentity,
    @Param('id') id: string,
    @Body() body: EditVideoDto,
    @Resumable() { begun, begin }: ResumableWork,
  ): Promise<VideoDto> {
    const { charged, ...record } = begun
      ? await this.edits.resume(id, accountId, begun)
      : await this.edits.edit(id, accountId, { ...editRequestOf(body), endUser: embed }, begin);
    return this.presenter.toDto(record, charged);
  }

  @Post(':id/draft')
  @NeedsScope('videos:read')
  @OpenToEmbeds('video')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'draftEdit',
    summary: 'See how an edit by script would play',
    description: `Takes what an edit by script takes and answers what \`<factreel-player>\` plays, with its figures and the prices of the
edit and its render. Free; nothing is kept or changed. With a \`language\` alone it answers the translation and its script. Lines that are not spoken yet are silent and have estimated times. What an edit
would refuse is the same 400, with its paths. One at a time for an account: 429 while another is made.`,
  })
  @ApiOkResponse({ type: DraftedVideoDto })
  @ApiErrors(400, 401, 404, 409, 413, 422, 429)
  async draft(
    @Caller() { accountId, embed }: CallerIdentity,
    @Param('id') id: string,
    @Body() body: DraftEditDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DraftedVideo> {
    const request = { ...draftRequestOf(body), endUser: embed };
    return await whileThere(reply, 'the draft was made', (signal) => this.drafts.draft(id, accountId, request, signal));
  }

  @Get(':id/facts')
  @NeedsScope('videos:read')
  @OpenToEmbeds('video')
  @ApiOperation({
    operationId: 'listVideoFacts',
    summary: 'The facts that a script of this video may name',
    description:
      'Each as the language of the video writes it, or the one that is asked for, and how it was read. `{{key}}` in the text of a scene becomes its figure. 409 before the video has its script.',
  })
  @ApiOkResponse({ type: VideoFactsDto })
  @ApiErrors(400, 401, 404, 409)
  async listFacts(
    @Caller() { accountId }: CallerIdentity,
    @Param('id') id: string,
    @Query() { language }: FactsQueryDto,
  ): Promise<VideoFacts> {
    return await this.facts.list(id, accountId, language);
  }

  @Get(':id/suggestions')
  @NeedsScope('videos:read')
  @OpenToEmbeds('video')
  @ApiOperation({
    operationId: 'listSuggestions',
    summary: 'Notes that an edit of this video would do',
    description: 'Each is understood whole and changes something now. Free. 409 as for an edit.',
  })
  @ApiOkResponse({ type: SuggestionListDto })
  @ApiErrors(401, 404, 409)
  async suggest(@Caller() { accountId }: CallerIdentity, @Param('id') id: string): Promise<SuggestionListDto> {
    return { data: await this.edits.suggest(id, accountId) };
  }

  @Get(':id/versions')
  @NeedsScope('videos:read')
  @OpenToEmbeds('video')
  @ApiOperation({
    operationId: 'listVersions',
    summary: 'The versions of a video, newest first',
    description:
      'A first design is version 1; each edit and each render of a version that has a file adds one. The tool `restore_version` makes any of them current again.',
  })
  @ApiOkResponse({ type: VersionListDto })
  @ApiErrors(400, 401, 404)
  async list(
    @Caller() { accountId }: CallerIdentity,
    @Param('id') id: string,
    @Query() query: PageQueryDto,
  ): Promise<VersionListDto> {
    const { video, data, nextCursor } = await this.versions.page(id, accountId, query);
    return { data: data.map((version) => toVersionDto(video, version, this.links)), nextCursor };
  }

  @Post(':id/versions/:version/restore')
  @NeedsScope('videos:write')
  @OpenToEmbeds('video')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'restoreVersion',
    summary: 'Make a version current again',
    description: `\`rendered\` where it has a file, else \`scripted\`, with the settings it had. Free. Later versions stay and can be restored
too; the next edit takes the highest number so far + 1. 409 while the video is worked on.`,
  })
  @ApiParam({ name: 'version', schema: { type: 'integer', minimum: 1 }, example: 1 })
  @ApiOkResponse({ type: VideoDto })
  @ApiErrors(400, 401, 404, 409)
  async restore(
    @Caller() { accountId }: CallerIdentity,
    @Param('id') id: string,
    @Param('version', versionNumber()) version: number,
  ): Promise<VideoDto> {
    return this.presenter.toDto(await this.versions.restore(id, accountId, version));
  }
}

function versionNumber(): ParseIntPipe {
  const exceptionFactory = () => new BadRequestError([{ path: 'version', message: 'must be a whole number' }]);
  return new ParseIntPipe({ exceptionFactory });
}
