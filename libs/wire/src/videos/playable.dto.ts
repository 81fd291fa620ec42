import { ApiProperty } from '@nestjs/swagger';
import type { PlayablePlan, PlayableVersion, PlayableVideo } from '@app/videos';

const FREE_OBJECT = { type: 'object', additionalProperties: true } as const;

/** A picture that scenes show. */
export class PlayedStillDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Relative to the service; null for a picture that is made when the video is ordered',
    example: '/v1/videos/vid-7/storyboard/files/still-0?version=2',
  })
  url!: string | null;

  @ApiProperty({ type: 'integer', example: 1600 })
  width!: number;

  @ApiProperty({ type: 'integer', example: 900 })
  height!: number;

  @ApiProperty({ type: String, example: 'The stadium from above' })
  alt!: string;
}

/** What `<factreel-player>` plays. */
class PlayableDto implements Record<keyof PlayableVideo, unknown> {
  @ApiProperty({
    ...FREE_OBJECT,
    description:
      'Style, format, language, figures by key, and scenes whose texts refer to them. `schema` names the version of its form, which may still change.',
    example: { schema: 1, title: 'USDC on Base', style: 'swiss-poster', format: '9:16', scenes: [] },
  })
  storyboard!: PlayableVideo['storyboard'];

  @ApiProperty({
    ...FREE_OBJECT,
    description:
      '`lines` by scene: words with their times in milliseconds, and `audioUrl` of the recording, null until a voice has spoken it',
    example: { voiceId: 'house-en-slt', lines: [] },
  })
  narration!: PlayableVideo['narration'];

  @ApiProperty({ type: [PlayedStillDto] })
  stills!: PlayedStillDto[];

  @ApiProperty({
    type: 'array',
    items: FREE_OBJECT,
    example: [],
    description:
      'Cuts of recordings that scenes show. They are in the rendered video; a page is sent no frames of them',
  })
  footage!: PlayableVideo['footage'];

  @ApiProperty({ type: Boolean, description: 'Of test mode: every frame says TEST', example: false })
  test!: boolean;
}

/** Answer of `GET /v1/videos/{id}/storyboard`. */
export class VideoStoryboardDto extends PlayableDto implements PlayableVersion {
  @ApiProperty({ type: String, example: 'vid-7' })
  videoId!: string;

  @ApiProperty({ type: 'integer', example: 2 })
  version!: number;
}

/** Answer of `GET /v1/plans/{id}/storyboard`. */
export class PlanStoryboardDto extends PlayableDto implements PlayablePlan {
  @ApiProperty({ type: String, example: 'pln_4f9k2m0q8xw1c7ab5d3e' })
  planId!: string;
}
