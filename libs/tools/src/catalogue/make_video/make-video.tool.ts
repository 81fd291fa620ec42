import { OmitType } from '@nestjs/swagger';
import type { ToolRun } from '@factreel/tool-sdk';
import { OrderVideoService } from '@app/videos';
import { AcceptedJobDto, CreateVideoDto, saidFields, toAcceptedJob } from '@app/wire';
import type { HouseContext } from '../../core/house-context';
import { Tool } from '../../core/tool.decorator';

export class MakeVideoInput extends OmitType(CreateVideoDto, ['async']) {}

/** The main job, for agents. */
@Tool({
  name: 'make_video',
  description:
    'Make a short narrated video from JSON data, a page, text or a source that was read before; every figure in it comes from there. Answers a job and the videoId; ask get_video until status is rendered or error. Price it first with quote.',
  input: MakeVideoInput,
  output: AcceptedJobDto,
  mode: 'order',
  price: { ordered: 'As quote says; held when the order is taken, charged when the video is there' },
  scope: 'videos:write',
})
export class MakeVideoTool implements ToolRun<MakeVideoInput, AcceptedJobDto> {
  constructor(private readonly orders: OrderVideoService) {}

  async run(order: MakeVideoInput, { account, keep }: HouseContext): Promise<AcceptedJobDto> {
    const asked = saidFields(order);
    const taken = await this.orders.create(account.id, asked, async (em, video) => {
      await keep(em, toAcceptedJob(video));
    });
    return toAcceptedJob(taken);
  }
}
