import { requestFor } from './request-for';
import { piecesOf, type Storyboard, type StyleName } from '@app/picture';
import { readFacts } from '@app/facts';
import { IS_FULL } from '@app/testing';
import { composeStoryboard } from '../src/composer/compose-storyboard';
import { checkStoryboard } from '../src/figures/grounding';
import { textsIn } from '../src/figures/scene-texts';
import type { Language } from '../src/language/language';
import { languages } from '../src/language/languages';
import { tokensOf } from '../src/narration';
import { allNumbers, honestNumbers, isOneOf, numeralsOf, rawAt, type Reading } from './figure-reader';
import { corpusPayloads, type CorpusPayload } from './corpus-payloads';

/** One style for each manner of speaking, with the lengths that videos are asked for. */
const VIDEOS: ReadonlyArray<[StyleName, number]> = [
  ['swiss-poster', 30],
  ['trading-terminal', 15],
  ['breaking-news', 90],
  ['hype-trailer', 30],
  ['vaporwave', 15],
];
const SHORT_RUN_TAKES_EVERY = 10;
const all = corpusPayloads();

/** A sign as it is shown, or as it is said. */
const MINUS = /minus|menos|moins|meno|eksi|マイナス|마이너스|负|माइनस|سالب|سالِب|ناقص|[−-]/;

/** Texts that the caller wrote or that only steer. */
const CALLERS = new Set(['cta', 'link', 'id', 'type', 'layout', 'transition', 'trend', 'topic', 'subject']);

function compose(payload: CorpusPayload, language: Language, style: StyleName, targetSeconds: number): Storyboard {
  return composeStoryboard(
    requestFor(payload.data, {
      ...(payload.title === undefined ? {} : { title: payload.title }),
      ...(payload.cta === undefined ? {} : { cta: payload.cta }),
      targetSeconds,
      style,
      language,
      seed: payload.name.length,
      music: false,
    }),
  ).storyboard;
}

function isCallersLine(scene: Storyboard['scenes'][number], text: string): boolean {
  return scene.layout === 'end' && text === scene.line;
}

function shown(text: string, { figures }: Storyboard): string {
  return piecesOf(text)
    .map((piece) => ('text' in piece ? piece.text : (figures[piece.key]?.forms[piece.form].display ?? '')))
    .join('');
}

/** All that a viewer reads or hears apart from the caller's own words: screen, captions, voice and post text. */
function heardAndSeen(storyboard: Storyboard, language: Language): string[] {
  const screen = [
    ...storyboard.scenes.flatMap((scene) => textsIn(scene).filter(({ text }) => !isCallersLine(scene, text))),
    ...textsIn(storyboard.furniture, 'furniture'),
    ...textsIn(storyboard.caption, 'caption'),
  ].filter(({ name, isFigure }) => !CALLERS.has(name) && !isFigure);
  const spoken = storyboard.scenes
    .filter((scene) => !isCallersLine(scene, scene.line))
    .flatMap((scene) => tokensOf(scene, storyboard, language))
    .map(({ spoken: word }) => word);
  return [...screen.map(({ text }) => shown(text, storyboard)), spoken.join(' ')];
}

/** Figures whose digits are not those of the raw value that their key leads to. */
function wrongFigures(storyboard: Storyboard, data: unknown, reading: Reading): string[] {
  return Object.values(storyboard.figures).flatMap(({ key, forms }) => {
    const raw = rawAt(data, key.replace(/#.*$/, ''));
    const honest = [...honestNumbers(raw), ...honestNumbers(key)];
    return (['full', 'bare', 'signed'] as const).flatMap((form) =>
      [forms[form].display, forms[form].spoken].flatMap((text) => {
        const wrong = numeralsOf(text, reading).filter((seen) => !isOneOf(seen, honest));
        const flipped = typeof raw === 'number' && !key.includes('#') && /^[−-]/.test(text) !== raw < 0 && raw < 0;
        return wrong.length > 0 || (flipped && /[1-9]/.test(text) && !MINUS.test(text))
          ? [`${key} ${form}: ${text} for ${String(raw)}`]
          : [];
      }),
    );
  });
}

function faultsOf(payload: CorpusPayload, language: Language, style: StyleName, targetSeconds: number): string[] {
  const reading: Reading = language.code === 'en' ? 'english' : 'any';
  const storyboard = compose(payload, language, style, targetSeconds);
  const texts = heardAndSeen(storyboard, language);
  const numbers = [...allNumbers(payload.data), ...allNumbers(payload.title ?? '')];
  const strange = texts.flatMap((text) =>
    numeralsOf(text, reading)
      .filter((seen) => !isOneOf(seen, numbers))
      .map((seen) => `${seen.text} in "${text}"`),
  );
  const untold = (payload.untold ?? []).filter((word) => texts.some((text) => text.includes(word)));
  const gate = checkStoryboard(storyboard, readFacts(payload.data)).map((finding) => JSON.stringify(finding));
  return [
    ...gate,
    ...wrongFigures(storyboard, payload.data, reading),
    ...strange,
    ...untold.map((word) => `told ${word}`),
  ];
}

describe.each(languages.map((language) => [language.code, language] as const))(
  'videos of the corpus in %s',
  (_, language) => {
    const chosen = all.filter(
      (_payload, at) =>
        IS_FULL ||
        (language.code === 'en' && at % 3 === 0) ||
        at % SHORT_RUN_TAKES_EVERY === language.code.charCodeAt(1) % 10,
    );

    it.each(chosen.map((payload, at) => [payload.name, payload, at] as const))(
      'hold no figure that is not in the payload: %s',
      (_name, payload, at) => {
        const videos = IS_FULL ? VIDEOS : [VIDEOS[at % VIDEOS.length] ?? VIDEOS[0]];
        expect(videos.flatMap((video) => (video ? faultsOf(payload, language, ...video) : []))).toEqual([]);
      },
    );
  },
);

describe('videos of the corpus', () => {
  it.each(all.flatMap(({ told, ...payload }) => (told ? [[payload.name, payload, told] as const] : [])))(
    'say what the payload prescribes: %s',
    (_name, payload, told) => {
      for (const language of languages) {
        const texts = heardAndSeen(compose(payload, language, 'swiss-poster', 30), language).join(' ');
        for (const words of told) expect(texts).toContain(words);
      }
    },
  );

  it('would be found out if a figure were wrong', () => {
    const data = { waitMinutes: 17, share: '1.234,5' };
    expect(numeralsOf('71 min', 'english').filter((seen) => !isOneOf(seen, allNumbers(data)))).toHaveLength(1);
    expect(numeralsOf('17 million', 'english').some((seen) => isOneOf(seen, honestNumbers(18)))).toBe(false);
    expect(numeralsOf('1,235', 'english').map((seen) => isOneOf(seen, allNumbers(data)))).toEqual([true]);
  });
});
