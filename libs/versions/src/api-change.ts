/** The versions of the API, oldest first. Each is the date of the first change that breaks the one before. */
export const API_VERSIONS = ['2026-11-23', '2026-11-29'] as const;
export type ApiVersion = (typeof API_VERSIONS)[number];

/**
 * One change that a caller of the version before would notice. Code, tables and queues know the newest version only;
 * these functions translate at the edge. They take and return plain JSON, and leave alone what they do not know.
 */
export interface ApiChange {
  /** The first version with the change. */
  version: ApiVersion;
  /** What changed, as the changelog says it. */
  what: string;
  /** Makes a body of the version before one of this version. */
  request?: (body: unknown) => unknown;
  /** Makes an answer of this version one of the version before. */
  answer?: (body: unknown) => unknown;
  /** Turns an event of this version, in a webhook or the feed, into one of the version before. */
  event?: (body: Record<string, unknown>) => Record<string, unknown>;
}
