export { CHECK_RULES, checkFields, toBadRequest } from './checks/check-fields';
export { IsMoment } from './checks/is-moment.decorator';
export { toInstance } from './checks/to-instance';
export { ClockJobDto, toClockJobDto } from './jobs/clock-job.dto';
export { JobDto, toJobDto } from './jobs/job.dto';
export { ChangeChannelDto, ChannelDto, ChannelPageDto, CreateChannelDto, toChannelDto } from './channels/channel.dto';
export { ChangeShowDto, CreateShowDto, ShowDto, ShowPageDto, toShowDto } from './channels/show.dto';
export { AssetPresenter } from './library/asset.presenter';
export {
  ChangeAssetDto,
  LibraryAssetDto,
  LibraryFolderPageDto,
  LibraryPageDto,
  LibraryQueryDto,
  UploadDto,
} from './library/library.dto';
export { FootageJobDto, ImportJobDto, toFootageJobDto, toImportJobDto } from './jobs/library-job.dto';
export { toWorkFields, WorkDto } from './jobs/work.dto';
export { NotificationDto, NotificationPageDto, toNotificationDto } from './notifications/notification.dto';
export { LimitQueryDto, PageQueryDto } from './paging/page-query.dto';
export { Livemode } from './records/livemode.decorator';
export { TestClockId } from './records/test-clock-id.decorator';
export { QuoteDto, QuoteRequestDto } from './quote/quote.dto';
export { toAcceptedJob } from './videos/accepted-job';
export { FieldsProperty } from './videos/fields.dto';
export { BrandDto } from './videos/brand.dto';
export { ChangeVideoDto } from './videos/change-video.dto';
export { CreateVideoDto } from './videos/create-video.dto';
export { DraftedPlanDto, DraftedVideoDto, FactsQueryDto, VideoFactsDto } from './videos/draft.dto';
export {
  DraftEditDto,
  DraftPlanDto,
  draftRequestOf,
  EditVideoDto,
  editRequestOf,
  SuggestionListDto,
} from './videos/edit-video.dto';
export { MOST_TEXT } from './videos/video-source.dto';
export { IsAssetIds } from './videos/is-asset-ids.decorator';
export { IsPlainText } from './videos/is-plain-text.decorator';
export { MediaDto, POSTER } from './videos/media.dto';
export { ProofDto, ProofQueryDto } from './videos/proof.dto';
export { PlannedStillDto, VersionStillsDto } from './videos/still.dto';
export { PlanStoryboardDto, VideoStoryboardDto } from './videos/playable.dto';
export { EditablePlanDto, PlanDto } from './videos/plan.dto';
export { VideoScriptDto } from './videos/video-script.dto';
export { saidFields } from './videos/said-fields';
export { tokenOrderOf, TokenVideoDto } from './videos/token-video.dto';
export { toVersionDto, VersionListDto } from './videos/version.dto';
export { VideoPageDto, VideosQueryDto } from './videos/video-page.dto';
export { AcceptedJobDto, AcceptedVideoDto, RenderingVideoDto, VideoDto, WarningDto } from './videos/video.dto';
export { VideoPresenter } from './videos/video.presenter';
export { WireModule } from './wire.module';
export { PreviewDto, PreviewedSourceDto } from './sources/preview.dto';
export { CreateSourceDto, SourcePackDto, SourcePageDto } from './sources/source-pack.dto';
export { packOriginOf, previewOrderOf } from './sources/source-orders';
export { FactMeaningDto } from './sources/meaning.dto';
export { SourcePresenter } from './sources/source.presenter';
