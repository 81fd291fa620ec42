import { z } from 'zod';
import { ConfigPart, variable } from '@app/platform';

const { days, LONGEST_DAYS } = variable;
const MOST_VERSIONS = 10_000;

/** `forever`, or whole days. */
const daysOrForever = z
  .string()
  .trim()
  .transform((value) => (value === 'forever' ? null : Number(value)))
  .refine((value) => isWithin(value, LONGEST_DAYS), `must be forever, or days from 1 to ${LONGEST_DAYS}`);
const versionsOrAll = z
  .string()
  .trim()
  .transform((value) => (value === 'all' ? null : Number(value)))
  .refine((value) => isWithin(value, MOST_VERSIONS), `must be all, or a number from 1 to ${MOST_VERSIONS}`);

const variables = {
  RETAIN_VIDEOS_DAYS: daysOrForever.default(null),
  RETAIN_VERSIONS: versionsOrAll.default(null),
  RETAIN_SOURCES_DAYS: daysOrForever.default(null),
  RETAIN_LOGS_DAYS: days.default(30),
  RETAIN_NOTICES_DAYS: days.default(365),
  RETAIN_EXPORTS_DAYS: days.default(7),
};

/** How long things are kept; null is for ever. */
export interface RetentionConfig {
  /** Since a video was last changed. */
  videosDays: number | null;
  /** Of a video, the newest; its current version and the one that plays are kept beside them. */
  versions: number | null;
  /** Of a source pack that no video is made of, since it was read. */
  sourcesDays: number | null;
  /** Events, deliveries, calls of tools, checks of series, imports. */
  logsDays: number;
  noticesDays: number;
  exportsDays: number;
}

/** How long data is kept. */
export const RETENTION_CONFIG = ConfigPart.from('retention', variables, (env): RetentionConfig => ({
  videosDays: env.RETAIN_VIDEOS_DAYS,
  versions: env.RETAIN_VERSIONS,
  sourcesDays: env.RETAIN_SOURCES_DAYS,
  logsDays: env.RETAIN_LOGS_DAYS,
  noticesDays: env.RETAIN_NOTICES_DAYS,
  exportsDays: env.RETAIN_EXPORTS_DAYS,
}));

function isWithin(value: number | null, most: number): boolean {
  return value === null || (Number.isInteger(value) && value >= 1 && value <= most);
}
