import { ApiProperty } from '@nestjs/swagger';
import type { Job } from '@app/jobs';
import { toWorkFields, WorkDto } from './work.dto';

const CLOCK = ['clock'] as const;
const STAGES = ['advance'] as const;

/** The advance of a test clock. */
export class ClockJobDto extends WorkDto {
  @ApiProperty({ type: String, enum: CLOCK })
  kind!: 'clock';

  @ApiProperty({ type: String, enum: STAGES })
  stage!: 'advance';

  @ApiProperty({ type: 'null', description: 'Such a job makes no video of its own' })
  videoId!: null;

  @ApiProperty({ type: String, example: 'clk_4f9k2m0q8xw1c7ab5d3e' })
  clockId!: string;
}

/** The job as integrators see it. */
export function toClockJobDto(job: Job): ClockJobDto {
  return {
    ...toWorkFields(job, job.progress),
    kind: 'clock',
    stage: 'advance',
    videoId: null,
    clockId: job.subject ?? '',
  };
}
