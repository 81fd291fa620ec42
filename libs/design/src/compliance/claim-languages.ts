import type { LanguageCode } from '@app/lingua';
import type { ClaimWords } from './claim-words';
import { CLAIMS_AR } from './claims.ar';
import { CLAIMS_DE } from './claims.de';
import { CLAIMS_EN } from './claims.en';
import { CLAIMS_ES } from './claims.es';
import { CLAIMS_FR } from './claims.fr';
import { CLAIMS_HI } from './claims.hi';
import { CLAIMS_ID } from './claims.id';
import { CLAIMS_IT } from './claims.it';
import { CLAIMS_JA } from './claims.ja';
import { CLAIMS_KO } from './claims.ko';
import { CLAIMS_PT } from './claims.pt';
import { CLAIMS_TR } from './claims.tr';
import { CLAIMS_ZH } from './claims.zh';

/** Words that current rates are not told in, by language. */
export const CLAIM_WORDS: Readonly<Record<LanguageCode, ClaimWords>> = {
  en: CLAIMS_EN,
  es: CLAIMS_ES,
  pt: CLAIMS_PT,
  fr: CLAIMS_FR,
  de: CLAIMS_DE,
  it: CLAIMS_IT,
  tr: CLAIMS_TR,
  id: CLAIMS_ID,
  ja: CLAIMS_JA,
  ko: CLAIMS_KO,
  zh: CLAIMS_ZH,
  hi: CLAIMS_HI,
  ar: CLAIMS_AR,
};
