import type { ToolContext, ToolRun } from '@factreel/tool-sdk';
import { LearnBrandService } from '@app/channels';
import { saidFields } from '@app/wire';
import { Tool } from '../../core/tool.decorator';
import { LearnBrandInput, LearnedBrandDto } from './learn-brand.dto';

/** Learns a brand from a site or a logo and saves it to a channel. */
@Tool({
  name: 'learn_brand',
  description:
    "Learns a brand from a page of its site (`url`) or a logo of the library (`libraryAssetId`) and saves it to a channel: colours, contrast-checked, the logo, the letters of ours that come nearest, and how its words sound. The channel's videos wear it from then on.",
  input: LearnBrandInput,
  output: LearnedBrandDto,
  price: 'free',
  timeoutSeconds: 90,
  rateLimit: { calls: 100, seconds: 600 },
})
export class LearnBrandTool implements ToolRun<LearnBrandInput, LearnedBrandDto> {
  constructor(private readonly lessons: LearnBrandService) {}

  async run(input: LearnBrandInput, { account, signal }: ToolContext): Promise<LearnedBrandDto> {
    return await this.lessons.learn(account.id, saidFields(input), signal);
  }
}
