import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccountsService } from '@app/accounts';
import { NotFoundError, ObjectStorage, Public, UnauthorizedError } from '@app/platform';
import { packFolder, SourcePacksService } from '@app/sources';
import { sameText } from '../media/media-reader';
import { MediaViewer } from '../media/media-viewer';
import { answerStored, IMMUTABLE_FILE, readMediaRequest, sendMedia } from '../media/stored-file';
import { ApiErrors } from '../openapi/api-errors.decorator';

const binary = { schema: { type: 'string', format: 'binary' } } as const;
const PRIVATE_FILE = 'private, no-cache';

@ApiTags('Media')
@Public()
@Controller('media/sources')
export class SourceMediaController {
  constructor(
    private readonly packs: SourcePacksService,
    private readonly storage: ObjectStorage,
    private readonly viewer: MediaViewer,
    private readonly accounts: AccountsService,
  ) {}

  @Get(':id/:file')
  @ApiOperation({
    operationId: 'getSourceFile',
    summary: "A picture that was part of a source's file; never changes",
    description:
      "Opened by the key in its link, by its account's API key or signed-in owner, and by the embed token of who had it read.",
    security: [],
  })
  @ApiParam({ name: 'id', schema: { type: 'string' }, example: 'sp_4f9k2m0q8xw1c7ab5d3e' })
  @ApiParam({ name: 'file', schema: { type: 'string' }, example: 'still-0.jpg' })
  @ApiQuery({ name: 'k', required: false, description: 'The media key', schema: { type: 'string' } })
  @ApiProduces('image/jpeg', 'image/png')
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
    const pack = await this.packs.getForViewer(id);
    // What a closed account had is shown to nobody.
    if (!(await this.accounts.isOpen(pack.accountId))) throw new NotFoundError('source pack', id);
    const { mediaKey, reading } = pack;
    const isKeyed = mediaKey !== null && sameText(key ?? '', mediaKey);
    if (!isKeyed && !(await this.viewer.mayOpen(request, pack, 'library'))) {
      throw new UnauthorizedError('This file needs its media key: add ?k=<key>, as its link has it.');
    }
    const isThere = reading?.stills.some((still) => still.file === file);
    const stored = isThere ? await this.storage.stat(`${packFolder(id)}/${file}`) : null;
    if (!stored) throw new NotFoundError('file', `${id}/${file}`);
    const type = file.endsWith('.png') ? 'image/png' : 'image/jpeg';
    const face = { type, cacheControl: isKeyed ? IMMUTABLE_FILE : PRIVATE_FILE };
    await sendMedia(reply, answerStored(this.storage, stored, face, readMediaRequest(request, key)));
  }
}
