import { sentencesOf } from '@app/sources';
import { speakingTime } from '@app/voices';
import { BRIEF_PHRASES } from '../composer/brief-phrases';
import { readVideoWish } from '../editing/read-notes';
import { readNumerals } from '../figures/numerals/read-numerals';
import { MOST_SCENES } from './script';

/** An order that brings neither data nor a script. */
export interface Told {
  title?: string | undefined;
  brief?: string | undefined;
  language?: string | undefined;
  targetSeconds?: number | undefined;
  /** Footage or pictures of the library are to be shown. */
  hasFootage: boolean;
}

/** Longest that one sentence of a scene may be; the schema of scripts holds the same. */
const LONGEST = 1000;
/** A silent shot of a video without words, seconds. */
const SHOT_S = 4;
const USUAL_S = 30;

/**
 * The script of a video that is told by the statements of its brief, one sentence a scene, or that shows footage under its
 * title alone. Directions of the brief are never spoken. Null where there is nothing to tell or show.
 */
export function briefScript({ title, brief, language = 'en', targetSeconds = USUAL_S, hasFootage }: Told) {
  const statements = brief === undefined ? [] : statementsOf(brief, language);
  if (statements.length > 0) return wordsScript(statements, hasFootage ? 'clip' : 'text', language);
  if (!hasFootage) return null;
  const shots = Math.max(2, Math.round(targetSeconds / SHOT_S) - 1);
  const silent = Array.from({ length: shots }, () => ({ type: 'clip', duration: SHOT_S }));
  const opening = title === undefined ? [] : [{ type: 'title', text: title, duration: SHOT_S }];
  return { scenes: [...opening, ...silent.slice(opening.length)] };
}

/** A scene a sentence; so few that they could not fill a video are held until they do. */
export function wordsScript(sentences: readonly string[], type: 'clip' | 'text', language: string) {
  const told = sentences.slice(0, MOST_SCENES - 1).map((text) => text.slice(0, LONGEST));
  const seconds = told.map((text) => speakingTime(text, language) / 1000);
  const isShort = seconds.reduce((sum, each) => sum + each, 0) < SHORTEST_S;
  const scenes = told.map((text, index) => ({
    type: index === 0 ? 'title' : type,
    text,
    ...(isShort ? { duration: Math.ceil(Math.max(SHORTEST_S / told.length, seconds[index] ?? 0)) } : {}),
  }));
  return { scenes };
}

/**
 * What of a brief can be told: sentences that state something. One that brings a number makes it a source; then what else
 * it states is told with it. What asks for a video, or says how it shall be, is direction, and so are words that stand
 * alone and do not end as a sentence does: a subject.
 */
function statementsOf(brief: string, language: string): string[] {
  const code = language.slice(0, 2).toLowerCase();
  const told = brief
    .split('\n')
    .flatMap((line) => sentencesOf(line, language))
    .filter((sentence) => !isDirection(sentence, code));
  const stating = told.filter((sentence) => readNumerals(sentence, code).some(({ form }) => form !== 'name'));
  return stating.length > 1 || stating.some((sentence) => ENDED.test(sentence)) ? told : [];
}

const ENDED = /[.!?。！？؟।](?:["'”’»」』)\]]|\s)*$/u;

function isDirection(sentence: string, code: string): boolean {
  const words = sentence.replace(POLITE, '').trim();
  if (REQUEST.test(words) || OF_A_VIDEO.test(words) || readVideoWish(words).unread.length === 0) return true;
  return [BRIEF_PHRASES[code], BRIEF_PHRASES['en']].some((phrases) => {
    if (!phrases) return false;
    return [phrases.focus, phrases.skip, phrases.manner].some((asked) => {
      const found = new RegExp(asked.source, asked.flags.replace('g', '')).exec(words);
      return found !== null && (found.index === 0 || isLast(found, words, code));
    });
  });
}

/** Verbs that ask stand at the end of a sentence in these languages. */
function isLast(found: RegExpExecArray, words: string, code: string): boolean {
  const rest = words.slice(found.index + found[0].length).replace(/[\p{P}\s]/gu, '');
  return VERB_LAST.has(code) && rest.length <= LONGEST_ENDING;
}

const VERB_LAST: ReadonlySet<string> = new Set(['tr', 'ja', 'ko', 'hi']);
const LONGEST_ENDING = 8;
/** Shorter videos are not made. */
const SHORTEST_S = 8;
const POLITE =
  /^(?:please|kindly|bitte|por favor|s[’']il (?:te|vous) pla[iî]t|per favore|lütfen|tolong|mohon|कृपया|请|من فضلك|رجاءً?)(?!\p{L})[,\s]*/iu;
/** Verbs of asking, as a sentence begins with them. */
const REQUEST = new RegExp(
  `^(?:${[
    "make|create|produce|generate|build|show|tell|explain|celebrate|promote|present|write|be|keep|use|give|end|let[’']s|let us|i want|i need|i[’']d like|we want|we need|we[’']d like|can you|could you",
    'haz|hazme|crea|genera|muestra|cuenta|explica|celebra|presenta|usa|sé|quiero|queremos|necesito',
    'faça|crie|gere|mostre|conte|explique|celebre|apresente|use|seja|quero|queremos|preciso',
    'fais|faites|crée|créez|montre|montrez|raconte|racontez|explique|expliquez|célèbre|célébrez|sois|soyez|je veux|je voudrais|nous voulons',
    'mach|mache|macht|erstelle?|zeige?|erzähle?|erkläre?|feiere?|präsentiere?|sei|ich möchte|ich will|wir wollen|wir möchten|ich brauche',
    'fai|crea|genera|mostra|racconta|spiega|celebra|presenta|sii|voglio|vorrei|vogliamo',
    'buat|buatlah|buatkan|tampilkan|ceritakan|jelaskan|rayakan|saya ingin|saya mau|kami ingin',
    'اصنع|أنشئ|اعرض|احك|اشرح|احتفل|أريد|نريد|كن',
  ].join(
    '|',
  )})(?!\\p{L})|^(?:制作|做一?个|生成|展示|介绍|讲述|我想|我要|我们想)|(?:作って|制作して|見せて|紹介して|してください|만들어|보여|소개해|해\\s?주세요|बनाओ|बनाएँ|बनाइए|दिखाओ|दिखाएँ|बताओ|बताएँ|yap(?:ın)?|oluştur(?:un)?|hazırla(?:yın)?|göster(?:in)?|anlat(?:ın)?|istiyorum)\\p{P}*$`,
  'iu',
);
/** A video that is asked for, by its name near the start of a sentence. */
const OF_A_VIDEO =
  /^(?:[^\s]+\s+){0,4}?(?:videos?|vídeos?|vidéos?|films?|filme|film[iı]|videosu|movies?|clips?|reels?|shorts?|trailers?|teasers?|película|cortometraje|kurzfilm|वीडियो|फ़िल्म|فيديو|فيلم)(?!\p{L})(?:\s+(?:about|on|for|of|that|which|showing|celebrating|in|with|sobre|de|do|da|del|para|sur|du|des|pour|über|zu|zum|für|von|su|di|per|tentang|untuk|के|पर|عن|حول)(?!\p{L})|\p{P}*$)|(?:動画|ビデオ|映像|영상|비디오|视频|影片|短片)|(?:hakkında|üzerine)\s+(?:\S+\s+){0,3}(?:video|film)/iu;
