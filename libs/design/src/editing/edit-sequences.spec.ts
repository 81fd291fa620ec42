import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom, type Storyboard } from '@app/picture';
import { type FactPack, readFacts } from '@app/facts';
import type { ComposeRequest } from '../composer/compose-request';
import { composeStoryboard } from '../composer/compose-storyboard';
import { estimateDurations, fitToTarget } from '../composer/fit-to-target';
import { directStoryboard } from '../director/direct-storyboard';
import { checkStoryboard } from '../figures/grounding';
import { writtenLanguage } from '../language/written-language';
import { editByScript } from '../script/edit-by-script';
import { readScript } from '../script/read-script';
import { writeScript } from '../script/write-script';
import { goneWith } from './added-scenes';
import { directedBrief } from './directed-brief';
import { readNotes } from './read-notes';
import { reviseStoryboard } from './revise-storyboard';
import { toldFacts } from './told-facts';

const FOLDER = join(__dirname, '../../../../examples');
const NAMES = ['pool', 'wallet', 'weather', 'bakery', 'library', 'flow'];
const dataOf = (name: string) =>
  (JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as { data: unknown }).data;

/** A video under edit, as its versions hold it. */
interface Edited {
  storyboard: Storyboard;
  facts: FactPack;
  template: boolean;
  brief: string | null;
  seconds: number;
  targetSeconds: number;
  leftOut: string[];
}

/** What must hold from an edit on, until another says otherwise. */
interface Promised {
  what: string;
  holds: (video: Edited) => boolean;
}

function made(name: string, seed: number): Edited {
  const facts = readFacts(dataOf(name));
  const template = seed % 3 === 2;
  const request = { ...lookOf(seed), facts, language: writtenLanguage('en'), targetSeconds: 30 };
  const draft = template ? directStoryboard(request) : composeStoryboard(request);
  const storyboard = fitToTarget(draft, estimateDurations(draft), 30);
  return { storyboard, facts, template, brief: null, seconds: 30, targetSeconds: 30, leftOut: [] };
}

const lookOf = (seed: number) =>
  ({ style: 'comic', format: '9:16', seed, stills: [], captions: true, music: true }) as const;

/** The video after notes; null where they are refused, which changes nothing. */
function noted(video: Edited, notes: string): Edited | null {
  const { storyboard: present, facts, template } = video;
  const handwritten = present.scenes.flatMap(({ written }, index) => (written === undefined ? [] : [index + 1]));
  const readable = {
    storyboard: present,
    facts,
    seconds: video.seconds,
    pacing: 'standard',
    authored: false,
    handwritten,
  } as const;
  const { wish, missed, unclear } = readNotes(notes, readable);
  if (missed.length > 0) return null;
  const brief = directedBrief(video.brief, wish, present.language);
  const targetSeconds = wish.targetSeconds ?? video.targetSeconds;
  const request: ComposeRequest = {
    ...lookOf(present.seed),
    facts,
    targetSeconds,
    title: wish.title ?? present.title,
    ...(brief === null ? {} : { brief }),
    style: wish.style ?? present.style,
    format: wish.format ?? present.format,
    captions: wish.captions ?? present.captions,
    music: wish.music === undefined ? present.music : wish.music !== false,
    language: writtenLanguage(wish.language ?? present.language),
  };
  const { leftOut } = video;
  const revision = { storyboard: present, pacing: 'standard', wish, notes, leftOut, authored: false, unclear } as const;
  const draft = reviseStoryboard(request, revision, template ? directStoryboard : composeStoryboard);
  const storyboard = fitToTarget(draft, estimateDurations(draft), targetSeconds);
  const told = toldFacts(storyboard.scenes);
  const stay = present.scenes.filter(({ id }) => !wish.drop?.includes(id));
  const gone = [...new Set([...leftOut, ...goneWith(present, stay)])].filter((key) => !told.has(key));
  return { ...video, storyboard, brief, targetSeconds, leftOut: gone };
}

