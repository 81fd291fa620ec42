import type { ToolContext, ToolRun } from '@factreel/tool-sdk';
import { PlanVideoService } from '@app/videos';
import { CreateVideoDto, PlanDto, saidFields } from '@app/wire';
import { Tool } from '../../core/tool.decorator';

/** What would be made of an order, with nothing charged. */
@Tool({
  name: 'plan',
  description:
    'Shows what would be made of an order before it is paid for: scenes, narration with estimated times, a small picture of every scene, the price, and how each fact of the data was read. Takes what from-data takes. Charges nothing; one plan at a time for an account. An order with its planId within 24 hours makes exactly what it shows, at its price; with a planId here, that plan is made again with what stands beside it (fields, language, style, pacing, music, brand, ...) changed.',
  input: CreateVideoDto,
  output: PlanDto,
  price: 'free',
  readOnly: true,
  timeoutSeconds: 75,
  rateLimit: { calls: 100, seconds: 600 },
})
export class PlanTool implements ToolRun<CreateVideoDto, PlanDto> {
  constructor(private readonly plans: PlanVideoService) {}

  async run(input: CreateVideoDto, { account, signal }: ToolContext): Promise<PlanDto> {
    return await this.plans.plan(account.id, saidFields(input), signal);
  }
}
