import { Global, Module } from '@nestjs/common';
import { JobsModule } from '@app/jobs';
import { AdvanceClockService } from './advance-clock.service';
import { ClockedWorks } from './clocked-works';
import { TestClocksService } from './test-clocks.service';

/** Virtual clocks of test mode. */
@Global()
@Module({
  imports: [JobsModule],
  providers: [AdvanceClockService, ClockedWorks, TestClocksService],
  exports: [ClockedWorks, TestClocksService],
})
export class ClocksModule {}
