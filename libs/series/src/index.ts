import { Episode } from './episode.entity';
import { SeriesCheck } from './series-check.entity';
import { Series } from './series.entity';

export { CheckNowService, type CheckRecord } from './checks/check-now.service';
export { type CheckPreview, PreviewCheckService, summaryOf } from './checks/preview-check.service';
export { type SeriesOrder, StartSeriesService, type WithSeries } from './checks/start-series.service';
export { ApproveEpisodeService } from './episodes/approve-episode.service';
export { DiscardEpisodeService } from './episodes/discard-episode.service';
export { EpisodeQueue, type EpisodeTicket } from './episodes/episode-queue';
export { SettleEpisodeService } from './episodes/settle-episode.service';
export {
  Episode,
  EPISODE_STATUSES,
  type EpisodeChange,
  type EpisodeFinding,
  type EpisodePost,
  type EpisodeStatus,
} from './episode.entity';
export { AutopilotModule } from './autopilot/autopilot.module';
export { AUTOPILOT_KINDS, type AutopilotKind, type AutopilotSource } from './autopilot/autopilot-source.service';
export { AutopilotService, type ShowChange } from './autopilot/autopilot.service';
export { EPISODE_SECONDS } from './autopilot/episode-length';
export { episodeRequest, type EpisodeStory } from './autopilot/episode-request';
export { episodeTitle } from './autopilot/first-title';
export { StartAutopilotService, type StartedShow, type StartOrder } from './autopilot/start-autopilot.service';
export { STARTER_NAMES, STARTERS } from './autopilot/starters';
export type { ShowSuggestion } from './autopilot/suggest/show-suggester';
export { SuggestShowsService, type SuggestedShows } from './autopilot/suggest-shows.service';
export {
  CHECK_OUTCOMES,
  CHECK_STATUSES,
  type CheckOutcome,
  type CheckStatus,
  SeriesCheck,
} from './series-check.entity';
export type { SeriesRecord } from './last-episodes';
export { RemoveSeriesService } from './remove-series.service';
export { nextRuns } from './schedule/next-runs';
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
export { SeriesService } from './series.service';
export { CheckQueue, type CheckTicket } from './tick/check-queue';
export { CheckRunner } from './tick/check-runner';
export { ClaimChecksService } from './tick/claim-checks.service';
export { StopSeriesService } from './stop-series.service';

/** For the application's list of tables. */
export const SERIES_ENTITIES = [Series, SeriesCheck, Episode];
