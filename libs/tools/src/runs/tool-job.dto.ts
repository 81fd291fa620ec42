import { ApiProperty } from '@nestjs/swagger';
import { toWorkFields, WorkDto } from '@app/wire';
import type { ToolJobRecord } from './tool-runs.service';

const TOOL = ['tool'] as const;

/** A tool that a worker does, or did. */
export class ToolJobDto extends WorkDto {
  @ApiProperty({ type: String, enum: TOOL })
  kind!: 'tool';

  @ApiProperty({ type: String, example: 'my_tool' })
  tool!: string;

  @ApiProperty({ type: String, nullable: true, description: "What it is at, in the tool's words" })
  stage!: string | null;

  @ApiProperty({ type: 'null', description: 'Such a job makes no video' })
  videoId!: null;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    nullable: true,
    description: 'There when it is done: what its schema says',
  })
  result!: object | null;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Credits', example: 0 })
  charged!: number;
}

/** The record as integrators see it. */
export function toToolJobDto({ job, run }: ToolJobRecord): ToolJobDto {
  const { tool, stage, result, charged } = run;
  return { ...toWorkFields(job, job.progress), kind: 'tool', tool, stage, videoId: null, result, charged };
}
