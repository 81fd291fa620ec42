import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsNotEmpty, IsOptional, IsString } from 'class-validator';
import type { ToolContext, ToolRun } from '@factreel/tool-sdk';
import {
  CHECK_OUTCOMES,
  CheckNowService,
  type CheckOutcome,
  type EpisodeChange,
  PreviewCheckService,
  summaryOf,
} from '@app/series';
import { Tool } from '../../core/tool.decorator';

export class RunSeriesInput {
  @ApiProperty({ type: String, example: 'ser_4f9k2m0q8xw1c7ab5d3e' })
  @IsString()
  @IsNotEmpty()
  seriesId!: string;

  @ApiPropertyOptional({ type: Boolean, default: false, description: 'Only looks: makes and charges nothing' })
  @IsBoolean()
  @IsOptional()
  dry?: boolean;
}

/** One thing that is new. */
export class SeriesChangeDto {
  @ApiProperty({ type: String, description: 'Of the fact in what the episode is told from', example: 'price' })
  key!: string;

  @ApiProperty({ type: String, example: 'Price: 4.5, was 4.2' })
  words!: string;
}

/** What a check found, or would find. */
export class SeriesCheckDto {
  @ApiProperty({ type: Boolean, example: false })
  dry!: boolean;

  @ApiProperty({ type: Boolean, example: true })
  changed!: boolean;

  @ApiProperty({ type: String, example: 'Price: 4.5, was 4.2' })
  summary!: string;

  @ApiProperty({ type: [SeriesChangeDto] })
  facts!: SeriesChangeDto[];

  @ApiProperty({
    type: 'integer',
    description: 'What the check itself cost; of a dry run, what one would cost now with its episode',
    example: 0,
  })
  credits!: number;

  @ApiProperty({
    type: String,
    enum: CHECK_OUTCOMES,
    nullable: true,
    description: 'Null for a dry run, and where it failed',
  })
  outcome!: CheckOutcome | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The video of the episode that is being made',
    example: 'vid-7',
  })
  videoId!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Why nothing could be found out', example: null })
  error!: string | null;
}

@Tool({
  name: 'run_series',
  description:
    'Check a series now: read its source, and make an episode where it has changed; a series of kind schedule makes one in any case. With dry it only says what has changed and what an episode would cost.',
  input: RunSeriesInput,
  output: SeriesCheckDto,
  price: { ordered: '1 credit for a check that makes no episode, 5 more with a browser; an episode costs as a video' },
  timeoutSeconds: 120,
  rateLimit: { calls: 30, seconds: 60 },
  scope: 'series',
  destructive: false,
})
export class RunSeriesTool implements ToolRun<RunSeriesInput, SeriesCheckDto> {
  constructor(
    private readonly checks: CheckNowService,
    private readonly previews: PreviewCheckService,
  ) {}

  async run({ seriesId, dry }: RunSeriesInput, { account, signal }: ToolContext): Promise<SeriesCheckDto> {
    if (dry) {
      const { facts, ...found } = await this.previews.preview(account.id, seriesId, signal);
      return { dry: true, ...found, facts: facts.map(toChange), outcome: null, videoId: null, error: null };
    }
    const { check, changed: found } = await this.checks.check(account.id, seriesId, signal);
    const { outcome, credits, videoId, error } = check;
    const changed = outcome === 'changed' || found.length > 0;
    const summary = error ?? (found.length > 0 ? summaryOf(found) : SUMMARIES[outcome ?? 'quiet']);
    return { dry: false, changed, summary, facts: found.map(toChange), credits, outcome, videoId, error };
  }
}

const SUMMARIES: Readonly<Record<CheckOutcome, string>> = {
  baseline: 'This was the first reading; later ones are compared with it.',
  quiet: 'Nothing has changed.',
  changed: 'What has changed waits for the digest of the day.',
  episode: 'An episode is being made.',
};

function toChange({ key, words }: EpisodeChange): SeriesChangeDto {
  return { key, words };
}
