import type { ByLanguage } from '@app/lingua';
import type { Register } from './wording';

/** How a language asks for something in a brief; the first group of a match is what is meant. */
export interface BriefPhrases {
  focus: RegExp;
  skip: RegExp;
  /** A clause with one of these is about the manner of telling. */
  manner: RegExp;
}

interface Verbs {
  focus: string;
  skip: string;
  manner: string;
}

/** Verbs that stand before their object, as words of their own. */
function leading({ focus, skip, manner }: Verbs): BriefPhrases {
  return {
    focus: new RegExp(`(?<!\\p{L})(?:${focus})(?!\\p{L})([^.;\\n]*)`, 'giu'),
    skip: new RegExp(`(?<!\\p{L})(?:${skip})(?!\\p{L})([^.;,\\n]*)`, 'giu'),
    manner: new RegExp(`(?<!\\p{L})(?:${manner})`, 'iu'),
  };
}

/** Verbs that stand before their object and run into it. */
function joined({ focus, skip, manner }: Verbs): BriefPhrases {
  return {
    focus: new RegExp(`(?:${focus})([^.;,،。，；\\n]*)`, 'giu'),
    skip: new RegExp(`(?:${skip})([^.;,،。，；\\n]*)`, 'giu'),
    manner: new RegExp(manner, 'iu'),
  };
}

/** Verbs that stand behind their object. */
function trailing({ focus, skip, manner }: Verbs): BriefPhrases {
  return {
    focus: new RegExp(`([^.;,、。\\n]+?)(?:${focus})`, 'giu'),
    skip: new RegExp(`([^.;,、。\\n]+?)(?:${skip})`, 'giu'),
    manner: new RegExp(manner, 'iu'),
  };
}

/** By ISO code; a brief is read in English and in the video's language. */
export const BRIEF_PHRASES: ByLanguage<BriefPhrases> = {
  en: leading({
    focus: 'focus on|lead with|start with|open (?:on|with)|about|emphasi[sz]e|highlight',
    skip: "skip|leave out|without|omit|ignore|don't mention|do not mention|no mention of",
    manner: 'tone|voice|mood|manner|style|keep it|make it|sound|tell it',
  }),
  es: leading({
    focus: 'céntrate en|centrarse en|enf[oó]cate en|enfoca|destaca|resalta|empieza (?:con|por)',
    skip: 'omite|salta|sin|deja fuera|no menciones|ignora|evita',
    manner: 'tono|voz|estilo|que suene|hazlo',
  }),
  pt: leading({
    focus: '(?:foque|foco|concentre-se) (?:em|n[ao]s?)|destaque|comece (?:com|por|pel[ao]s?)',
    skip: 'omita|pule|sem|deixe de fora|não mencione|ignore|evite',
    manner: 'tom|voz|estilo|que soe',
  }),
  fr: leading({
    focus:
      "concentre-toi sur|concentrez-vous sur|met(?:s|tez) l['’]accent sur|insiste[zr]? sur|commence[zr]? par|met(?:s|tez) en avant",
    skip: 'omet(?:s|tez)|sans|laisse[zr]? de côté|ne mentionne[zr]? pas|ignore[zr]?|évite[zr]?',
    manner: 'ton|voix|style',
  }),
  de: leading({
    focus: '(?:konzentrier|fokussier)e? (?:dich )?auf|(?:fokus|schwerpunkt) auf|betone?|beginne? mit|starte? mit',
    skip: 'ohne|überspringe?|ignoriere?|vermeide?|lass(?:e|t)?(?=[^.;,\\n]* weg)|erwähne?(?=[^.;,\\n]* nicht)',
    manner: 'ton|tonfall|stimme|stil|kling',
  }),
  it: leading({
    focus: 'concentrati su(?:l|ll[aoe]?|i|gli)?|focus su|punta su|metti in evidenza|evidenzia|inizia (?:con|da)',
    skip: 'ometti|senza|tralascia|salta|non menzionare|ignora|evita',
    manner: 'tono|voce|stile',
  }),
  tr: trailing({
    focus: '(?: üzerine| üstüne)? odaklan| ?ile başla|(?:yla|yle|la|le) başla| vurgula| öne çıkar',
    skip: 'd[ae]n bahsetme|t[ae]n bahsetme| hariç| olmadan| atla(?!\\p{L})| görmezden gel',
    manner: 'ton|üslup|ses|tarz',
  }),
  id: leading({
    focus: 'fokus(?:kan)? (?:pada|ke)|mulai (?:dengan|dari)|tekankan|soroti',
    skip: 'lewati|tanpa|abaikan|jangan sebut(?:kan)?|hilangkan',
    manner: 'nada|suara|gaya',
  }),
  ja: trailing({
    focus: 'に(?:焦点|注目|フォーカス|重点)|を(?:中心|強調|メイン)|から始め',
    skip: 'を(?:省|除|飛ば|無視)|には?触れない|は(?:不要|省|除)|抜き|なしで',
    manner: 'トーン|口調|雰囲気|調子',
  }),
  ko: trailing({
    focus: '에 (?:집중|초점|중점)|[을를] (?:강조|중심)|(?:부터|으로|로) 시작',
    skip: '[은는을를]? ?(?:빼고|빼 |제외|생략|건너뛰)|[은는을를]? ?언급하지',
    manner: '톤|말투|분위기|어조',
  }),
  zh: joined({
    focus: '(?:重点|着重)(?:讲|说|关注|介绍|突出)?|关注|聚焦|突出|强调',
    skip: '不要(?:提到|提及|提|讲|说)|不提|跳过|忽略|省略|去掉',
    manner: '语气|语调|风格|口吻',
  }),
  hi: trailing({
    focus: 'पर (?:ध्यान|फोकस|फ़ोकस|ज़ोर|जोर)|से शुरू',
    skip: '(?:को )?(?:छोड़|हटा)|के बिना|का ज़िक्र न|के बारे में न',
    manner: 'लहज|अंदाज़|टोन|स्वर|शैली',
  }),
  ar: joined({
    focus: 'رك[ّ]?ز على|ابدأ ب|أبرز|سل[ّ]?ط الضوء على',
    skip: 'تجاهل|بدون|من دون|لا تذكر|احذف|استبعد',
    manner: 'نبرة|أسلوب|صوت',
  }),
};

