import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString } from 'class-validator';
import type { ToolContext, ToolRun } from '@factreel/tool-sdk';
import { ProveVideoService } from '@app/videos';
import { ProofDto, ProofQueryDto } from '@app/wire';
import { Tool } from '../../core/tool.decorator';

export class ProofInput extends ProofQueryDto {
  @ApiProperty({ type: String, example: 'vid-7' })
  @IsString()
  @IsNotEmpty()
  videoId!: string;
}

/** The figure table of a video. */
@Tool({
  name: 'proof',
  description:
    'Every figure that is seen or heard in a video, where it stands, and the fact of the payload that it comes from.',
  input: ProofInput,
  output: ProofDto,
  price: 'free',
  readOnly: true,
})
export class ProofTool implements ToolRun<ProofInput, ProofDto> {
  constructor(private readonly proofs: ProveVideoService) {}

  async run({ videoId, version }: ProofInput, { account }: ToolContext): Promise<ProofDto> {
    return await this.proofs.prove(videoId, account.id, version);
  }
}
