import { Channel } from './channels/channel.entity';
import { Show } from './channels/show.entity';
import { EditOrder } from './editing/edit-order.entity';
import { VersionSettings } from './editing/version-settings.entity';
import { RenderPart } from './rendering/fanout/render-part.entity';
import { FootageJob } from './footage/footage-job.entity';
import { ImportFile } from './imports/import-file.entity';
import { ImportJob } from './imports/import-job.entity';
import { VideoPlan } from './plan/video-plan.entity';
import { Video } from './video.entity';
import { VideoVersion } from './video-version.entity';

export { BRAND_COLOR, brandOf } from './brand-wish';
export { CancelVideoService } from './cancel-video.service';
export { Channel } from './channels/channel.entity';
export { ChannelsService } from './channels/channels.service';
export { type VideoSettings, NO_SETTINGS } from './channels/video-settings';
export { LearnBrandService, type LearnedBrand, type LearnedVoice } from './channels/learn-brand.service';
export type { LearnedFont } from './channels/learned-brand';
export { isSaid, specOf } from './ordering/spec-of';
export type { SettledOrder, VideoOrder } from './ordering/video-order';
export { OrderVideoService } from './ordering/order-video.service';
export { Show } from './channels/show.entity';
export { ShowsService } from './channels/shows.service';
export { ChangeVideoService } from './change-video.service';
export { type EngineWish, engineOf } from './ordering/choose-engine';
export { AssessOrderService } from './ordering/assess-order.service';
export { provenDesign } from './proven-design';
export { CreateVideoService, type TakenOrder, type WithOrder } from './ordering/create-video.service';
export { DeleteVideoService } from './delete-video.service';
export { factsOf } from './editing/edited-facts';
export { type BegunEdit, EditVideoService } from './editing/edit-video.service';
export { type EditRequest, NothingToEditError } from './editing/read-edit.service';
export { RetireVersionsService } from './editing/retire-versions.service';
export { LARGEST_VERSION, type ListedVersion, VersionsService } from './editing/versions.service';
export type { EndUser } from './end-users/end-user';
export { type EndUserRecord, EndUsersService } from './end-users/end-users.service';
export { FootageJob } from './footage/footage-job.entity';
export { VideoParts } from './rendering/fanout/video-parts.service';
export { OrderFootageService } from './footage/order-footage.service';
export { FollowVideoService, type VideoNews } from './follow-video.service';
export { IMPORT_FILE_STATUSES, ImportFile, type ImportFileStatus } from './imports/import-file.entity';
export { ImportJob } from './imports/import-job.entity';
export { type ImportRecord, ImportsService } from './imports/imports.service';
export { VIDEO_JOB_KINDS, type VideoJobKind, videoOf, type VideoStage } from './jobs/video-job';
export { type FootageJobRecord, type ImportJobRecord, type JobRecord, JobsService } from './jobs/jobs.service';
export { LONGEST_MUSIC_PROMPT, mediaWishes, musicFault } from './ordering/media-wish';
export type { PlannedVideo } from './plan/planned-video';
export { ExpiredPlanError, PlansService } from './plan/plans.service';
export { PlanVideoService } from './plan/plan-video.service';
export { type VersionStills, VersionStillsService } from './plan/version-stills.service';
export { ProveVideoService, type VideoProof } from './prove-video.service';
export { type VideoScript, WriteScriptService } from './write-script.service';
export { QUOTE_KINDS, type QuoteKind, QuoteService } from './ordering/quote.service';
export { type BrowserPurse, PaidReadsService } from './designing/paid-reads.service';
export { CAPTION_FORMS, type CaptionForm, ReadCaptionsService } from './read-captions.service';
export { RenderOrderService } from './ordering/render-order.service';
export { SourceDesigner, type SourceOrder } from './designing/source-designer';
export { SweepDeletedService } from './sweep-deleted.service';
export { Video, VIDEO_STATUSES, type VideoStatus } from './video.entity';
export {
  IMAGE_CHOICES,
  type ImageChoice,
  type MusicChoice,
  type SpecDefaults,
  type VideoSpec,
} from './video-specification';
export { namedVideoFiles } from './named-files';
export { renderJobOf, VersionFiles } from './version-files';
export { CUT_FILES, cutKey, type CutFile } from './video-files';
export { calledNow, type VideoFace, type ViewedVideo } from './video-face';
export { type VideoOutline, outlineOf } from './video-outline';
export { readVersion, type WholeVersion } from './read-version';
export { VideoLinks, type VideoLinkSet } from './video-links';
export type { RenderedPayload, VideoEditFailed, VideoRendered, VideoRenderFailed } from './video.events';
export { type Cut, VideoVersion } from './video-version.entity';
export { VideosModule } from './videos.module';
export { type VideoRecord, VideosService } from './videos.service';
export { RENDERING_CONFIG } from './rendering/rendering.config';

/** For the application's list of tables. */
export const VIDEO_ENTITIES = [
  Video,
  VideoVersion,
  FootageJob,
  RenderPart,
  ImportJob,
  ImportFile,
  EditOrder,
  VersionSettings,
  VideoPlan,
  Channel,
  Show,
];
