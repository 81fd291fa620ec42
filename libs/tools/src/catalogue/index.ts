import { GetJobTool } from './get_job/get-job.tool';
import { GetVideoTool } from './get_video/get-video.tool';
import { ImportDriveTool } from './import_drive/import-drive.tool';
import { IndexFootageTool } from './index_footage/index-footage.tool';
import { LearnBrandTool } from './learn_brand/learn-brand.tool';
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
import { StartSeriesTool } from './start_series/start-series.tool';

/** The tools of this repository, one folder each. */
export const CATALOGUE = [
  GetJobTool,
  GetVideoTool,
  ImportDriveTool,
  IndexFootageTool,
  LearnBrandTool,
  ListNotificationsTool,
  ListSeriesTool,
  ListVersionsTool,
  MakeVideoTool,
  MarketDataTool,
  PauseSeriesTool,
  PlanTool,
  ProofTool,
  PublishTool,
  QuoteTool,
  RestoreVersionTool,
  RunSeriesTool,
  StartSeriesTool,
];
