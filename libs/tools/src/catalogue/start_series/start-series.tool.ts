import type { ToolRun } from '@factreel/tool-sdk';
import { BadRequestError } from '@app/platform';
import { type Series, type SeriesDestinations, StartSeriesService } from '@app/series';
import { saidFields } from '@app/wire';
import type { HouseContext } from '../../core/house-context';
import { Tool } from '../../core/tool.decorator';
import { toSeriesFace } from '../list_series/series.dto';
import { StartedSeriesDto, StartSeriesInput } from './start-series.dto';

@Tool({
  name: 'start_series',
  description:
    'Start a series: a page or feed that is read on a schedule and told as a video whenever its facts have changed, or, under kind schedule, on every run. Reads it once now, free, and makes no episode of that. A seriesId changes that series.',
  input: StartSeriesInput,
  output: StartedSeriesDto,
  price: 'free',
  timeoutSeconds: 120,
  rateLimit: { calls: 60, seconds: 60 },
  scope: 'series',
  destructive: false,
})
export class StartSeriesTool implements ToolRun<StartSeriesInput, StartedSeriesDto> {
  constructor(private readonly series: StartSeriesService) {}

  async run(input: StartSeriesInput, { account, keep }: HouseContext): Promise<StartedSeriesDto> {
    const { destination, channelIds, ...said } = saidFields(input);
    const destinations = destinationsOf(destination, channelIds);
    const order = { ...said, ...(destinations ? { destinations } : {}) };
    return toStarted(await this.series.start(account.id, order, async (em, made) => await keep(em, toStarted(made))));
  }
}

function toStarted(series: Series): StartedSeriesDto {
  return { ...toSeriesFace(series), baseline: series.baseline !== null };
}

function destinationsOf(
  destination: StartSeriesInput['destination'],
  channelIds: string[] | undefined,
): SeriesDestinations | undefined {
  if (channelIds && destination !== 'scheduler') {
    throw new BadRequestError([{ path: 'channelIds', message: 'belongs to the destination scheduler' }]);
  }
  if (destination === undefined) return undefined;
  if (destination === 'scheduler') return { scheduler: { channelIds: channelIds ?? [] } };
  return destination === 'download' ? { download: true } : { shareLink: true };
}
