import { type ByLanguage, LANGUAGE_CODES } from '@app/lingua';
import { respellArabic } from './espeak.arabic';

/** How espeak speaks one of the thirteen languages. */
export interface EspeakLanguage {
  /** ISO 639-1 code. */
  language: string;
  /**
   * espeak's own name and variant; unknown names would silently keep the voice before. Of ten variants f2
   * measured closest to the spectrum of human speech, with the least noise between its harmonics.
   */
  name: string;
  /** Words a minute as espeak counts them, at pace 1. */
  rate: number;
  /** 0 to 99; 50 is espeak's middle. */
  pitch: number;
  /** Liveliness of the melody, 0 to 99. */
  range: number;
  /** Said for "&", which espeak takes for markup. */
  and: string;
  /** How a word must be written for espeak to read it right, where that is not how it is written. */
  respell?: (word: string) => string;
  /** What a listener should know before choosing it. */
  note?: string;
}

const HABITS: ByLanguage<Omit<EspeakLanguage, 'language'>> = {
  en: { name: 'en-us+f2', rate: 164, pitch: 42, range: 70, and: 'and' },
  es: { name: 'es-419+f2', rate: 170, pitch: 42, range: 70, and: 'y' },
  pt: { name: 'pt-br+f2', rate: 165, pitch: 42, range: 70, and: 'e' },
  fr: { name: 'fr+f2', rate: 165, pitch: 42, range: 70, and: 'et' },
  de: { name: 'de+f2', rate: 164, pitch: 42, range: 70, and: 'und' },
  it: { name: 'it+f2', rate: 165, pitch: 42, range: 70, and: 'e' },
  tr: { name: 'tr+f2', rate: 160, pitch: 42, range: 70, and: 've' },
  id: { name: 'id+f2', rate: 165, pitch: 42, range: 70, and: 'dan' },
  ja: {
    name: 'ja+f2',
    rate: 165,
    pitch: 42,
    range: 70,
    and: 'と',
    note: 'Kanji are read from a dictionary; rare names may come out wrong.',
  },
  ko: {
    name: 'ko+f2',
    rate: 165,
    pitch: 42,
    range: 70,
    and: '와',
    note: 'Understandable, with a mechanical melody.',
  },
  zh: { name: 'cmn+f2', rate: 165, pitch: 42, range: 70, and: '和' },
  hi: { name: 'hi+f2', rate: 165, pitch: 42, range: 70, and: 'और' },
  ar: {
    name: 'ar+f2',
    rate: 155,
    pitch: 42,
    range: 70,
    and: 'و',
    respell: respellArabic,
    note: 'The house’s own words have their vowels; names of the data are weak where vowels are not written.',
  },
};

export const ESPEAK_LANGUAGES: readonly EspeakLanguage[] = LANGUAGE_CODES.map((language) => ({
  language,
  ...HABITS[language],
}));
