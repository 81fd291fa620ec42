import { z } from 'zod';

const LONGEST_DAYS = 36_500;
const MOST_VERSIONS = 10_000;

/** `forever`, or whole days. */
const daysOrForever = z
  .string()
  .trim()
  .transform((value) => (value === 'forever' ? null : Number(value)))
  .refine((value) => isWithin(value, LONGEST_DAYS), `must be forever, or days from 1 to ${LONGEST_DAYS}`);
const days = z
  .string()
  .trim()
  .regex(/^\d+$/, 'must be whole days')
  .transform(Number)
  .refine((value) => value >= 1 && value <= LONGEST_DAYS, `must be days from 1 to ${LONGEST_DAYS}`);
const versionsOrAll = z
  .string()
  .trim()
  .transform((value) => (value === 'all' ? null : Number(value)))
  .refine((value) => isWithin(value, MOST_VERSIONS), `must be all, or a number from 1 to ${MOST_VERSIONS}`);

/** Environment variables of what is kept how long, part of `environmentSchema`. */
export const retentionVariables = {
  RETAIN_VIDEOS_DAYS: daysOrForever.default(null),
  RETAIN_VERSIONS: versionsOrAll.default(null),
  RETAIN_SOURCES_DAYS: daysOrForever.default(null),
  RETAIN_LOGS_DAYS: days.default(30),
  RETAIN_NOTICES_DAYS: days.default(365),
  RETAIN_EXPORTS_DAYS: days.default(7),
  ACCOUNT_GRACE_DAYS: days.default(30),
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
  /** From the closing of an account to its purge. */
  graceDays: number;
}

/** What is kept how long, out of the parsed variables. */
export function readRetention(env: z.infer<z.ZodObject<typeof retentionVariables>>): RetentionConfig {
  return {
    videosDays: env.RETAIN_VIDEOS_DAYS,
    versions: env.RETAIN_VERSIONS,
    sourcesDays: env.RETAIN_SOURCES_DAYS,
    logsDays: env.RETAIN_LOGS_DAYS,
    noticesDays: env.RETAIN_NOTICES_DAYS,
    exportsDays: env.RETAIN_EXPORTS_DAYS,
    graceDays: env.ACCOUNT_GRACE_DAYS,
  };
}

function isWithin(value: number | null, most: number): boolean {
  return value === null || (Number.isInteger(value) && value >= 1 && value <= most);
}
