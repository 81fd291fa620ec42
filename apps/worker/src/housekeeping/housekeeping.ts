import { AccountsHousekeeper } from './accounts.housekeeper';
import { FilmsHousekeeper } from './films.housekeeper';
import { LifecycleHousekeeper } from './lifecycle.housekeeper';
import { LogsHousekeeper } from './logs.housekeeper';
import { NewsHousekeeper } from './news.housekeeper';
import { Rounds } from './rounds';
import { SeriesHousekeeper } from './series.housekeeper';
import { ToolsHousekeeper } from './tools.housekeeper';

/** What each worker does beside its queues. */
export const HOUSEKEEPING = [
  Rounds,
  NewsHousekeeper,
  FilmsHousekeeper,
  SeriesHousekeeper,
  ToolsHousekeeper,
  AccountsHousekeeper,
  LifecycleHousekeeper,
  LogsHousekeeper,
];
