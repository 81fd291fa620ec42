import { ApiExtraModels, ApiProperty } from '@nestjs/swagger';
import { type JobRecord, VIDEO_JOB_KINDS, type VideoJobKind, type VideoLinks, type VideoStage } from '@app/videos';
import { MediaDto } from '../videos/media.dto';
import { toWorkFields, WorkDto } from './work.dto';

const STAGES = ['design', 'render'] as const;

/** Work on a video; with the fields of `MediaDto` when it is done. */
@ApiExtraModels(MediaDto)
export class JobDto extends WorkDto {
  @ApiProperty({ type: String, enum: VIDEO_JOB_KINDS })
  kind!: VideoJobKind;

  @ApiProperty({ type: String, enum: STAGES, description: 'The stage it is in, or ended in', example: 'render' })
  stage!: (typeof STAGES)[number];

  @ApiProperty({ type: String, example: 'vid-7' })
  videoId!: string;
}

/** The record as integrators see it; its links are those of its video as it stands. */
export function toJobDto({ job, video }: JobRecord, links: VideoLinks): JobDto & Partial<MediaDto> {
  const { url, renderUrl, thumbnail, watchUrl, webUrl } = links.of(video);
  const { status, progress } = job;
  return {
    ...toWorkFields(job, progress),
    kind: job.kind as VideoJobKind,
    stage: job.stage as VideoStage,
    videoId: video.id,
    ...(status === 'done' ? { url, renderUrl, thumbnail, watchUrl, webUrl, mediaKey: video.mediaKey } : {}),
  };
}
