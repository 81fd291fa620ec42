import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CHARGES } from '@app/billing';
import { SourcePacksService } from '@app/sources';
import { PaidReadsService } from '@app/videos';
import {
  CreateSourceDto,
  packOriginOf,
  PageQueryDto,
  PreviewDto,
  PreviewedSourceDto,
  previewOrderOf,
  SourcePackDto,
  SourcePageDto,
  SourcePresenter,
} from '@app/wire';
import { Caller, type CallerIdentity, madeBy } from '../auth/caller';
import { NeedsScope, OpenToEmbeds } from '../auth/access.decorators';
import { type AnswerKeeper, KeepAnswer } from '../idempotency/idempotency.decorators';
import { ApiErrors } from '../openapi/api-errors.decorator';

const FETCHED = `An address is fetched over http(s) and from public addresses alone, within 20 seconds and 25 MB; 422 names why one could not be
read. A page that shows nothing without its scripts is read in a browser, for ${CHARGES.browser.price} credits, charged where that found something;
402 where the wallet is shorter. Pages asked for with headers of your own are not.`;
const ABOUT = `One of \`url\`, \`text\` and \`data\`. What was found is kept as it was and never changes: facts with where each stood, pictures
with their sizes, footage, how the source presents itself. Free, but for a browser. \`fields\` declare what its data mean, and \`meaning\` answers how each
fact was read. Make videos of it with \`sourcePackId\`. ${FETCHED}`;
const PREVIEW = `Reads once and answers a \`sourceId\`: where to read, not what was read. Videos and series of it read anew each time. Free, but for a browser. ${FETCHED}`;

@ApiTags('Sources')
@NeedsScope('library')
@Controller('v1/sources')
export class SourcesController {
  constructor(
    private readonly reads: PaidReadsService,
    private readonly packs: SourcePacksService,
    private readonly presenter: SourcePresenter,
  ) {}

  @Post()
  @OpenToEmbeds()
  @ApiOperation({ operationId: 'createSource', summary: 'Read a source and keep what was found', description: ABOUT })
  @ApiCreatedResponse({ type: SourcePackDto })
  @ApiErrors(400, 401, 402, 413, 422)
  async create(
    @Caller() { accountId, embed }: CallerIdentity,
    @Body() body: CreateSourceDto,
    @KeepAnswer() keep: AnswerKeeper,
  ): Promise<SourcePackDto> {
    let shown: SourcePackDto | undefined;
    await this.reads.keep(accountId, packOriginOf(body), {
      ...madeBy(embed),
      look: async (pack) => void (shown = await this.presenter.toPackDto(pack)),
      withPack: async (em) => await keep(em, shown),
    });
    return shown as SourcePackDto;
  }

  @Post('preview')
  @OpenToEmbeds()
  @HttpCode(201)
  @ApiOperation({
    operationId: 'previewSource',
    summary: 'Look at a source that videos will read',
    description: PREVIEW,
  })
  @ApiCreatedResponse({ type: PreviewedSourceDto })
  @ApiErrors(400, 401, 402, 413, 422)
  async preview(
    @Caller() { accountId, embed }: CallerIdentity,
    @Body() body: PreviewDto,
    @KeepAnswer() keep: AnswerKeeper,
  ): Promise<PreviewedSourceDto> {
    let glimpse: Awaited<ReturnType<SourcePresenter['glimpse']>> = { fields: [], sample: [] };
    const previewed = await this.reads.preview(accountId, previewOrderOf(body), {
      ...madeBy(embed),
      look: async (found) => void (glimpse = await this.presenter.glimpse(found)),
      withSource: async (em, saved) => await keep(em, this.presenter.toPreviewDto(saved, glimpse)),
    });
    return this.presenter.toPreviewDto(previewed, glimpse);
  }

  @Get()
  @OpenToEmbeds()
  @ApiOperation({
    operationId: 'listSources',
    summary: 'Source packs, newest first',
    description: 'Those that videos were made of are among them.',
  })
  @ApiOkResponse({ type: SourcePageDto })
  @ApiErrors(400, 401, 404)
  async list(@Caller() { accountId, embed }: CallerIdentity, @Query() query: PageQueryDto): Promise<SourcePageDto> {
    const { data, nextCursor } = await this.packs.page(accountId, { ...query, ...madeBy(embed) });
    return { data: data.map((pack) => this.presenter.toRowDto(pack)), nextCursor };
  }

  @Get(':id')
  @OpenToEmbeds('pack')
  @ApiOperation({
    operationId: 'getSource',
    summary: 'A source pack with all that was found',
    description:
      'As it was answered when it was read: facts with their keys, pictures, brand and warnings. Videos are made of it by `sourcePackId`, without reading the source again.',
  })
  @ApiOkResponse({ type: SourcePackDto })
  @ApiErrors(401, 404)
  async get(@Caller() { accountId }: CallerIdentity, @Param('id') id: string): Promise<SourcePackDto> {
    return await this.presenter.toPackDto(await this.packs.get(accountId, id));
  }

  @Delete(':id')
  @HttpCode(204)
  @OpenToEmbeds('pack')
  @ApiOperation({
    operationId: 'deleteSource',
    summary: 'Remove a source pack with its pictures',
    description: '409 where videos were made of it: their proofs and edits read it.',
  })
  @ApiNoContentResponse()
  @ApiErrors(401, 404, 409)
  async remove(@Caller() { accountId }: CallerIdentity, @Param('id') id: string): Promise<void> {
    await this.packs.remove(accountId, id);
  }
}
