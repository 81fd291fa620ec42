import { ApiProperty } from '@nestjs/swagger';
import { JOB_STATUSES, type JobStatus } from '@app/jobs';
import { isLiveAccount } from '@app/platform';
import { Livemode } from '../records/livemode.decorator';

/** What all jobs say. */
export class WorkDto {
  @ApiProperty({ type: String, example: 'job_4f9k2m0q8xw1c7ab5d3e' })
  jobId!: string;

  @Livemode()
  livemode!: boolean;

  @ApiProperty({ type: String, enum: JOB_STATUSES, example: 'running' })
  status!: JobStatus;

  @ApiProperty({ type: Number, minimum: 0, maximum: 1, example: 0.4 })
  progress!: number;

  @ApiProperty({ type: String, nullable: true, description: 'Why it failed or that it was cancelled' })
  error!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  startedAt!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  finishedAt!: string | null;
}

/** A job's row, of whatever kind. */
interface WorkRow {
  id: string;
  accountId: string;
  status: JobStatus;
  error: string | null;
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
}

/** The fields of `WorkDto`. */
export function toWorkFields(
  { id: jobId, accountId, status, error, createdAt, startedAt, finishedAt }: WorkRow,
  progress: number,
): WorkDto {
  return {
    jobId,
    livemode: isLiveAccount(accountId),
    status,
    progress,
    error,
    createdAt: createdAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
