import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Req, UseGuards } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { BadRequestError } from '@app/platform';
import { KeepAssetService, LibraryService, type WithAsset } from '@app/sources';
import {
  AssetPresenter,
  ChangeAssetDto,
  LibraryAssetDto,
  LibraryFolderPageDto,
  LibraryPageDto,
  LibraryQueryDto,
  PageQueryDto,
  UploadDto,
} from '@app/wire';
import { Caller, type CallerIdentity, madeBy } from '../auth/caller';
import { NeedsScope, OpenToEmbeds } from '../auth/access.decorators';
import { type AnswerKeeper, KeepAnswer } from '../idempotency/idempotency.decorators';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { ReceiveUploadGuard, type UploadRequest } from './receive-upload.guard';

@ApiTags('Library')
@NeedsScope('library')
@Controller('v1/library')
export class LibraryController {
  constructor(
    private readonly library: LibraryService,
    private readonly keeping: KeepAssetService,
    private readonly presenter: AssetPresenter,
  ) {}

  @Post('upload')
  @OpenToEmbeds()
  @UseGuards(ReceiveUploadGuard)
  @ApiOperation({
    operationId: 'uploadToLibrary',
    summary: 'Keep a picture, a video or a sound, by file or by address',
    description: `A form with \`file\`, or \`url\` to fetch it from; 250 MB at most. What the file is is told by its bytes: MP4, MOV, WebM,
MKV, AVI; JPEG, PNG, WebP, GIF; MP3, WAV, FLAC, Ogg, AAC. It is kept as MP4, JPEG or PNG, M4A or MP3, without tags and
cover art. Recordings play for an hour at most; pictures have 40 megapixels at most. 413 too where the library holds as
much as this installation lets it. 422 where an address could not be fetched, or there is no such media in the file.`,
  })
  @ApiConsumes('multipart/form-data', 'application/json')
  @ApiBody({ type: UploadDto })
  @ApiCreatedResponse({ type: LibraryAssetDto })
  @ApiErrors(400, 401, 413, 422)
  async upload(
    @Caller() { accountId, embed }: CallerIdentity,
    @Body() { url, title, folder }: UploadDto,
    @Req() { receivedFile }: UploadRequest,
    @KeepAnswer() keep: AnswerKeeper,
  ): Promise<LibraryAssetDto> {
    const order = { title, folder, ...madeBy(embed) };
    const kept: WithAsset = (em, asset) => keep(em, this.presenter.toDto(asset));
    if ((url === undefined) === (receivedFile === undefined)) {
      throw new BadRequestError([{ path: 'file', message: 'or url must be sent, one of them' }]);
    }
    const asset = receivedFile
      ? await this.keeping.keepFile(accountId, { ...receivedFile, ...order }, kept)
      : await this.keeping.keepUrl(accountId, { url: url ?? '', ...order }, kept);
    return this.presenter.toDto(asset);
  }

  @Get()
  @OpenToEmbeds()
  @ApiOperation({
    operationId: 'listLibrary',
    summary: 'What the library holds, newest first',
    description:
      'Pictures, videos and sounds that were uploaded or imported. Filters narrow the list: `kind`, `folder`, `externalUserId`.',
  })
  @ApiOkResponse({ type: LibraryPageDto })
  @ApiErrors(400, 401, 404)
  async list(@Caller() { accountId, embed }: CallerIdentity, @Query() query: LibraryQueryDto): Promise<LibraryPageDto> {
    const { data, nextCursor } = await this.library.page(accountId, { ...query, ...madeBy(embed) });
    return { data: data.map((asset) => this.presenter.toDto(asset)), nextCursor };
  }

  @Get('folders')
  @OpenToEmbeds()
  @ApiOperation({
    operationId: 'listLibraryFolders',
    summary: 'Folders that hold something, by name',
    description: 'A folder is a word on its assets: it is there as long as one asset is in it.',
  })
  @ApiOkResponse({ type: LibraryFolderPageDto })
  @ApiErrors(400, 401)
  async folders(
    @Caller() { accountId, embed }: CallerIdentity,
    @Query() query: PageQueryDto,
  ): Promise<LibraryFolderPageDto> {
    return await this.library.folders(accountId, { ...query, ...madeBy(embed) });
  }

  @Get(':id')
  @OpenToEmbeds('asset')
  @ApiOperation({
    operationId: 'getLibraryAsset',
    summary: 'An asset as it stands',
    description: 'Its measures, and links to the file and to a small picture of it.',
  })
  @ApiOkResponse({ type: LibraryAssetDto })
  @ApiErrors(401, 404)
  async get(@Caller() { accountId }: CallerIdentity, @Param('id') id: string): Promise<LibraryAssetDto> {
    return this.presenter.toDto(await this.library.get(accountId, id));
  }

  @Patch(':id')
  @OpenToEmbeds('asset')
  @ApiOperation({
    operationId: 'changeLibraryAsset',
    summary: 'Rename an asset or put it into another folder',
    description: 'The file and its links stay. A folder that nobody has named before is made by this.',
  })
  @ApiOkResponse({ type: LibraryAssetDto })
  @ApiErrors(400, 401, 404)
  async change(
    @Caller() { accountId }: CallerIdentity,
    @Param('id') id: string,
    @Body() body: ChangeAssetDto,
  ): Promise<LibraryAssetDto> {
    return this.presenter.toDto(await this.library.change(accountId, id, body));
  }

  @Delete(':id')
  @OpenToEmbeds('asset')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'deleteLibraryAsset',
    summary: 'Remove an asset for good',
    description:
      'Videos that were made of it keep copies of their own; videos that still wait to be made end in `error`.',
  })
  @ApiNoContentResponse()
  @ApiErrors(401, 404)
  async delete(@Caller() { accountId }: CallerIdentity, @Param('id') id: string): Promise<void> {
    await this.library.delete(accountId, id);
  }
}
