import type { ByLanguage } from '@app/lingua';
import { countWords } from '../readers/figures/count-words';
import { sentencesOf } from '../readers/figures/sentences';

/** How a language addresses people it knows, and people it respects; read as whole words. */
interface ToneWords {
  familiar: RegExp;
  formal: RegExp;
}

const words = (list: string): RegExp => new RegExp(`(?<![\\p{L}'’])(?:${list})(?![\\p{L}])`, 'giu');
/** Scripts that write words together. */
const signs = (list: string): RegExp => new RegExp(list, 'gu');

/** Texts in other languages are judged by their sentences alone. */
export const TONE_WORDS: ByLanguage<ToneWords> = {
  en: {
    familiar: words(
      "hey|hi|yay|oops|wow|awesome|yummy|fun|cool|love|you['’]ll|you['’]re|we['’]re|let['’]s|gonna|stuff",
    ),
    formal: words(
      'shall|herein|pursuant|therefore|furthermore|institution(?:al)?|fiduciary|compliance|governance|regulat(?:ed|ory)',
    ),
  },
  es: {
    familiar: words('tú|tu|tus|te|hola|vamos|genial'),
    formal: words('usted|ustedes|su empresa|entidad|institución'),
  },
  pt: { familiar: words('oi|olá|legal|bora|pra|você'), formal: words('senhor|senhora|vossa|instituição|conformidade') },
  fr: {
    familiar: words('tu|ton|tes|toi|salut|coucou|génial'),
    formal: words('vous|votre|vos|conformément|établissement'),
  },
  de: {
    familiar: words('du|dein|deine|deinen|dir|dich|hey|hallo'),
    formal: words('Ihnen|Ihre|Ihren|Ihrem|gemäß|Unternehmen'),
  },
  it: {
    familiar: words('tu|tuo|tua|tuoi|ciao|dai|fantastico'),
    formal: words('Lei|Suo|Sua|Vostro|istituto|conformità'),
  },
  tr: { familiar: words('sen|senin|seni|merhaba|hadi|haydi'), formal: words('siz|sizin|size|sizi|kurum|kuruluş') },
  id: { familiar: words('kamu|kalian|yuk|halo|hai|seru'), formal: words('Anda|kami|lembaga|perusahaan') },
  ja: { familiar: signs('だよ|だね|しよう|よね|みんな'), formal: signs('ございます|いたします|弊社|当社|お客様') },
  ko: { familiar: signs('해요|이에요|예요|우리|안녕'), formal: signs('습니다|십시오|귀하|당사|고객님') },
  zh: { familiar: signs('你|吧|啦|哦|咱们'), formal: signs('您|贵公司|敬请|本公司|依据') },
  hi: { familiar: words('तुम|तुम्हारा|अरे|चलो|यार'), formal: words('आप|आपका|आपके|संस्था|अनुसार') },
  ar: { familiar: words('مرحبا|أهلا|هيا|يلا|رائع'), formal: words('حضرتكم|سيادتكم|المؤسسة|بموجب|وفقا') },
};

/** How a site's own words sound, and how fast they would be told. */
export interface BrandTone {
  tone: 'playful' | 'neutral' | 'formal';
  pace: 'calm' | 'standard' | 'fast';
}

/** Fewer sentences or words are no manner of speaking. */
const LEAST = { sentences: 3, words: 25 };
/** In a hundred words. */
const MANY_EMOJI = 1;
const MANY_ADDRESSES = 1.2;
/** Of a hundred sentences. */
const MANY_EXCLAMATIONS = 15;
const FEW_EXCLAMATIONS = 4;
const SHORT_SENTENCE = 9;
const LONG_SENTENCE = 20;
const LOOKED_AT = 20_000;

/** Judges words alone: what they say is never read as a direction. */
export function toneOf(text: string, language: string | null): BrandTone {
  const read = text.slice(0, LOOKED_AT);
  const sentences = sentencesOf(read, language).filter((sentence) => /\p{L}/u.test(sentence));
  const words = countWords(read, language);
  if (sentences.length < LEAST.sentences || words < LEAST.words) return { tone: 'neutral', pace: 'standard' };
  const inHundred = (pattern: RegExp): number => ((read.match(pattern)?.length ?? 0) / words) * 100;
  const exclamations = (sentences.filter((sentence) => /[!！]$/u.test(sentence)).length / sentences.length) * 100;
  const { familiar, formal } = TONE_WORDS[language ?? ''] ?? { familiar: /(?!)/g, formal: /(?!)/g };
  const lean = inHundred(familiar) - inHundred(formal);
  const perSentence = words / sentences.length;
  const isPlayful =
    inHundred(/\p{Extended_Pictographic}/gu) > MANY_EMOJI || exclamations > MANY_EXCLAMATIONS || lean > MANY_ADDRESSES;
  const isFormal =
    exclamations < FEW_EXCLAMATIONS && (lean < -MANY_ADDRESSES || (lean <= 0 && perSentence > LONG_SENTENCE));
  return {
    tone: isPlayful ? 'playful' : isFormal ? 'formal' : 'neutral',
    pace: perSentence < SHORT_SENTENCE ? 'fast' : perSentence > LONG_SENTENCE ? 'calm' : 'standard',
  };
}
