import { RenderPart } from './rendering/fanout/render-part.entity';
import { VideoPlan } from './plan/video-plan.entity';
import { Video } from './video.entity';
import { VideoVersion } from './video-version.entity';

export { CancelVideoService } from './cancel-video.service';
export { isSaid, type EngineWish, engineOf } from './ordering/spec-of';
export type { SettledOrder, VideoOrder } from './ordering/video-order';
export { OrderFilingService, type SeriesKeeper } from './ordering/order-filing.service';
export { OrderVideoService } from './ordering/order-video.service';
export { ChangeVideoService } from './change-video.service';
export { AssessOrderService } from './ordering/assess-order.service';
export { LONGEST_VIDEO_S } from './ordering/read-order';
export { workOf, VIDEO_JOB_KINDS, type VideoJobKind, videoOf, type VideoStage } from './jobs/video-job';
export { provenDesign } from './proven-design';
export { CreateVideoService, type TakenOrder, type WithOrder } from './ordering/create-video.service';
export { DeleteVideoService } from './delete-video.service';
export { type EndUser, filedForEndUser } from './end-users/end-user';
export { type EndUserRecord, EndUsersService } from './end-users/end-users.service';
export { VideoParts } from './rendering/fanout/video-parts.service';
export { findVideo, type VideoRecord, VideosService } from './videos.service';
export { FollowVideoService, type VideoNews } from './follow-video.service';
export { type FootageJobRecord, type ImportJobRecord, type JobRecord, JobsService } from './jobs/jobs.service';
export { LONGEST_MUSIC_PROMPT, mediaWishes, musicFault } from './ordering/media-wish';
export type { PlannedVideo } from './plan/planned-video';
export { ExpiredPlanError, type OpenPlan, PLAN_KEPT_MS, PlansService } from './plan/plans.service';
export { PlanVideoService } from './plan/plan-video.service';
export { FreeWorkGate } from './plan/free-work-gate';
export { type PlayableVideo, playedType, type PlayedJob, toPlayable } from './plan/playable-video';
export { type PlayablePlan, type PlayableVersion, PlayVideoService } from './plan/play-video.service';
export { type VersionStills, VersionStillsService } from './plan/version-stills.service';
export { ProveVideoService, type VideoProof } from './prove-video.service';
export { type ShownFact, type ShownProof, ShowProofService } from './show-proof.service';
export { QUOTE_KINDS, type QuoteKind, QuoteService } from './ordering/quote.service';
export { type BrowserPurse, PaidReadsService } from './designing/paid-reads.service';
export { CAPTION_FORMS, type CaptionForm, ReadCaptionsService } from './read-captions.service';
export { RenderOrderService } from './ordering/render-order.service';
export { designOrder } from './designing/design-order';
export { showHistory } from './designing/show-history';
export {
  dressed,
  type Looks,
  looksOf,
  payloadFacts,
  type ScriptEdit,
  ScriptEditsService,
  type ScriptRequest,
} from './designing/script-edits.service';
export { libraryWish, VideoLibraryService } from './designing/video-library.service';
export { SourceDesigner, type SourceOrder } from './designing/source-designer';
export { SweepDeletedService } from './sweep-deleted.service';
export { Video, VIDEO_STATUSES, type VideoStatus } from './video.entity';
export type { VideoSpec } from './video-specification';
export { namedVideoFiles, CUT_FILES, cutKey, type CutFile, versionFolder } from './video-files';
export { renderJobOf, VersionFiles, type WholeFiles } from './version-files';
export { calledNow, type VideoFace, type ViewedVideo } from './video-face';
export { changeCost } from './video-cost';
export type { VideoOutline } from './video-outline';
export { addVersion, outlined, readVersion, readVersionOrFail, type WholeVersion } from './read-version';
export { VideoLinks, type VideoLinkSet } from './video-links';
export type { RenderedPayload, VideoEditFailed, VideoRendered, VideoRenderFailed } from './video.events';
export { type Cut, VideoVersion } from './video-version.entity';
export { VideoBusyError, VideoStateError } from './videos.errors';
export { VideosModule } from './videos.module';
export { RENDERING_CONFIG } from './rendering/rendering.config';

/** For the application's list of tables. */
export const VIDEO_ENTITIES = [Video, VideoVersion, RenderPart, VideoPlan];
