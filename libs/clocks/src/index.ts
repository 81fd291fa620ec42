import { TestClock } from './test-clock.entity';

export { type ClockedSchedule, type ClockedWork, ClockedWorks } from './clocked-works';
export { ClocksModule } from './clocks.module';
export { CLOCK_STATUSES, type ClockStatus, MOST_DAYS_AHEAD, TestClock } from './test-clock.entity';
export { MOST_DAYS_AWAY, TestClocksService } from './test-clocks.service';

/** For the application's list of tables. */
export const CLOCK_ENTITIES = [TestClock];
