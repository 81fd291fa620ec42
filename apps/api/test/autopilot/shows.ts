/** A show that could be made of a source. */
interface Suggestion {
  title: string;
  premise: string;
  cadence: string;
  style: string;
  format: string;
  targetSeconds: number;
  sampleEpisodeTitle: string;
}
/** What a source could become. */
export interface Suggested {
  source: { sourceId: string; title: string | null; url: string | null; itemCount: number };
  shows: Suggestion[];
}
/** A show that was started. */
export interface Started {
  channelId: string;
  showId: string;
  seriesId: string;
  nextRunAt: string;
  firstVideoId: string;
  policy: string;
  creditsPerEpisode: number;
}
/** An episode in a list of shows. */
export interface Episode {
  videoId: string;
  n: number;
  title: string;
  status: string;
  shareUrl: string | null;
}
/** A show in the list of an account's. */
export type Show = Record<string, unknown> & { seriesId: string; nextRunAt: string | null; episodes: Episode[] };
/** What a refused request is told. */
export interface Refused {
  error: string;
}
