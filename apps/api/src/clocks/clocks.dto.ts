import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { CLOCK_STATUSES, type ClockStatus, MOST_DAYS_AHEAD, MOST_DAYS_AWAY, type TestClock } from '@app/clocks';
import { isLiveAccount } from '@app/platform';
import { IsMoment, IsPlainText, Livemode } from '@app/wire';

/** Body of `POST /v1/test/clocks`. */
export class CreateClockDto {
  @ApiProperty({
    type: String,
    format: 'date-time',
    description: `The time that it shows at first, at most ${MOST_DAYS_AWAY} days from today`,
    example: '2026-12-01T00:00:00.000Z',
  })
  @IsMoment()
  now!: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: 100,
    description: 'To tell clocks apart',
    example: 'a month of bread',
  })
  @IsPlainText(100)
  name?: string | null;
}

/** Body of `POST /v1/test/clocks/{id}/advance`. */
export class AdvanceClockDto {
  @ApiProperty({
    type: String,
    format: 'date-time',
    description: `Later than the clock shows, by at most ${MOST_DAYS_AHEAD} days`,
    example: '2026-12-31T00:00:00.000Z',
  })
  @IsMoment()
  to!: string;
}

/** A virtual clock of test mode. */
export class ClockDto {
  @ApiProperty({ type: String, example: 'clk_4f9k2m0q8xw1c7ab5d3e' })
  clockId!: string;

  @Livemode()
  livemode!: boolean;

  @ApiProperty({ type: String, nullable: true, example: 'a month of bread' })
  name!: string | null;

  @ApiProperty({ type: String, enum: CLOCK_STATUSES, example: 'ready' })
  status!: ClockStatus;

  @ApiProperty({
    type: String,
    format: 'date-time',
    description: 'The time that it shows; while it is advancing, that of what is played',
    example: '2026-12-01T00:00:00.000Z',
  })
  now!: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Where the last advance leads; null before the first',
    example: null,
  })
  to!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The job of the last advance', example: null })
  jobId!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Why the last advance failed', example: null })
  error!: string | null;

  @ApiProperty({ type: String, format: 'date-time', description: 'In real time' })
  createdAt!: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    description: 'When it is deleted unless it is advanced before, in real time',
  })
  deletesAfter!: string;
}

export class ClockPageDto {
  @ApiProperty({ type: [ClockDto] })
  data!: ClockDto[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}

/** A clock that was told to advance. */
export class AdvancingClockDto extends ClockDto {
  @ApiProperty({
    type: String,
    description: 'Asks how far it is: `GET /v1/jobs/{id}`',
    example: 'job_4f9k2m0q8xw1c7ab5d3e',
  })
  declare jobId: string;
}

/** A clock as its account sees it. */
export function toClockDto(clock: TestClock): ClockDto {
  const { id, accountId, name, status, standsAt, target, jobId, error, createdAt } = clock;
  return {
    clockId: id,
    livemode: isLiveAccount(accountId),
    name,
    status,
    now: standsAt.toISOString(),
    to: target?.toISOString() ?? null,
    jobId,
    error,
    createdAt: createdAt.toISOString(),
    deletesAfter: clock.deletesAfter().toISOString(),
  };
}
