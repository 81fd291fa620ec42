import { ApiProperty } from '@nestjs/swagger';
import type { ListedVersion } from '@app/editing';
import type { Video, VideoLinks } from '@app/videos';
import { EditDto } from './video.dto';

/** One version of a video (docs/specification.md 9, rule 2). */
export class VersionDto {
  @ApiProperty({ type: 'integer', example: 2 })
  version!: number;

  @ApiProperty({ type: Boolean, description: 'The one that the video shows now' })
  current!: boolean;

  @ApiProperty({ type: String, enum: ['scripted', 'rendered'], description: '`rendered` where it has a file' })
  status!: string;

  @ApiProperty({ type: String, example: 'USDC on Base' })
  title!: string;

  @ApiProperty({ type: 'integer', description: 'How many scenes it has', example: 7 })
  scenes!: number;

  @ApiProperty({ type: String, example: 'en' })
  language!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ type: String, format: 'uri', nullable: true, description: 'Keyed link to its file; immutable' })
  renderUrl!: string | null;

  @ApiProperty({ type: EditDto, nullable: true, description: 'The edit that made it; null for renders' })
  edit!: EditDto | null;
}

export class VersionListDto {
  @ApiProperty({ type: [VersionDto], description: 'Newest first' })
  data!: VersionDto[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}

/** A version as integrators see it. */
export function toVersionDto(
  video: Video,
  { version, outline, cut, createdAt }: ListedVersion,
  links: VideoLinks,
): VersionDto {
  const status = cut ? 'rendered' : 'scripted';
  const { id, mediaKey } = video;
  return {
    version,
    current: version === video.version,
    status,
    title: outline.title,
    scenes: outline.scenes.length,
    language: outline.language,
    createdAt: createdAt.toISOString(),
    renderUrl: links.of({ id, mediaKey, version, status }).renderUrl,
    edit: video.edits.find((edit) => edit.version === version && edit.by !== 'restore') ?? null,
  };
}
