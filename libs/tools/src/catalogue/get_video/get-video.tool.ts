import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString } from 'class-validator';
import type { ToolContext, ToolRun } from '@factreel/tool-sdk';
import { VideosService } from '@app/videos';
import { VideoDto, VideoPresenter } from '@app/wire';
import { Tool } from '../../core/tool.decorator';

export class GetVideoInput {
  @ApiProperty({ type: String, example: 'vid-7' })
  @IsString()
  @IsNotEmpty()
  videoId!: string;
}

@Tool({
  name: 'get_video',
  description:
    'A video as it stands: status (draft, scripted, rendering, rendered, error), scenes with their words, links to the video, its web copy and its thumbnail.',
  input: GetVideoInput,
  output: VideoDto,
  price: 'free',
  readOnly: true,
})
export class GetVideoTool implements ToolRun<GetVideoInput, VideoDto> {
  constructor(
    private readonly videos: VideosService,
    private readonly presenter: VideoPresenter,
  ) {}

  async run({ videoId }: GetVideoInput, { account }: ToolContext): Promise<VideoDto> {
    return this.presenter.toDto(await this.videos.getFace(videoId, account.id));
  }
}
