import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { JOB_KINDS, JOB_STATUSES, type JobKind, type JobRecord, type JobStatus, type VideoLinks } from '@app/videos';

const STAGES = ['design', 'render'] as const;
const WHEN_DONE = 'There when the job is done';

/** Work on a film (CONTRACT.md 4). */
export class JobDto {
  @ApiProperty({ type: String, example: 'job_4f9k2m0q8xw1c7ab5d3e' })
  jobId!: string;

  @ApiProperty({ type: String, enum: JOB_KINDS })
  kind!: JobKind;

  @ApiProperty({ type: String, enum: JOB_STATUSES })
  status!: JobStatus;

  @ApiProperty({ type: String, enum: STAGES, description: 'The stage it is in, or ended in' })
  stage!: (typeof STAGES)[number];

  @ApiProperty({ type: Number, minimum: 0, maximum: 1, description: 'Over all its stages' })
  progress!: number;

  @ApiProperty({ type: String, example: 'vid-7' })
  videoId!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Why it failed or that it was cancelled' })
  error!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  startedAt!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  finishedAt!: string | null;

  @ApiPropertyOptional({ type: String, format: 'uri', description: `${WHEN_DONE}: keyed link to the current cut` })
  url?: string;

  @ApiPropertyOptional({
    type: String,
    format: 'uri',
    nullable: true,
    description: `${WHEN_DONE}; null where the video was not rendered`,
  })
  renderUrl?: string | null;

  @ApiPropertyOptional({ type: String, format: 'uri', nullable: true, description: WHEN_DONE })
  thumbnail?: string | null;

  @ApiPropertyOptional({ type: String, format: 'uri', description: WHEN_DONE })
  watchUrl?: string;

  @ApiPropertyOptional({ type: String, format: 'uri', nullable: true, description: `${WHEN_DONE}: the 720p copy` })
  webUrl?: string | null;

  @ApiPropertyOptional({ type: String, description: WHEN_DONE })
  mediaKey?: string;
}

/** The record as integrators see it; its links are those of its film as it stands. */
export function toJobDto({ job, video }: JobRecord, links: VideoLinks): JobDto {
  const { url, renderUrl, thumbnail, watchUrl, webUrl } = links.of(video);
  const { id: jobId, kind, status, stage, progress, videoId, error, createdAt, startedAt, finishedAt } = job;
  return {
    jobId,
    kind,
    status,
    stage,
    progress,
    videoId,
    error,
    createdAt: createdAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
    ...(status === 'done' ? { url, renderUrl, thumbnail, watchUrl, webUrl, mediaKey: video.mediaKey } : {}),
  };
}
