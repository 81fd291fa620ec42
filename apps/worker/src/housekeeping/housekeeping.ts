import { AccountsHousekeeper } from './accounts.housekeeper';
import { DueTasks } from './due-tasks';
import { VideosHousekeeper } from './videos.housekeeper';
import { LifecycleHousekeeper } from './lifecycle.housekeeper';
import { LogsHousekeeper } from './logs.housekeeper';
import { NewsHousekeeper } from './news.housekeeper';
import { Rounds } from './rounds';
import { SeriesHousekeeper } from './series.housekeeper';
import { ToolsHousekeeper } from './tools.housekeeper';

/** What each worker does beside its queues. */
export const HOUSEKEEPING = [
  Rounds,
  DueTasks,
  NewsHousekeeper,
  VideosHousekeeper,
  SeriesHousekeeper,
  ToolsHousekeeper,
  AccountsHousekeeper,
  LifecycleHousekeeper,
  LogsHousekeeper,
];
