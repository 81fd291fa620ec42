import type { ReaderKind } from '@app/sources';

/** Kinds that the tool `start_series` starts. */
export const TOOL_KINDS = ['page', 'rss', 'schedule'] as const;
/** Kinds that the source of an autopilot show may be asked as. */
export const AUTOPILOT_KINDS = ['url', 'rss', 'json', 'csv', 'collectibles'] as const;
export type AutopilotKind = (typeof AUTOPILOT_KINDS)[number];

/** What is read for an episode. */
export const SERIES_KINDS = [...new Set([...TOOL_KINDS, ...AUTOPILOT_KINDS, 'starter' as const])];
export type SeriesKind = (typeof SERIES_KINDS)[number];

/** The reader that a kind insists on; null leaves it to the bytes. */
export const INSISTS_ON: Readonly<Record<SeriesKind, ReaderKind | null>> = {
  page: null,
  rss: 'feed',
  schedule: null,
  url: null,
  json: 'json',
  csv: 'csv',
  collectibles: null,
  starter: null,
};

/** Where a series reads; which fields are there depends on its kind. */
export interface SeriesSource {
  url?: string;
  /** Key headers of a JSON API as `SecretBox` sealed them; they are never told. */
  headers?: string;
  /** A source that was previewed, `src_…`. */
  sourceId?: string;
  /** Name of a ready-made source. */
  starter?: string;
  city?: string;
  query?: string;
}

/** Where episodes go. */
export interface SeriesDestinations {
  shareLink?: true;
  download?: true;
  /** Channels at the account's social scheduler. */
  scheduler?: { channelIds: string[] };
}

/** The money link of an autopilot show: on the end card, and behind the title of each post. */
export interface SeriesLink {
  url: string;
  label: string;
}

/** Waits for its owner, one a day, reviewed and posted, posted unseen. */
export const POLICIES = ['hold', 'digest', 'review', 'autopost'] as const;
export type Policy = (typeof POLICIES)[number];
