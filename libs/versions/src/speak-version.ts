import { API_VERSIONS, type ApiChange, type ApiVersion } from './api-change';
import { sceneMotion } from './changes/scene-motion.change';
import { shortVideo } from './changes/short-video.change';

/** Every change, oldest first. */
export const API_CHANGES: readonly ApiChange[] = [sceneMotion, shortVideo];

/** What code, tables and queues know. */
export const CURRENT_VERSION: ApiVersion = API_VERSIONS[API_VERSIONS.length - 1] ?? '2026-11-29';

/** Until when an older version works; it was deprecated by the version after it. */
export const SUNSETS: Readonly<Partial<Record<ApiVersion, string>>> = { '2026-11-23': '2027-11-30' };

export function isApiVersion(name: unknown): name is ApiVersion {
  return API_VERSIONS.some((version) => version === name);
}

/** Since when a version is deprecated and until when it works, as dates; null for the current one. */
export function deprecationOf(version: ApiVersion): { since: Date; until: Date } | null {
  const next = API_VERSIONS[API_VERSIONS.indexOf(version) + 1];
  const until = SUNSETS[version];
  return next && until ? { since: new Date(`${next}T00:00:00Z`), until: new Date(`${until}T00:00:00Z`) } : null;
}

/** A body of a caller who speaks `version`, as the current version has it. */
export function requestFrom(version: ApiVersion, body: unknown, changes = API_CHANGES): unknown {
  return after(version, changes).reduce((known, { request }) => (request ? request(known) : known), body);
}

/** An answer for a caller who speaks `version`. */
export function answerFor(version: ApiVersion, body: unknown, changes = API_CHANGES): unknown {
  return after(version, changes).reduceRight((known, { answer }) => (answer ? answer(known) : known), body);
}

/** The body of an event for a reader who speaks `version`. */
export function eventFor(
  version: ApiVersion,
  body: Record<string, unknown>,
  changes = API_CHANGES,
): Record<string, unknown> {
  return after(version, changes).reduceRight((known, { event }) => (event ? event(known) : known), body);
}

function after(version: ApiVersion, changes: readonly ApiChange[]): ApiChange[] {
  return changes.filter((change) => change.version > version);
}
