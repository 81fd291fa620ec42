import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString } from 'class-validator';
import type { ToolRun } from '@factreel/tool-sdk';
import { OrderFootageService } from '@app/library';
import { FootageJobDto, toFootageJobDto } from '@app/wire';
import type { HouseContext } from '../../core/house-context';
import { Tool } from '../../core/tool.decorator';

export class IndexFootageInput {
  @ApiProperty({ type: String, description: 'A video of the library', example: 'ast_4f9k2m0q8xw1c7ab5d3e' })
  @IsString()
  @IsNotEmpty()
  libraryAssetId!: string;
}

/** Prepares footage, so that videos can be cut from it. */
@Tool({
  name: 'index_footage',
  description:
    'Index a video of the library (scenes, silence, black, what is said) so that videos cut good shots from it. Once for each video: asked again, it answers the same job.',
  input: IndexFootageInput,
  output: FootageJobDto,
  mode: 'order',
  price: { ordered: '20 credits a started minute of footage, once for each video' },
  scope: 'library',
})
export class IndexFootageTool implements ToolRun<IndexFootageInput, FootageJobDto> {
  constructor(private readonly footage: OrderFootageService) {}

  async run({ libraryAssetId }: IndexFootageInput, { account, keep }: HouseContext): Promise<FootageJobDto> {
    const { job } = await this.footage.order(account.id, libraryAssetId, async (em, order) => {
      await keep(em, toFootageJobDto({ footage: order.job }));
    });
    return toFootageJobDto({ footage: job });
  }
}
