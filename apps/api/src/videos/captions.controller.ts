import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { ConflictError } from '@app/platform';
import { videoCaptions } from '@app/picture';
import { VideosService } from '@app/videos';
import { Caller, type CallerIdentity } from '../auth/caller';
import { NeedsScope } from '../auth/needs-scope.decorator';
import { OpenToEmbeds } from '../auth/open-to-embeds.decorator';
import { MediaReader } from '../media/media-reader';
import { ApiErrors } from '../openapi/api-errors.decorator';

const ABOUT = 'There as soon as the video has its script; 409 before.';

@ApiTags('Videos')
@NeedsScope('videos:read')
@Controller('v1/videos')
export class CaptionsController {
  constructor(
    private readonly videos: VideosService,
    private readonly media: MediaReader,
  ) {}

  @Get(':id/captions.vtt')
  @OpenToEmbeds('video')
  @Header('content-type', 'text/vtt; charset=utf-8')
  @ApiOperation({ operationId: 'getCaptionsVtt', summary: 'Captions as WebVTT', description: ABOUT })
  @ApiProduces('text/vtt')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiErrors(401, 404, 409)
  async vtt(@Caller() caller: CallerIdentity, @Param('id') id: string): Promise<string> {
    return await this.captions(caller, id, 'vtt');
  }

  @Get(':id/captions.srt')
  @OpenToEmbeds('video')
  @Header('content-type', 'application/x-subrip; charset=utf-8')
  @ApiOperation({ operationId: 'getCaptionsSrt', summary: 'Captions as SubRip', description: ABOUT })
  @ApiProduces('application/x-subrip')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiErrors(401, 404, 409)
  async srt(@Caller() caller: CallerIdentity, @Param('id') id: string): Promise<string> {
    return await this.captions(caller, id, 'srt');
  }

  private async captions(caller: CallerIdentity, id: string, kind: 'vtt' | 'srt'): Promise<string> {
    const { video, current } = await this.videos.get(id, caller.accountId);
    if (!current) throw new ConflictError(`${video.id} is ${video.status}; its captions come with its script`);
    // A file's captions are those it was rendered with.
    return current.cut ? await this.media.text(video, kind) : videoCaptions(current)[kind];
  }
}
