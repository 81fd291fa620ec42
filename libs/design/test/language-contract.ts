import { piecesOf } from '@app/picture';
import { readFacts } from '@app/facts';
import { tokenizeLine } from '@app/voices';
import type { Idea } from '../src/composer/idea';
import { composeStoryboard } from '../src/composer/compose-storyboard';
import { SENTENCE_END } from '../src/composer/sentence-frames';
import { REGISTERS } from '../src/composer/style-choice';
import type { Register } from '../src/composer/wording';
import { checkStoryboard } from '../src/figures/grounding';
import { textsIn } from '../src/figures/scene-texts';
import type { Language } from '../src/language/language';
import type { Payload } from './payloads';

const LONGEST_SENTENCE = 14;
const LONGEST_UNSPACED = 40;
/** Words that no language but English has; a line that holds one was not translated. */
const ENGLISH = /\b(the|and|with|from|than|that|it is|are|was|of|up|down|holds|stands|at this hour)\b/i;
/** Words that only look English: German "was" asks what. */
const LOOKALIKES: Readonly<Record<string, RegExp>> = { de: /\bwas\b/gi };
/** Ways that every idea but these must have, or videos of one show would sound alike. */
const FEWEST_WAYS = 3;
const SINGLE: ReadonlySet<Idea['kind']> = new Set(['end', 'textLead', 'texts']);
/** Fields of the caller's own words. */
const CALLERS = new Set(['cta', 'link', 'id', 'type', 'layout', 'transition', 'trend']);

/** A video of a payload in one manner of a language, with what is wrong with its words. */
export function faultsOf(language: Language, payload: Payload, register: Register, seed: number): string[] {
  const style = stylesOf(register)[seed % stylesOf(register).length];
  const faults: string[] = [];
  const facts = readFacts(payload.data);
  const { storyboard } = composeStoryboard({
    facts,
    title: payload.title,
    cta: payload.cta,
    targetSeconds: 90,
    style,
    format: '9:16',
    language: listening(language, faults),
    seed,
    stills: [],
    captions: true,
    music: false,
  });
  faults.push(...checkStoryboard(storyboard, facts).map((finding) => JSON.stringify(finding)));
  for (const scene of storyboard.scenes) {
    if (scene.layout === 'end') continue;
    faults.push(...lineFaults(scene.line, language));
    const shown = tokenizeLine(scene.line, storyboard.figures, (word) => language.pronounce(word));
    if (shown.some((token) => token.display.trim() === '')) faults.push(`empty caption word: ${scene.line}`);
    const bare = (text: string): string => text.replace(/\s+/g, '');
    const whole = piecesOf(scene.line)
      .map((piece) => ('key' in piece ? (storyboard.figures[piece.key]?.forms[piece.form].display ?? '') : piece.text))
      .join('');
    if (bare(shown.map((token) => token.display).join('')) !== bare(whole))
      faults.push(`captions differ: ${scene.line}`);
    const texts = textsIn(scene).filter(({ name, isFigure }) => !isFigure && !CALLERS.has(name));
    const lookalikes = LOOKALIKES[language.code] ?? /(?!)/;
    if (language.code !== 'en')
      for (const { text } of texts)
        if (ENGLISH.test(ownWords(text, payload).replace(lookalikes, ' '))) faults.push(`English: ${text}`);
  }
  return faults;
}

/** The language, noting every idea that it has too few ways to tell. */
function listening(language: Language, faults: string[]): Language {
  return {
    ...language,
    word: (idea, context) => {
      const wordings = language.word(idea, context);
      const ways = new Set(wordings.map(({ line }) => line)).size;
      // What no name of the language stands for is its figures alone.
      const isBare = wordings.every(({ line }) => !/\p{L}/u.test(line.replace(/\{\{[^}]*\}\}/g, '')));
      if (!SINGLE.has(idea.kind) && !isBare && ways < FEWEST_WAYS)
        faults.push(`${ways} ways to tell ${idea.kind}: ${wordings[0]?.line ?? ''}`);
      return wordings;
    },
  };
}

function lineFaults(line: string, language: Language): string[] {
  const unspaced = language.code === 'ja' || language.code === 'zh';
  return line.split(SENTENCE_END).flatMap((sentence) => {
    const words = sentence.replace(/\{\{[^}]*\}\}/g, 'x');
    const long = unspaced ? words.length > LONGEST_UNSPACED : words.split(/\s+/).length > LONGEST_SENTENCE;
    const open = / [.,;:]|[,،、，]\s*[.!?。]|[。、，！？：；] |\s{2}|undefined|null/.test(sentence);
    return [...(long ? [`too long: ${sentence}`] : []), ...(open ? [`loose ends: ${sentence}`] : [])];
  });
}

/** A text without its references and without what the payload itself calls things. */
function ownWords(text: string, payload: Payload): string {
  const names = namesIn(payload);
  const bare = text.replace(/\{\{[^}]*\}\}/g, ' ');
  return names.reduce((rest, name) => rest.replaceAll(new RegExp(escape(name), 'gi'), ' '), bare);
}

const NAMES = new WeakMap<Payload, string[]>();

/** Read once a payload: a video has a hundred texts. */
function namesIn(payload: Payload): string[] {
  const known = NAMES.get(payload);
  if (known) return known;
  const all = readFacts(payload.data).facts.flatMap((fact) => [fact.label, ...fact.path]);
  const names = [...new Set(all)].filter((name) => name.length > 2 && /\s|\p{Lu}/u.test(name));
  NAMES.set(payload, names);
  return names;
}

function escape(text: string): string {
  return text.replace(/[\^$.*+?()[\]{}|\\/]/g, '\\$&');
}

function stylesOf(register: Register): Array<keyof typeof REGISTERS> {
  const names = Object.keys(REGISTERS) as Array<keyof typeof REGISTERS>;
  return names.filter((style) => REGISTERS[style] === register);
}
