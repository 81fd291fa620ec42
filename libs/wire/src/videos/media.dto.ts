import { ApiProperty } from '@nestjs/swagger';

const KEY = 'Jm3kq8xw1c7ab5d3e4f9k2';
const link = (path: string): string => `https://factreel.example${path}?k=${KEY}`;
/** In examples. */
export const POSTER = link('/media/vid-7/v1/poster.jpg');

/** Where a video is seen (docs/specification.md 2.1, rules 1 and 2). Videos, finished jobs and events refer to it. */
export class MediaDto {
  @ApiProperty({ type: String, description: 'The key of all the links; `k` in their query', example: KEY })
  mediaKey!: string;

  @ApiProperty({
    type: String,
    format: 'uri',
    description:
      'Keyed link to the current cut; it changes with the version, and plays the last cut that was rendered until this version is',
    example: link('/media/vid-7.mp4'),
  })
  url!: string;

  @ApiProperty({
    type: String,
    format: 'uri',
    nullable: true,
    description: "Keyed link to this version's file, which never changes; null until it is rendered",
    example: link('/media/vid-7/v1/video.mp4'),
  })
  renderUrl!: string | null;

  @ApiProperty({
    type: String,
    format: 'uri',
    nullable: true,
    description: 'Keyed link to a JPEG; null until it is rendered',
    example: POSTER,
  })
  thumbnail!: string | null;

  @ApiProperty({
    type: String,
    format: 'uri',
    nullable: true,
    description: 'Keyed link to a 720p copy with fast start; null until it is rendered',
    example: link('/media/vid-7/v1/web.mp4'),
  })
  webUrl!: string | null;

  @ApiProperty({
    type: String,
    format: 'uri',
    description: 'Keyed link to the hosted watch page',
    example: link('/w/vid-7'),
  })
  watchUrl!: string;
}
