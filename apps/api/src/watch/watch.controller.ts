import { Controller, Get, Header, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config, DomainError, Public } from '@app/platform';
import { ShowProofService, VideoLinks, type ViewedVideo } from '@app/videos';
import { MediaReader } from '../media/media-reader';
import { ApiErrorPages } from '../openapi/api-errors.decorator';
import { hasRefusalPage, PLAYER_STYLE, playerPage, refusalPage, watchPage } from './watch-pages';
import { type ViewerLinks, viewerLinks } from './viewer-links';
import { FIGURES_SCRIPT, FIGURES_STYLE } from './shown-figures';
import { VIEWER_STYLE } from './viewer-page';
import { languageAsked } from './watch-words';

const MEDIA_KEY = 'The media key; not needed while the video is public';
const REFUSED = 'A page in place of JSON tells refusals to whoever asks for `text/html`.';
/** A refusal is told on a page of the viewer's style, in a frame too. */
const STYLES = `${VIEWER_STYLE} ${PLAYER_STYLE} ${FIGURES_STYLE}`;
const POLICY = `default-src 'none'; media-src 'self'; img-src 'self'; style-src ${STYLES}; script-src ${FIGURES_SCRIPT}; base-uri 'none'; form-action 'none'`;
const HTML = 'text/html; charset=utf-8';

/** The hosted watch page, `/w/{videoId}?k=`, and its video alone, for frames. */
@ApiTags('Media')
@Public()
@Controller('w')
export class WatchController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly media: MediaReader,
    private readonly links: VideoLinks,
    private readonly proofs: ShowProofService,
  ) {}

  @Get(':videoId')
  @Header('content-security-policy', `${POLICY}; frame-ancestors 'self'`)
  @ApiOperation({ operationId: 'watchVideo', summary: 'The hosted watch page', description: REFUSED, security: [] })
  @ApiQuery({ name: 'k', required: false, description: MEDIA_KEY, schema: { type: 'string' } })
  @ApiProduces('text/html')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiErrorPages(401, 404)
  async show(
    @Param('videoId') videoId: string,
    @Query('k') key: string | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return await this.answer(videoId, key, request, reply, async (video, links) =>
      watchPage(video, links, this.config.studioUrl, await this.proofs.show(video)),
    );
  }

  @Get(':videoId/player')
  @Header('content-security-policy', `${POLICY}; frame-ancestors *`)
  @ApiOperation({
    operationId: 'playVideo',
    summary: 'The video alone, for frames',
    description: `Any page may show it in a frame: the player of cards, and of pages that the video stands in. ${REFUSED}`,
    security: [],
  })
  @ApiQuery({ name: 'k', required: false, description: MEDIA_KEY, schema: { type: 'string' } })
  @ApiProduces('text/html')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiErrorPages(401, 404)
  async play(
    @Param('videoId') videoId: string,
    @Query('k') key: string | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return await this.answer(videoId, key, request, reply, playerPage);
  }

  private async answer(
    videoId: string,
    key: string | undefined,
    { headers }: FastifyRequest,
    reply: FastifyReply,
    page: (video: ViewedVideo, links: ViewerLinks) => string | Promise<string>,
  ): Promise<string> {
    // What it shows changes when the video does; its key is nobody else's business.
    reply.headers({
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
      vary: 'accept, accept-language',
    });
    try {
      const video = await this.media.unlock(videoId, key);
      reply.type(HTML);
      return await page(video, viewerLinks(video, this.links.ofCut(video), key));
    } catch (error) {
      const isPerson = headers.accept?.includes('text/html') ?? false;
      if (!(error instanceof DomainError) || !hasRefusalPage(error.kind) || !isPerson) throw error;
      const language = languageAsked(headers['accept-language']);
      const { status, html } = refusalPage(error.kind, { home: this.config.studioUrl, language });
      reply.status(status).type(HTML);
      return html;
    }
  }
}
