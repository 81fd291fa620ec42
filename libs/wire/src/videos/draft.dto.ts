import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import type { Drafted, DraftedPlan, DraftedScene, DraftedVideo, VideoFact, VideoFacts } from '@app/editing';
import type { PlayableVideo } from '@app/videos';
import { FactMeaningDto } from '../sources/meaning.dto';
import { PlanStoryboardDto, VideoStoryboardDto } from './playable.dto';
import { ProvenFigureDto } from './proof.dto';
import { ScriptDto } from './script.dto';
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

/** What is told of a draft beside what plays. */
class DraftedDto implements Omit<Drafted, keyof PlayableVideo> {
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
}

/** Answer of `POST /v1/videos/{id}/draft`. */
export class DraftedVideoDto extends IntersectionType(VideoStoryboardDto, DraftedDto) implements DraftedVideo {
  @ApiProperty({
    type: 'integer',
    description: 'What the edit would cost: nothing but for another language',
    example: 0,
  })
  editCredits!: number;

  @ApiProperty({ type: 'integer', description: 'What its render would cost', example: 10 })
  renderCredits!: number;

  @ApiProperty({
    type: ScriptDto,
    nullable: true,
    description:
      'Of a `language` without a script: how the video is told in it, to be changed and sent back; else null',
    example: null,
  })
  script!: DraftedVideo['script'];
}

/** Answer of `POST /v1/plans/{id}/draft`. */
export class DraftedPlanDto extends IntersectionType(PlanStoryboardDto, DraftedDto) implements DraftedPlan {
  @ApiProperty({ type: 'integer', description: 'All that could be charged for the video as it is now', example: 25 })
  credits!: number;
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

/** Query of `GET /v1/videos/{id}/facts`. */
export class FactsQueryDto {
  @ApiPropertyOptional({
    type: String,
    description: 'A language by name or code to write them in; that of the video unless said',
    example: 'es',
  })
  @IsString()
  @IsNotEmpty()
  @MaxLength(60)
  @IsOptional()
  language?: string;
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
