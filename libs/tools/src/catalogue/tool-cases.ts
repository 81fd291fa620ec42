/** Records that a tool may be called with, all of one account. */
export interface CaseRecords {
  /** A video that is rendered. */
  videoId: string;
  /** The job that made it. */
  jobId: string;
  channelId: string;
  showId: string;
  /** A series of the page. */
  seriesId: string;
  /** A video of the library. */
  footageId: string;
  /** What the page said when it was read. */
  sourcePackId: string;
  /** Makes fresh records for tools that delete, stop or change what they are given. */
  spare: SpareRecords;
}

/** Makes records, each a new one. */
export interface SpareRecords {
  /** A video with its script, not rendered. */
  scriptedVideo(): Promise<string>;
  /** A video that is being made. */
  unfinishedVideo(): Promise<{ videoId: string; jobId: string }>;
  channel(): Promise<string>;
  show(): Promise<string>;
  series(): Promise<string>;
  /** An episode that waits for its owner, of a series of its own. */
  heldEpisode(videoId: string): Promise<{ seriesId: string; videoId: string }>;
  asset(): Promise<string>;
  sourcePack(): Promise<string>;
}

/** Addresses that answer in a test: other people's servers. */
export interface CaseAddresses {
  /** A page of a brand's site. */
  page: string;
  /** A picture of that site. */
  picture: string;
  /** A shared folder; the account has the key to its drive. */
  folder: string;
}

type Inputs = Array<Record<string, unknown>>;

/** What the contract suite tries a tool with. */
export interface ToolCases {
  /** Calls that end well. Bad ones are made of the first. */
  good(own: CaseRecords, addresses: CaseAddresses): Inputs | Promise<Inputs>;
  /** Calls that name another account's records: each is 404. Left out where a tool takes no id. */
  foreign?(theirs: CaseRecords, addresses: CaseAddresses): Inputs;
}

/** The tools of a folder by name; stands beside them as `<folder>.cases.ts`, exported as `cases`. */
export type ToolCaseTable = Record<string, ToolCases>;
