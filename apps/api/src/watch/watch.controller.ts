import { Controller, Get, Header, Inject, Param, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { CONFIG, type Config, Public } from '@app/platform';
import { VideoLinks } from '@app/videos';
import { MediaReader } from '../media/media-reader';
import { watchPage } from './watch-page';

/** The hosted watch page, `/w/{videoId}?k=` (specification 2.1, `watchUrl`). */
@ApiExcludeController()
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
  async show(@Param('videoId') videoId: string, @Query('k') key: string | undefined): Promise<string> {
    const video = await this.media.unlock(videoId, key);
    return watchPage(video, this.links.ofCut(video), this.config.baseUrl);
  }
}
