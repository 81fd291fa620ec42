import { extname } from 'node:path';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NotFoundError, Public } from '@app/platform';
import { CUT_FILES, type CutFile, type ViewedVideo } from '@app/videos';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { downloadHeader } from './download-header';
import { MediaReader } from './media-reader';
import { MediaViewer } from './media-viewer';
import { readMediaRequest, sendMedia } from './stored-file';

const FILE_BY_NAME = new Map(Object.entries(CUT_FILES).map(([file, name]) => [name as string, file as CutFile]));
const NAMES = [...FILE_BY_NAME.keys()];
const OPENED_BY =
  "Opened by the media key, for anyone while the video is public, by its account's API key or signed-in owner, and by the embed token of its maker.";
const binary = { schema: { type: 'string', format: 'binary' } } as const;
const UNCHANGED = { status: 304, description: 'Still the file that `If-None-Match` names' };

@ApiTags('Media')
@Public()
@Controller('media')
export class MediaController {
  constructor(
    private readonly media: MediaReader,
    private readonly viewer: MediaViewer,
  ) {}

  @Get(':name')
  @ApiOperation({
    operationId: 'getCurrentCut',
    summary: 'The current cut; ranges are answered',
    description: `The file of the current version; while that has none, as after an edit, the last one that was rendered. 404 until
the first render. ${OPENED_BY}`,
    security: [],
  })
  @ApiParam({ name: 'name', description: '`<videoId>.mp4`', schema: { type: 'string' }, example: 'vid-7.mp4' })
  @ApiQuery({
    name: 'k',
    required: false,
    description: 'The media key; not needed while the video is public',
    schema: { type: 'string' },
  })
  @ApiProduces('video/mp4')
  @ApiOkResponse(binary)
  @ApiResponse({ ...binary, status: 206, description: 'The range that was asked for' })
  @ApiResponse(UNCHANGED)
  @ApiErrors(401, 403, 404, 416)
  async current(
    @Param('name') name: string,
    @Query('k') key: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const videoId = /^(vid-\d+)\.mp4$/.exec(name)?.[1];
    if (!videoId) throw new NotFoundError('file', name);
    const video = await this.unlock(videoId, key, request);
    await sendMedia(reply, await this.media.openCurrent(video, readMediaRequest(request, key)));
  }

  @Get(':videoId/:version/:file')
  @ApiOperation({
    operationId: 'getVersionFile',
    summary: "A version's file; never changes",
    description: OPENED_BY,
    security: [],
  })
  @ApiParam({ name: 'version', description: '`v<n>`', schema: { type: 'string' }, example: 'v1' })
  @ApiParam({ name: 'file', schema: { type: 'string', enum: NAMES } })
  @ApiQuery({
    name: 'k',
    required: false,
    description: 'The media key; not needed while the video is public',
    schema: { type: 'string' },
  })
  @ApiQuery({
    name: 'download',
    required: false,
    description: 'Browsers save the file, under the title of the video, where they would play it else',
    schema: { type: 'string', enum: ['1'] },
  })
  @ApiProduces('video/mp4', 'image/jpeg', 'text/vtt', 'application/x-subrip')
  @ApiOkResponse(binary)
  @ApiResponse({ ...binary, status: 206, description: 'The range that was asked for' })
  @ApiResponse(UNCHANGED)
  @ApiErrors(401, 403, 404, 416)
  async version(
    @Param('videoId') videoId: string,
    @Param('version') version: string,
    @Param('file') file: string,
    @Query('k') key: string | undefined,
    @Query('download') download: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const video = await this.unlock(videoId, key, request);
    const number = /^v([1-9]\d{0,8})$/.exec(version)?.[1];
    const kind = FILE_BY_NAME.get(file);
    if (!number || !kind) throw new NotFoundError('file', `${videoId}/${version}/${file}`);
    const answer = await this.media.open(video, Number(number), kind, readMediaRequest(request, key), true);
    if (download === '1') answer.headers['content-disposition'] = downloadHeader(video.title, extname(file));
    await sendMedia(reply, answer);
  }

  private async unlock(videoId: string, key: string | undefined, request: FastifyRequest): Promise<ViewedVideo> {
    return await this.media.unlock(videoId, key, (video) => this.viewer.mayOpen(request, video, 'videos:read'));
  }
}
