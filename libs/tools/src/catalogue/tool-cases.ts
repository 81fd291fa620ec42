/** Records that a tool may be called with, all of one account. */
export interface CaseRecords {
  /** A video that is rendered. */
  videoId: string;
  /** The job that made it. */
  jobId: string;
  channelId: string;
  /** A series of the page. */
  seriesId: string;
  /** A video of the library. */
  footageId: string;
}

/** Addresses that answer in a test: other people's servers. */
interface CaseAddresses {
  /** A page of a brand's site. */
  page: string;
  /** A shared folder; the account has the key to its drive. */
  folder: string;
}

/** What the contract suite tries a tool with; stands beside it as `<name>.cases.ts`, exported as `cases`. */
export interface ToolCases {
  /** Calls that end well. Bad ones are made of the first. */
  good(own: CaseRecords, addresses: CaseAddresses): Array<Record<string, unknown>>;
  /** Calls that name another account's records: each is 404. Left out where a tool takes no id. */
  foreign?(theirs: CaseRecords, addresses: CaseAddresses): Array<Record<string, unknown>>;
}
