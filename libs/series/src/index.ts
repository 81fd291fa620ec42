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

/** For the application's list of tables. */
export const SERIES_ENTITIES = [Series, SeriesCheck, Episode];
