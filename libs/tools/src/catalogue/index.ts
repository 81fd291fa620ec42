import {
  ApproveEpisodeTool,
  ChangeSeriesTool,
  DeleteSeriesTool,
  DiscardEpisodeTool,
  ListWaitingEpisodesTool,
  RewriteEpisodeTool,
  GetSeriesTool,
  ListStartersTool,
  ResumeSeriesTool,
  StartAutopilotTool,
  SuggestShowsTool,
} from './autopilot/autopilot.tools';
import {
  ChangeChannelTool,
  CreateChannelTool,
  DeleteChannelTool,
  GetChannelTool,
  ListChannelsTool,
} from './channels/channels.tools';
import {
  CancelJobTool,
  CancelVideoTool,
  EditVideoTool,
  GetScriptTool,
  GetStillsTool,
  RenderVideoTool,
  SuggestEditsTool,
} from './editing/editing.tools';
import { GetJobTool } from './get_job/get-job.tool';
import { GetVideoTool } from './get_video/get-video.tool';
import { ImportDriveTool } from './import_drive/import-drive.tool';
import { IndexFootageTool } from './index_footage/index-footage.tool';
import { LearnBrandTool } from './learn_brand/learn-brand.tool';
import {
  ChangeLibraryAssetTool,
  DeleteLibraryAssetTool,
  GetLibraryAssetTool,
  ListLibraryFoldersTool,
  ListLibraryTool,
  UploadToLibraryTool,
} from './library/library.tools';
import { ListNotificationsTool } from './list_notifications/list-notifications.tool';
import { ListSeriesTool } from './list_series/list-series.tool';
import { ListVersionsTool } from './list_versions/list-versions.tool';
import { MakeVideoTool } from './make_video/make-video.tool';
import { MarketDataTool } from './market_data/market-data.tool';
import { PauseSeriesTool } from './pause_series/pause-series.tool';
import { PlanTool } from './plan/plan.tool';
import { ProofTool } from './proof/proof.tool';
import { PublishTool } from './publish/publish.tool';
import { QuoteTool } from './quote/quote.tool';
import { RestoreVersionTool } from './restore_version/restore-version.tool';
import { RunSeriesTool } from './run_series/run-series.tool';
import { ChangeShowTool, CreateShowTool, DeleteShowTool, GetShowTool, ListShowsTool } from './shows/shows.tools';
import {
  DeleteSourceTool,
  GetSourceTool,
  ListSourcesTool,
  PreviewSourceTool,
  ReadSourceTool,
} from './sources/sources.tools';
import { StartSeriesTool } from './start_series/start-series.tool';
import {
  ChangeVideoTool,
  DeleteVideoTool,
  GetCaptionsTool,
  ListVideosTool,
  MakeTokenVideoTool,
  RotateMediaKeyTool,
} from './videos/videos.tools';

/** The tools of this repository, one folder for each subject. */
export const CATALOGUE = [
  ApproveEpisodeTool,
  CancelJobTool,
  CancelVideoTool,
  ChangeChannelTool,
  ChangeLibraryAssetTool,
  ChangeSeriesTool,
  ChangeShowTool,
  ChangeVideoTool,
  CreateChannelTool,
  CreateShowTool,
  DeleteChannelTool,
  DeleteLibraryAssetTool,
  DeleteSeriesTool,
  DeleteShowTool,
  DeleteSourceTool,
  DeleteVideoTool,
  DiscardEpisodeTool,
  EditVideoTool,
  GetCaptionsTool,
  GetChannelTool,
  GetJobTool,
  GetLibraryAssetTool,
  GetScriptTool,
  GetSeriesTool,
  GetShowTool,
  GetSourceTool,
  GetStillsTool,
  GetVideoTool,
  ImportDriveTool,
  IndexFootageTool,
  LearnBrandTool,
  ListChannelsTool,
  ListLibraryFoldersTool,
  ListLibraryTool,
  ListNotificationsTool,
  ListSeriesTool,
  ListShowsTool,
  ListSourcesTool,
  ListStartersTool,
  ListVersionsTool,
  ListVideosTool,
  ListWaitingEpisodesTool,
  MakeTokenVideoTool,
  MakeVideoTool,
  MarketDataTool,
  PauseSeriesTool,
  PlanTool,
  PreviewSourceTool,
  ProofTool,
  PublishTool,
  QuoteTool,
  ReadSourceTool,
  RenderVideoTool,
  RestoreVersionTool,
  ResumeSeriesTool,
  RewriteEpisodeTool,
  RotateMediaKeyTool,
  RunSeriesTool,
  StartAutopilotTool,
  StartSeriesTool,
  SuggestEditsTool,
  SuggestShowsTool,
  UploadToLibraryTool,
];
