import { ApiProperty } from '@nestjs/swagger';
import { JOB_STATUSES } from '@app/jobs';

const MODES = ['answer', 'job', 'order'] as const;
const SCHEMA = { type: 'object', additionalProperties: true } as const;

export class ToolPriceDto {
  @ApiProperty({ type: 'integer', nullable: true, description: 'Of each call; null where it depends', example: 0 })
  credits!: number | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Most that a call charges by itself; null where what it orders is paid instead',
    example: 0,
  })
  upTo!: number | null;

  @ApiProperty({ type: String, example: 'Free' })
  text!: string;
}

/** A tool of the catalogue. */
export class ToolDto {
  @ApiProperty({ type: String, example: 'list_versions' })
  name!: string;

  @ApiProperty({ type: String, example: 'The versions of a video, newest first' })
  description!: string;

  @ApiProperty({ ...SCHEMA, description: 'JSON Schema (2020-12) of the body', example: { type: 'object' } })
  input!: Record<string, unknown>;

  @ApiProperty({ ...SCHEMA, description: 'JSON Schema of what comes of it', example: { type: 'object' } })
  output!: Record<string, unknown>;

  @ApiProperty({ type: ToolPriceDto })
  price!: ToolPriceDto;

  @ApiProperty({
    type: String,
    enum: MODES,
    description:
      '`answer`: 200 with the output; `order`: 202 with the job that it started; `job`: 202 with a job whose `result` is the output',
    example: 'answer',
  })
  mode!: (typeof MODES)[number];

  @ApiProperty({ type: Boolean, description: 'It changes nothing and orders nothing', example: true })
  readOnly!: boolean;

  @ApiProperty({ type: Boolean, description: 'It removes or overwrites what cannot be had again', example: false })
  destructive!: boolean;

  @ApiProperty({
    type: Boolean,
    description: 'Called again with the same input it changes nothing more',
    example: true,
  })
  idempotent!: boolean;
}

export class ToolPageDto {
  @ApiProperty({ type: [ToolDto], description: 'The whole catalogue, by name' })
  data!: ToolDto[];

  @ApiProperty({ type: 'null', description: 'There are no further pages', example: null })
  nextCursor!: null;
}

/** A tool that a worker will do. */
export class AcceptedToolDto {
  @ApiProperty({ type: String, example: 'job_4f9k2m0q8xw1c7ab5d3e' })
  jobId!: string;

  @ApiProperty({ type: String, enum: [JOB_STATUSES[0]] })
  status!: 'queued';

  @ApiProperty({ type: String, example: 'my_tool' })
  tool!: string;

  @ApiProperty({ type: String })
  note!: string;
}
