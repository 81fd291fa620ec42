import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString } from 'class-validator';
import type { ToolContext, ToolRun } from '@factreel/tool-sdk';
import { VersionsService } from '@app/editing';
import { VideoLinks } from '@app/videos';
import { PageQueryDto, toVersionDto, VersionListDto } from '@app/wire';
import { Tool } from '../../core/tool.decorator';

export class ListVersionsInput extends PageQueryDto {
  @ApiProperty({ type: String, example: 'vid-7' })
  @IsString()
  @IsNotEmpty()
  videoId!: string;
}

/** The versions of a video (docs/specification.md 9, rule 2). */
@Tool({
  name: 'list_versions',
  description: 'The versions of a video, newest first: which is current, which has a file, and what edit made each.',
  input: ListVersionsInput,
  output: VersionListDto,
  price: 'free',
  readOnly: true,
})
export class ListVersionsTool implements ToolRun<ListVersionsInput, VersionListDto> {
  constructor(
    private readonly versions: VersionsService,
    private readonly links: VideoLinks,
  ) {}

  async run({ videoId, ...query }: ListVersionsInput, { account }: ToolContext): Promise<VersionListDto> {
    const { video, data, nextCursor } = await this.versions.page(videoId, account.id, query);
    return { data: data.map((version) => toVersionDto(video, version, this.links)), nextCursor };
  }
}
