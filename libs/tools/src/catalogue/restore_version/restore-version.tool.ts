import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsNotEmpty, IsString, Max, Min } from 'class-validator';
import type { ToolContext, ToolRun } from '@factreel/tool-sdk';
import { LARGEST_VERSION, VersionsService } from '@app/editing';
import { VideoDto, VideoPresenter } from '@app/wire';
import { Tool } from '../../core/tool.decorator';

export class RestoreVersionInput {
  @ApiProperty({ type: String, example: 'vid-7' })
  @IsString()
  @IsNotEmpty()
  videoId!: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: LARGEST_VERSION, example: 1 })
  @IsInt()
  @Min(1)
  @Max(LARGEST_VERSION)
  version!: number;
}

@Tool({
  name: 'restore_version',
  description:
    'Make a version of a video current again, rendered where it has a file, else scripted. Later versions stay and can be restored too.',
  input: RestoreVersionInput,
  output: VideoDto,
  price: 'free',
  scope: 'videos:write',
  destructive: false,
  idempotent: true,
})
export class RestoreVersionTool implements ToolRun<RestoreVersionInput, VideoDto> {
  constructor(
    private readonly versions: VersionsService,
    private readonly presenter: VideoPresenter,
  ) {}

  async run({ videoId, version }: RestoreVersionInput, { account }: ToolContext): Promise<VideoDto> {
    return this.presenter.toDto(await this.versions.restore(videoId, account.id, version));
  }
}
