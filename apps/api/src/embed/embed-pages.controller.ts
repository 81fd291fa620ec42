import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { EmbedTokensService } from '@app/accounts';
import { Public, UnauthorizedError } from '@app/platform';
import { StudioFiles } from '../studio/studio-files';
import { BOOTSTRAP_PAGE, endedPage, type SmallPage, studioPage, UNBUILT_PAGE, UNKNOWN_PAGE } from './embed-pages';
import { OpenEmbedDto } from './embed.dto';

const HTML = 'text/html; charset=utf-8';

/** Where a studio goes on; `id` names what its token is left under. */
interface OpenedPage {
  id: string;
  path: string;
}

/** The pages of the embedded studio. */
@ApiExcludeController()
@Public()
@Controller('embed')
export class EmbedPagesController {
  constructor(
    private readonly tokens: EmbedTokensService,
    private readonly studio: StudioFiles,
  ) {}

  /** Any page may show it: it holds nothing, and where it leads only its origin may show. */
  @Get('studio')
  async bootstrap(@Res() reply: FastifyReply): Promise<void> {
    await send(reply, 200, BOOTSTRAP_PAGE);
  }

  /**
   * The page of a token, the same however often it is asked for. Ended tokens have theirs as well: it knows the origin that is
   * to be told. Throws `UnauthorizedError` for what is no token.
   */
  @Post('session')
  @HttpCode(200)
  async open(@Body() { token }: OpenEmbedDto): Promise<OpenedPage> {
    const page = await this.tokens.pageOfToken(token);
    if (!page) throw new UnauthorizedError('This is no embed token of POST /v1/embed/token.');
    return { id: page.pageId, path: `/embed/s/${page.pageId}` };
  }

  @Get('s/:session')
  async show(@Param('session') session: string, @Res() reply: FastifyReply): Promise<void> {
    const page = await this.tokens.pageById(session);
    if (!page) return await send(reply, 404, UNKNOWN_PAGE);
    if (!page.isLive) return await send(reply, 410, endedPage(page), page.origin);
    const built = this.studio.page('embed');
    if (built === null) return await send(reply, 503, UNBUILT_PAGE, page.origin);
    const shown = { html: studioPage(built, page), policy: this.studio.policy(page.origin) };
    await send(reply, 200, shown);
  }
}

/** `ancestor` is the one origin that may show the page in a frame; left out, the page's policy says it or anyone may. */
async function send(
  reply: FastifyReply,
  status: number,
  { html, policy }: SmallPage,
  ancestor?: string,
): Promise<void> {
  const headers = {
    'cache-control': 'no-store',
    'content-security-policy': ancestor === undefined ? policy : `${policy}; frame-ancestors ${ancestor}`,
    'referrer-policy': 'no-referrer',
  };
  await reply.status(status).type(HTML).headers(headers).send(html);
}
