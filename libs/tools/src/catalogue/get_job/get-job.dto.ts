import { ApiProperty, ApiPropertyOptional, IntersectionType, PartialType, PickType } from '@nestjs/swagger';
import { IsInt, IsNotEmpty, IsOptional, IsString, Max, Min } from 'class-validator';
import { VIDEO_JOB_KINDS } from '@app/videos';
import { ClockJobDto, FootageJobDto, ImportJobDto, MediaDto, WorkDto } from '@app/wire';
import { ToolJobDto } from '../../runs/tool-job.dto';

const KINDS = [...VIDEO_JOB_KINDS, 'footage', 'import', 'clock', 'tool'] as const;
/** Shorter than what most clients and proxies wait for a silent answer. */
const LONGEST_WAIT_S = 25;

export class GetJobInput {
  @ApiProperty({ type: String, example: 'job_4f9k2m0q8xw1c7ab5d3e' })
  @IsString()
  @IsNotEmpty()
  jobId!: string;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    maximum: LONGEST_WAIT_S,
    default: 0,
    description: 'How long to wait for its end before it is answered as it stands',
    example: LONGEST_WAIT_S,
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(LONGEST_WAIT_S)
  waitSeconds?: number;
}

/** A job of any kind; which of the fields are there is told by its `kind`, and by whether it is done. */
export class GetJobOutput extends IntersectionType(
  WorkDto,
  PartialType(MediaDto),
  PartialType(PickType(FootageJobDto, ['libraryAssetId'])),
  PartialType(PickType(ImportJobDto, ['title', 'found', 'imported', 'skipped', 'failed', 'files'])),
  PartialType(PickType(ClockJobDto, ['clockId'])),
  PartialType(PickType(ToolJobDto, ['tool', 'result', 'charged'])),
) {
  @ApiProperty({ type: String, enum: KINDS })
  kind!: (typeof KINDS)[number];

  @ApiProperty({ type: String, nullable: true, description: 'What it is at', example: 'render' })
  stage!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Of work on a video', example: 'vid-7' })
  videoId!: string | null;
}