function byHand(video: Edited, place: number, change: { text?: string; duration?: number }): Edited | null {
  const { storyboard, facts } = video;
  const scenes = writeScript(storyboard, facts).scenes.map((scene, index) =>
    index === place ? { ...scene, ...change } : scene,
  );
  const language = writtenLanguage(storyboard.language);
  const edited = editByScript({ storyboard, script: readScript({ scenes }), facts, language, stills: 0 });
  return { ...video, storyboard: edited.storyboard };
}

/** One edit by chance, with what it promises. */
function anEdit(
  video: Edited,
  random: () => number,
  turn: number,
): { name: string; next: Edited | null; kind: string; promise: (after: Edited) => Promised } {
  const { scenes } = video.storyboard;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const facts = video.facts.facts.filter(
    ({ number, kind, key }) => number !== null && kind !== 'date' && !key.includes('/'),
  );
  const fact = pick(facts.length > 0 ? facts : video.facts.facts.filter(({ number }) => number !== null));
  const topic = fact.label.toLowerCase();
  const middle = 1 + Math.floor(random() * Math.max(1, scenes.length - 2));
  const ways = [
    () => {
      const stay = scenes.filter((_, index) => index !== middle);
      const own = goneWith(video.storyboard, stay);
      return {
        kind: 'drop',
        name: `drop scene ${middle + 1}`,
        promise: () => ({
          what: `without ${own.join(', ')}`,
          holds: (after: Edited) => own.every((key) => !toldFacts(after.storyboard.scenes).has(key)),
        }),
      };
    },
    () => ({
      kind: 'lead',
      name: `lead with ${topic}`,
      promise: (after: Edited) => {
        const told = toldFacts(after.storyboard.scenes.slice(0, 1));
        return {
          what: `led by ${topic}`,
          holds: (later: Edited) => [...toldFacts(later.storyboard.scenes.slice(0, 1))].some((key) => told.has(key)),
        };
      },
    }),
    () => ({
      kind: 'add',
      name: `add a scene about ${topic}`,
      promise: () => ({
        what: `tells ${fact.key}`,
        holds: (later: Edited) => toldFacts(later.storyboard.scenes).has(fact.key),
      }),
    }),
    () => ({
      kind: 'title',
      name: `call it "Edit ${turn}"`,
      promise: () => ({ what: 'the title', holds: (later: Edited) => later.storyboard.title === `Edit ${turn}` }),
    }),
    () => {
      const [word, code] = pick([
        ['German', 'de'],
        ['Spanish', 'es'],
        ['Japanese', 'ja'],
        ['English', 'en'],
      ] as const);
      return {
        kind: 'language',
        name: `in ${word}`,
        promise: () => ({ what: `in ${word}`, holds: (later: Edited) => later.storyboard.language === code }),
      };
    },
    () => {
      const style = pick(['tabloid', 'swiss-poster', 'luxury-minimal'] as const);
      return {
        kind: 'style',
        name: `in ${style} style`,
        promise: () => ({ what: style, holds: (later: Edited) => later.storyboard.style === style }),
      };
    },
    () => ({
      kind: 'captions',
      name: 'no captions',
      promise: () => ({ what: 'no captions', holds: (later: Edited) => !later.storyboard.captions }),
    }),
    () => ({
      kind: 'music',
      name: 'no music',
      promise: () => ({ what: 'no music', holds: (later: Edited) => !later.storyboard.music }),
    }),
    () => ({
      kind: 'format',
      name: 'make it square',
      promise: () => ({ what: 'square', holds: (later: Edited) => later.storyboard.format === '1:1' }),
    }),
    () => ({
      kind: 'tone',
      name: 'make it more serious',
      promise: () => ({ what: 'serious', holds: (later: Edited) => later.brief?.includes('serious') ?? false }),
    }),
    () => ({
      kind: 'length',
      name: pick(['45 seconds', '60 seconds']),
      promise: (after: Edited) => ({
        what: 'its length',
        holds: (later: Edited) => later.targetSeconds === after.targetSeconds,
      }),
    }),
  ];
  if (random() < 0.2) {
    const text = 'Written by hand';
    const words = `${text} ${'abcdefghij'[turn] ?? 'k'}.`;
    const isEnd = ['end', 'list', 'quote'].includes(scenes[middle]?.layout ?? 'end');
    const next = isEnd ? null : byHand(video, middle, { text: words });
    return {
      kind: `hand-${turn}`,
      name: `scene ${middle + 1} by hand`,
      next,
      promise: () => ({ what: words, holds: (later) => later.storyboard.scenes.some(({ line }) => line === words) }),
    };
  }
  const { name, kind, promise } = pick(ways)();
  return { name, kind, promise, next: noted(video, name) };
}

