import { Controller, Get, Header, Inject, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import { CONFIG, type Config, Public } from '@app/platform';
import { VideoLinks } from '@app/videos';
import { MediaReader } from '../media/media-reader';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { watchPage } from './watch-page';

const MEDIA_KEY = 'The media key; not needed while the video is public';

/** The hosted watch page, `/w/{videoId}?k=` (specification 2.1, `watchUrl`). */
@ApiTags('Media')
@Public()
@Controller('w')
export class WatchController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly media: MediaReader,
    private readonly links: VideoLinks,
  ) {}

  @Get(':videoId')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header(
    'content-security-policy',
    "default-src 'none'; media-src 'self'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'",
  )
  @ApiOperation({ operationId: 'watchVideo', summary: 'The hosted watch page', security: [] })
  @ApiQuery({ name: 'k', required: false, description: MEDIA_KEY, schema: { type: 'string' } })
  @ApiProduces('text/html')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiErrors(401, 404)
  async show(@Param('videoId') videoId: string, @Query('k') key: string | undefined): Promise<string> {
    const video = await this.media.unlock(videoId, key);
    return watchPage(video, this.links.ofCut(video), this.config.baseUrl);
  }
}
