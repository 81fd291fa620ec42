import type { ToolContext, ToolRun } from '@factreel/tool-sdk';
import { SeriesService } from '@app/series';
import { PageQueryDto } from '@app/wire';
import { Tool } from '../../core/tool.decorator';
import { SeriesPageDto, toListedSeries } from './series.dto';

export class ListSeriesInput extends PageQueryDto {}

/** The account's scheduled shows. */
@Tool({
  name: 'list_series',
  description: 'The scheduled series of the account, newest first, each with its next run and its last five episodes.',
  input: ListSeriesInput,
  output: SeriesPageDto,
  price: 'free',
  readOnly: true,
})
export class ListSeriesTool implements ToolRun<ListSeriesInput, SeriesPageDto> {
  constructor(private readonly series: SeriesService) {}

  async run(query: ListSeriesInput, { account }: ToolContext): Promise<SeriesPageDto> {
    const { data, nextCursor } = await this.series.page(account.id, query);
    return { data: data.map(toListedSeries), nextCursor };
  }
}
