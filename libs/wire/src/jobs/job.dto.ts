import { ApiExtraModels, ApiProperty } from '@nestjs/swagger';
import { JOB_KINDS, type JobKind, type JobRecord, type VideoLinks } from '@app/videos';
import { MediaDto } from '../videos/media.dto';
import { toWorkFields, WorkDto } from './work.dto';

const STAGES = ['design', 'render'] as const;

/** Work on a video; with the fields of `MediaDto` when it is done. */
@ApiExtraModels(MediaDto)
export class JobDto extends WorkDto {
  @ApiProperty({ type: String, enum: JOB_KINDS })
  kind!: JobKind;

  @ApiProperty({ type: String, enum: STAGES, description: 'The stage it is in, or ended in', example: 'render' })
  stage!: (typeof STAGES)[number];

  @ApiProperty({ type: String, example: 'vid-7' })
  videoId!: string;
}

/** The record as integrators see it; its links are those of its video as it stands. */
export function toJobDto({ job, video }: JobRecord, links: VideoLinks): JobDto & Partial<MediaDto> {
  const { url, renderUrl, thumbnail, watchUrl, webUrl } = links.of(video);
  const { kind, status, stage, progress, videoId } = job;
  return {
    ...toWorkFields(job, progress),
    kind,
    stage,
    videoId,
    ...(status === 'done' ? { url, renderUrl, thumbnail, watchUrl, webUrl, mediaKey: video.mediaKey } : {}),
  };
}