describe('a duration that was written by hand', () => {
  it.each([
    ['make it shorter'],
    ['make it longer'],
    ['60 seconds'],
    ['20 seconds'],
    ['in tabloid style'],
    ['make it more serious'],
    ['drop scene 2'],
    ['no music, make it square'],
    ['in German'],
    ['in Japanese, shorter'],
  ])('stays after "%s"', (notes) => {
    for (const [place, name] of NAMES.entries()) {
      const video = made(name, place + 1);
      const last = video.storyboard.scenes.length - 1;
      for (const at of [0, 2, last]) {
        const timed = byHand(video, at, { duration: 6.5 });
        const after = timed && noted({ ...timed, seconds: 40 }, notes);
        // No word of the video was written by hand, so that nothing of it is refused.
        expect({ name, at, isRefused: after === null }).toEqual({ name, at, isRefused: false });
        const scene = after?.storyboard.scenes.find(({ id }) => id === timed?.storyboard.scenes[at]?.id);
        if (scene) expect({ name, at, seconds: scene.minSeconds }).toEqual({ name, at, seconds: 6.5 });
      }
    }
  });
});

describe('edits one after the other', () => {
  it.each(Array.from({ length: 90 }, (_, seed) => seed + 1))(
    'keep what those before them made, sequence %i',
    (seed) => {
      const random = seededRandom(seed * 7919);
      let video = made(NAMES[seed % NAMES.length] ?? 'pool', seed);
      const promised: Array<Promised & { kind: string; after: string }> = [];
      const history: string[] = [];
      for (let turn = 0; turn < 7; turn += 1) {
        const present = video.storyboard;
        const { name, next, kind, promise } = anEdit(video, random, turn);
        history.push(next ? name : `(refused: ${name})`);
        if (!next) continue;
        expect({ history, findings: checkStoryboard(next.storyboard, next.facts) }).toEqual({ history, findings: [] });
        // A later edit of the same thing, or of the same facts, says otherwise.
        const told = toldFacts(next.storyboard.scenes);
        const dropped = new Set([...toldFacts(present.scenes)].filter((key) => !told.has(key)));
        const opens = name.startsWith('lead');
        const still = promised.filter(({ kind: before, what, after: text }) => {
          if (['title', 'language', 'style', 'captions', 'music', 'format', 'tone', 'length'].includes(before))
            return before !== kind;
          if (before === 'lead') return !opens && !(kind === 'drop' && name === 'drop scene 1');
          if (before === 'add')
            return (
              !(kind === 'drop' && [...dropped].some((key) => what === `tells ${key}`)) && !kind.startsWith('hand')
            );
          if (before === 'drop')
            return !(['add', 'lead'].includes(kind) && [...told].some((key) => what.includes(key)));
          return (
            !(
              kind === 'drop' &&
              present.scenes.some(({ line }, index) => line === text && name === `drop scene ${index + 1}`)
            ) && !(kind.startsWith('hand') && name === before)
          );
        });
        const overwritten = (text: string) =>
          kind.startsWith('hand') &&
          present.scenes.some(({ line }) => line === text) &&
          !next.storyboard.scenes.some(({ line }) => line === text);
        const kept = still.filter(({ kind: before, after: text }) => !(before.startsWith('hand') && overwritten(text)));
        const broken = kept.filter(({ holds }) => !holds(next)).map(({ what }) => what);
        expect({ broken, history: history.join(' | ') }).toEqual({ broken: [], history: history.join(' | ') });
        const made = promise(next);
        expect({ history, holds: made.holds(next), what: made.what }).toEqual({
          history,
          holds: true,
          what: made.what,
        });
        promised.splice(0, promised.length, ...kept, { ...made, kind, after: made.what });
        video = next;
      }
    },
  );
});
