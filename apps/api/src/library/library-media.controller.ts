import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '@app/platform';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { MediaViewer } from '../media/media-viewer';
import { readMediaRequest, sendMedia } from '../media/stored-file';
import { AssetReader } from './asset-reader';

const binary = { schema: { type: 'string', format: 'binary' } } as const;

@ApiTags('Media')
@Public()
@Controller('media/library')
export class LibraryMediaController {
  constructor(
    private readonly reader: AssetReader,
    private readonly viewer: MediaViewer,
  ) {}

  @Get(':id/:file')
  @ApiOperation({
    operationId: 'getLibraryFile',
    summary: "An asset's file or thumbnail; never changes, ranges are answered",
    description:
      "Opened by the key in its link, by its account's API key or signed-in owner, and by the embed token of who brought it.",
    security: [],
  })
  @ApiParam({ name: 'id', schema: { type: 'string' }, example: 'ast_4f9k2m0q8xw1c7ab5d3e' })
  @ApiParam({ name: 'file', schema: { type: 'string' }, example: 'media.mp4' })
  @ApiQuery({ name: 'k', required: false, description: 'The media key', schema: { type: 'string' } })
  @ApiProduces('video/mp4', 'image/jpeg', 'image/png', 'audio/mp4', 'audio/mpeg')
  @ApiOkResponse(binary)
  @ApiResponse({ ...binary, status: 206, description: 'The range that was asked for' })
  @ApiResponse({ status: 304, description: 'Still the file that `If-None-Match` names' })
  @ApiErrors(401, 403, 404, 416)
  async file(
    @Param('id') id: string,
    @Param('file') file: string,
    @Query('k') key: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asset = await this.reader.unlock(id, key, (owned) => this.viewer.mayOpen(request, owned, 'library'));
    await sendMedia(reply, await this.reader.open(asset, file, readMediaRequest(request, key)));
  }
}
