import type { LanguageCode } from '../language-code';
import { PERIODS_AR } from '../languages/ar/periods';
import { PERIODS_DE } from '../languages/de/periods';
import { PERIODS_EN } from '../languages/en/periods';
import { PERIODS_ES } from '../languages/es/periods';
import { PERIODS_FR } from '../languages/fr/periods';
import { PERIODS_HI } from '../languages/hi/periods';
import { PERIODS_ID } from '../languages/id/periods';
import { PERIODS_IT } from '../languages/it/periods';
import { PERIODS_JA } from '../languages/ja/periods';
import { PERIODS_KO } from '../languages/ko/periods';
import { PERIODS_PT } from '../languages/pt/periods';
import { PERIODS_TR } from '../languages/tr/periods';
import { PERIODS_ZH } from '../languages/zh/periods';
import type { PeriodWords } from './period-words';

/** The words for periods in every language. They are plain strings; what reads them is built at first use. */
export const PERIOD_LANGUAGES: Readonly<Record<LanguageCode, PeriodWords>> = {
  en: PERIODS_EN,
  es: PERIODS_ES,
  pt: PERIODS_PT,
  fr: PERIODS_FR,
  de: PERIODS_DE,
  it: PERIODS_IT,
  tr: PERIODS_TR,
  id: PERIODS_ID,
  ja: PERIODS_JA,
  ko: PERIODS_KO,
  zh: PERIODS_ZH,
  hi: PERIODS_HI,
  ar: PERIODS_AR,
};
