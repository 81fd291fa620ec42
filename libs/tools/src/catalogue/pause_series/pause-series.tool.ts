import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString } from 'class-validator';
import type { ToolContext, ToolRun } from '@factreel/tool-sdk';
import { SeriesService } from '@app/series';
import { Tool } from '../../core/tool.decorator';
import { SeriesFaceDto, toSeriesFace } from '../list_series/series.dto';

export class PauseSeriesInput {
  @ApiProperty({ type: String, example: 'ser_4f9k2m0q8xw1c7ab5d3e' })
  @IsString()
  @IsNotEmpty()
  seriesId!: string;
}

/** Stops a series' schedule. */
@Tool({
  name: 'pause_series',
  description:
    'Pause a series: its schedule stops, and a video that is being made is still finished. resume_series starts it again. Pausing twice is fine.',
  input: PauseSeriesInput,
  output: SeriesFaceDto,
  price: 'free',
  scope: 'series',
  destructive: false,
  idempotent: true,
})
export class PauseSeriesTool implements ToolRun<PauseSeriesInput, SeriesFaceDto> {
  constructor(private readonly series: SeriesService) {}

  async run({ seriesId }: PauseSeriesInput, { account }: ToolContext): Promise<SeriesFaceDto> {
    return toSeriesFace(await this.series.pause(account.id, seriesId));
  }
}
