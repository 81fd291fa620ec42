import { writtenLanguage } from '@app/design';
import type { Format, StyleName } from '@app/picture';
import { BadRequestError } from '@app/platform';
import type { Policy, SeriesDestinations, SeriesLink } from '../series-source';
import { checkTimeZone, parseSchedule } from '../schedule/schedule';

/** What its owner may say of a show; of a show that is there, what is left out stays. */
export interface ShowWish {
  title?: string;
  premise?: string | null;
  cadence?: string;
  style?: StyleName;
  format?: Format;
  /** Seconds; the nearest length there is counts. */
  targetSeconds?: number;
  link?: SeriesLink | null;
  voiceId?: string | null;
  /** A code or English name of a language. */
  language?: string;
  destinations?: SeriesDestinations;
  policy?: Policy;
  tz?: string;
}

/** A wish for a figure's crossing a value, in place of a time. */
const TRIGGER = /[<>≥≤]|\b(?:when|if|once|above|below|over|under|cross(?:es)?|exceeds?|reaches|drops|falls|rises)\b/iu;
const TRIGGER_REFUSAL =
  'is a threshold, and no series waits for one: watch the figure yourself and order a video by POST /v1/videos/from-data when it crosses';

/**
 * The code of the language that is wished for. Throws `BadRequestError` for a cadence, time zone or language that there is
 * not; `at` begins the paths of what it names.
 */
export function checkWish({ cadence, tz, language, link }: ShowWish, at = ''): { language: string | null } {
  if (cadence !== undefined) {
    if (TRIGGER.test(cadence)) throw new BadRequestError([{ path: `${at}cadence`, message: TRIGGER_REFUSAL }]);
    parseSchedule(cadence, `${at}cadence`);
  }
  if (tz !== undefined) checkTimeZone(tz);
  if (link && !/^https?:$/.test(protocolOf(link.url))) {
    throw new BadRequestError([{ path: `${at}link.url`, message: 'must be an http or https address' }]);
  }
  return { language: language === undefined ? null : writtenLanguage(language).code };
}

function protocolOf(url: string): string {
  return URL.canParse(url) ? new URL(url).protocol : '';
}
