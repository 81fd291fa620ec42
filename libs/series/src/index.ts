import { Episode } from './episode.entity';
import { SeriesCheck } from './series-check.entity';
import { Series } from './series.entity';

export { CheckNowService, type CheckRecord } from './checks/check-now.service';
export { type CheckPreview, PreviewCheckService, summaryOf } from './checks/preview-check.service';
export { StartSeriesService } from './checks/start-series.service';
export { ApproveEpisodeService } from './episodes/approve-episode.service';
export { ReviewDeskService } from './episodes/review-desk.service';
export { DiscardEpisodeService } from './episodes/discard-episode.service';
export type { EpisodeReady } from './episodes/episode.events';
export { EpisodeQueue, type EpisodeTicket } from './episodes/episode-queue';
export { SettleEpisodeService } from './episodes/settle-episode.service';
export {
  Episode,
  EPISODE_STATUSES,
  type EpisodeChange,
  type EpisodeFinding,
  type EpisodeStatus,
} from './episode.entity';
export { AutopilotModule } from './autopilot/autopilot.module';
export type { AutopilotSource } from './autopilot/autopilot-source.service';
export { AutopilotService, type ShowChange } from './autopilot/autopilot.service';
export { EPISODE_SECONDS } from './autopilot/autopilot-habits';
export { StartAutopilotService, type StartedShow, type StartOrder } from './autopilot/start-autopilot.service';
export { STARTER_NAMES, STARTERS } from './autopilot/starters';
export { SuggestShowsService } from './autopilot/suggest-shows.service';
export { CHECK_OUTCOMES, type CheckOutcome, SeriesCheck } from './series-check.entity';
export type { SeriesRecord } from './last-episodes';
export { RemoveSeriesService } from './remove-series.service';
export { nextRuns } from './schedule/next-runs';
export { readSchedule, SCHEDULE_FORMS } from './schedule/schedule';
export {
  AUTOPILOT_KINDS,
  type AutopilotKind,
  POLICIES,
  type Policy,
  SERIES_KINDS,
  type SeriesDestinations,
  type SeriesKind,
  TOOL_KINDS,
} from './series-source';
export { Series, SERIES_STATUSES, type SeriesStatus } from './series.entity';
export { SeriesModule } from './series.module';
export { SeriesService } from './series.service';
export { RunCheckService } from './checks/run-check.service';
export { type CheckTicket, ClaimChecksService } from './tick/claim-checks.service';
export { StopSeriesService } from './stop-series.service';

/** For the application's list of tables. */
export const SERIES_ENTITIES = [Series, SeriesCheck, Episode];
