import { ApiProperty } from '@nestjs/swagger';
import type { DraftedScene, DraftedVideo, VideoFact, VideoFacts } from '@app/editing';
import { FactMeaningDto } from '../sources/meaning.dto';
import { VideoStoryboardDto } from './playable.dto';
import { ProvenFigureDto } from './proof.dto';
import { WarningDto } from './video.dto';

/** A scene of a draft on the video's time. */
export class DraftedSceneDto implements DraftedScene {
  @ApiProperty({ type: 'integer', description: 'Place in the script that was sent, from 1', example: 1 })
  n!: number;

  @ApiProperty({ type: String, example: 'data' })
  type!: string;

  @ApiProperty({ type: String, description: 'How it is laid out', example: 'hero' })
  layout!: DraftedScene['layout'];

  @ApiProperty({ type: 'integer', example: 0 })
  fromMs!: number;

  @ApiProperty({ type: 'integer', description: 'Estimated where its line is not spoken yet', example: 4200 })
  durationMs!: number;

  @ApiProperty({ type: 'integer', description: 'When its line is heard', example: 200 })
  lineFromMs!: number;
}

/** Answer of `POST /v1/videos/{id}/draft`. */
export class DraftedVideoDto extends VideoStoryboardDto implements DraftedVideo {
  @ApiProperty({ type: Number, example: 21.4 })
  durationSeconds!: number;

  @ApiProperty({
    type: [DraftedSceneDto],
    description: 'A scene that could not be proven is left out, and named in a warning',
  })
  scenes!: DraftedSceneDto[];

  @ApiProperty({ type: [ProvenFigureDto], description: 'Every figure that is seen or heard, with its fact' })
  figures!: ProvenFigureDto[];

  @ApiProperty({ type: [WarningDto] })
  warnings!: WarningDto[];

  @ApiProperty({ type: 'integer', description: 'What its render would cost; the edit itself is free', example: 10 })
  renderCredits!: number;
}

/** A fact that a script may name, and how it was read. */
export class VideoFactDto extends FactMeaningDto implements VideoFact {
  @ApiProperty({ type: String, description: 'What `{{key}}` in a script becomes', example: '$412.6M' })
  display!: string;

  @ApiProperty({
    oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }],
    description: 'As the data give it',
    example: 412_600_000,
  })
  value!: VideoFact['value'];

  @ApiProperty({ type: String, example: 'currency' })
  kind!: VideoFact['kind'];
}

/** Answer of `GET /v1/videos/{id}/facts`. */
export class VideoFactsDto implements VideoFacts {
  @ApiProperty({ type: String, example: 'vid-1042' })
  videoId!: string;

  @ApiProperty({ type: String, example: 'en' })
  language!: string;

  @ApiProperty({
    type: [VideoFactDto],
    description: 'In the order of the data; none where a script is the only source',
  })
  facts!: VideoFactDto[];
}
