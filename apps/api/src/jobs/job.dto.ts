import { ApiExtraModels, ApiProperty } from '@nestjs/swagger';
import { JOB_KINDS, JOB_STATUSES, type JobKind, type JobRecord, type JobStatus, type VideoLinks } from '@app/videos';
import { MediaDto } from '../media/media.dto';

const STAGES = ['design', 'render'] as const;

/** Work on a film; with the fields of `MediaDto` when it is done (CONTRACT.md 4). */
@ApiExtraModels(MediaDto)
export class JobDto {
  @ApiProperty({ type: String, example: 'job_4f9k2m0q8xw1c7ab5d3e' })
  jobId!: string;

  @ApiProperty({ type: String, enum: JOB_KINDS })
  kind!: JobKind;

  @ApiProperty({ type: String, enum: JOB_STATUSES, example: 'done' })
  status!: JobStatus;

  @ApiProperty({ type: String, enum: STAGES, description: 'The stage it is in, or ended in', example: 'render' })
  stage!: (typeof STAGES)[number];

  @ApiProperty({ type: Number, minimum: 0, maximum: 1, description: 'Over all its stages', example: 1 })
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
}

/** The record as integrators see it; its links are those of its film as it stands. */
export function toJobDto({ job, video }: JobRecord, links: VideoLinks): JobDto & Partial<MediaDto> {
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
