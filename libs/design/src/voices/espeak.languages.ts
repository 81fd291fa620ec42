/** How espeak speaks one of the thirteen languages (service specification). */
export interface EspeakLanguage {
  /** ISO 639-1 code. */
  language: string;
  /** espeak's own name; unknown names would silently keep the voice before (STACK.md). */
  name: string;
  /** Words a minute as espeak counts them, at pace 1. */
  rate: number;
  /** 0 to 99; 50 is espeak's middle. */
  pitch: number;
  /** Liveliness of the melody, 0 to 99. */
  range: number;
  /** Said for "&", which espeak takes for markup. */
  and: string;
  /** What a listener should know before choosing it. */
  note?: string;
}

export const ESPEAK_LANGUAGES: readonly EspeakLanguage[] = [
  { language: 'en', name: 'en-us', rate: 158, pitch: 43, range: 58, and: 'and' },
  { language: 'es', name: 'es-419', rate: 165, pitch: 43, range: 55, and: 'y' },
  { language: 'pt', name: 'pt-br', rate: 160, pitch: 43, range: 55, and: 'e' },
  { language: 'fr', name: 'fr', rate: 160, pitch: 43, range: 55, and: 'et' },
  { language: 'de', name: 'de', rate: 158, pitch: 43, range: 55, and: 'und' },
  { language: 'it', name: 'it', rate: 160, pitch: 43, range: 55, and: 'e' },
  { language: 'tr', name: 'tr', rate: 155, pitch: 43, range: 55, and: 've' },
  { language: 'id', name: 'id', rate: 160, pitch: 43, range: 55, and: 'dan' },
  {
    language: 'ja',
    name: 'ja',
    rate: 160,
    pitch: 45,
    range: 50,
    and: 'と',
    note: 'Reads kana; kanji need their readings as the spoken text.',
  },
  {
    language: 'ko',
    name: 'ko',
    rate: 160,
    pitch: 45,
    range: 50,
    and: '와',
    note: 'Drops decimals: numbers need words as the spoken text.',
  },
  { language: 'zh', name: 'cmn', rate: 160, pitch: 45, range: 55, and: '和' },
  { language: 'hi', name: 'hi', rate: 160, pitch: 45, range: 55, and: 'और' },
  { language: 'ar', name: 'ar', rate: 150, pitch: 43, range: 50, and: 'و', note: 'Weak where vowels are not written.' },
];
