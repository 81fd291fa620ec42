/** What is read for an episode: `page`, `rss` and `schedule` of tools, the others of autopilot. */
export const SERIES_KINDS = ['page', 'rss', 'schedule', 'url', 'json', 'csv', 'collectibles', 'starter'] as const;
export type SeriesKind = (typeof SERIES_KINDS)[number];

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
