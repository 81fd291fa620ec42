import { Episode } from './episode.entity';
import { SeriesCheck } from './series-check.entity';
import { Series } from './series.entity';

export {
  Episode,
  EPISODE_STATUSES,
  type EpisodeChange,
  type EpisodeFinding,
  type EpisodeStatus,
} from './episode.entity';
export {
  CHECK_OUTCOMES,
  CHECK_STATUSES,
  type CheckOutcome,
  type CheckStatus,
  SeriesCheck,
} from './series-check.entity';
export { nextSlot } from './schedule/next-slot';
export { type ClockTime, parseSchedule, readSchedule, type Schedule, SCHEDULE_FORMS } from './schedule/schedule';
export { checkTimeZone, isTimeZone } from './schedule/time-zone';
export {
  POLICIES,
  type Policy,
  SERIES_KINDS,
  type SeriesDestinations,
  type SeriesKind,
  type SeriesLink,
  type SeriesSource,
} from './series-source';
export type { SeriesBaseline, SeriesMemory } from './series-state';
export { Series, SERIES_STATUSES, type SeriesSettings, type SeriesStatus } from './series.entity';
export { SeriesModule } from './series.module';
export { CheckQueue, type CheckTicket } from './tick/check-queue';
export { CheckRunner } from './tick/check-runner';
export { ClaimChecksService } from './tick/claim-checks.service';

/** For the application's list of tables. */
export const SERIES_ENTITIES = [Series, SeriesCheck, Episode];
