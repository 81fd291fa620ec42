import type { ToolContext, ToolRun } from '@factreel/tool-sdk';
import { QuoteService } from '@app/videos';
import { QuoteDto, QuoteRequestDto, saidFields } from '@app/wire';
import { Tool } from '../../core/tool.decorator';

export class QuoteInput extends QuoteRequestDto {}

@Tool({
  name: 'quote',
  description:
    'What a video, an edit, an episode or an index of footage would cost in credits and US dollars; nothing is charged.',
  input: QuoteInput,
  output: QuoteDto,
  price: 'free',
  readOnly: true,
})
export class QuoteTool implements ToolRun<QuoteInput, QuoteDto> {
  constructor(private readonly quotes: QuoteService) {}

  async run(wish: QuoteInput, { account }: ToolContext): Promise<QuoteDto> {
    return await this.quotes.quote(account.id, { ...saidFields(wish), kind: wish.kind ?? 'video' });
  }
}