/** The manner that a word asks for, in the words of all the languages; read only where a clause is about the manner. */
export const TONE_WORDS: ReadonlyArray<readonly [Register, RegExp]> = [
  [
    'calm',
    /calm|quiet|gentle|relaxed|soothing|tranquil|seren|sereno|doux|douce|ruhig|sanft|pacat|sakin|yumuşak|tenang|lembut|落ち着|穏やか|차분|잔잔|平静|沉稳|温和|शांत|सौम्य|هادئ/iu,
  ],
  [
    'loud',
    /energetic|exciting|excited|hype|punchy|\bfun\b|playful|loud|bold|enérgic|divertid|énergique|drôle|enthousiast|energisch|lustig|laut|energic|vivace|divertente|enerjik|eğlenceli|heboh|seru|ceria|元気|楽し|にぎやか|신나|활기|유쾌|热烈|活泼|欢快|जोशील|मज़ेदार|حماسي|مرح/iu,
  ],
  [
    'anchor',
    /serious|formal|sober|newsy|journalis|news ?like|\bnews\b|seri[oa]|sérieu|sachlich|seriös|nüchtern|neutral|ciddi|resmi|serius|berita|ニュース|真面目|진지|뉴스|严肃|正式|新闻|गंभीर|समाचार|رسمي|جاد|إخباري/iu,
  ],
  [
    'desk',
    /trader|trading|technical|terse|clipped|técnic|technique|technisch|tecnic|teknik|teknis|専門|트레이더|전문|专业|交易|तकनीकी|تقني/iu,
  ],
  [
    'poster',
    /minimal|plain|simple|bare|sencill|simples|schlicht|einfach|semplice|sade|yalın|sederhana|シンプル|簡潔|간결|담백|简洁|简单|सरल|بسيط/iu,
  ],
];
