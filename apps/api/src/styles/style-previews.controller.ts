import { extname, resolve } from 'node:path';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FolderStorage, NotFoundError, Public } from '@app/platform';
import { STYLE_NAMES } from '@app/picture';
import { answerStored, readMediaRequest, sendMedia } from '../media/stored-file';
import { ApiErrors } from '../openapi/api-errors.decorator';

/** Made by `npm run previews` and kept with the sources: the studio that is hosted elsewhere finds them here as well. */
const FOLDER = resolve(__dirname, '../../../../../apps/studio/public/styles');
const TYPES: Readonly<Record<string, string>> = { '.mp4': 'video/mp4', '.webp': 'image/webp' };
const FILES = STYLE_NAMES.flatMap((style) => Object.keys(TYPES).map((ending) => `${style}${ending}`));
/** A release may bring new ones under the same names. */
const CACHE_CONTROL = 'public, max-age=86400';
const binary = { schema: { type: 'string', format: 'binary' } } as const;

@ApiTags('Media')
@Public()
@Controller('styles')
export class StylePreviewsController {
  private readonly previews = new FolderStorage(FOLDER);

  @Get(':file')
  @ApiOperation({
    operationId: 'getStylePreview',
    summary: "A style's moving preview or its poster; ranges are answered",
    description: 'Open to everyone; `GET /v1/styles` has the addresses.',
    security: [],
  })
  @ApiParam({ name: 'file', schema: { type: 'string', enum: FILES }, example: 'vaporwave.mp4' })
  @ApiProduces(...Object.values(TYPES))
  @ApiOkResponse(binary)
  @ApiResponse({ ...binary, status: 206, description: 'The range that was asked for' })
  @ApiResponse({ status: 304, description: 'Still the file that `If-None-Match` names' })
  @ApiErrors(404, 416)
  async file(@Param('file') file: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const stored = FILES.includes(file) ? await this.previews.stat(file) : null;
    if (!stored) throw new NotFoundError('file', file);
    const face = { type: TYPES[extname(file)] ?? 'application/octet-stream', cacheControl: CACHE_CONTROL };
    await sendMedia(reply, answerStored(this.previews, stored, face, readMediaRequest(request, undefined)));
  }
}
