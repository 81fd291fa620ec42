import { type Figure, type Scene, seededRandom, type Storyboard } from '@app/picture';
import { readFacts } from '@app/facts';
import { IS_FULL } from '@app/testing';
import { composeStoryboard } from '../src/composer/compose-storyboard';
import { checkStoryboard } from '../src/figures/grounding';
import { languages } from '../src/language/languages';
import { payloads } from './payloads';

const STYLES = ['trading-terminal', 'tabloid', 'nature-doc', 'breaking-news', 'swiss-poster'] as const;

const COMPLIANCE = { disclaimer: 'Not advice.', asOf: 'today', source: 'us' };

/** Videos of the examples, in the full run in every style's manner, with every layout that a scene may take. */
function videos(
  code: string,
  compliance?: typeof COMPLIANCE,
): Array<[string, Storyboard, ReturnType<typeof readFacts>]> {
  const language = languages.find((own) => own.code === code);
  if (!language) return [];
  return payloads()
    .filter(([name], at) => IS_FULL || (name.endsWith('.json') && (code === 'en' || at % 3 === code.charCodeAt(0) % 3)))
    .flatMap(([name, { data, title, brief, cta, targetSeconds }]) =>
      STYLES.filter((_, at) => IS_FULL || at === (name.length + code.charCodeAt(0)) % STYLES.length).map(
        (style): [string, Storyboard, ReturnType<typeof readFacts>] => {
          const facts = readFacts(data);
          const request = { facts, targetSeconds, style, language, format: '9:16' as const, seed: 3, stills: [] };
          const draft = composeStoryboard({ ...request, title, brief, cta, compliance, captions: true, music: false });
          const scenes = draft.scenes.flatMap(({ scene, alternatives }): Scene[] => [
            scene,
            ...alternatives.map((content) => ({ ...scene, ...content })),
          ]);
          return [name, { ...draft.storyboard, scenes }, facts];
        },
      ),
    );
}

describe.each(languages.map(({ code }) => code))('videos in %s', (code) => {
  it('pass the gate as they are, under the compliance preset too', () => {
    const made = [...videos(code), ...videos(code, COMPLIANCE)];
    const findings = made.flatMap(([name, storyboard, facts]) =>
      checkStoryboard(storyboard, facts).map((finding) => ({ name, ...finding })),
    );
    expect(findings).toEqual([]);
  });
});

type Mutation = (figure: Figure, random: () => number) => Figure;

const inDigits = (text: string, random: () => number): string => {
  const at = [...text.matchAll(/\d/g)].map(({ index }) => index)[0] ?? 0;
  const digit = (Number(text[at]) + 1 + Math.floor(random() * 8)) % 10;
  return text.slice(0, at) + String(digit) + text.slice(at + 1);
};
const shown =
  (change: (text: string, random: () => number) => string): Mutation =>
  (figure, random) => ({
    ...figure,
    forms: {
      ...figure.forms,
      full: { ...figure.forms.full, display: change(figure.forms.full.display, random) },
    },
  });
const MUTATIONS: Record<string, Mutation> = {
  'a digit shown': shown(inDigits),
  'a digit said': (figure, random) => ({
    ...figure,
    forms: { ...figure.forms, full: { ...figure.forms.full, spoken: inDigits(figure.forms.full.spoken, random) } },
  }),
  'the sign': shown((text) => (/^[−-]/.test(text) ? text.slice(1).replace(/^/, '+') : `−${text}`)),
  'the unit': shown((text) =>
    text.includes('%') ? text.replace('%', ' dollars') : `${text.replace(/[^\d.,]/g, '')}%`,
  ),
  'the scale': shown((text) => `${text.replace(/[^\d.,]/g, '')} trillion`),
  'the raw value': (figure) => ({ ...figure, value: Number(figure.value) + 1 }),
};

describe('one figure changed in a good video', () => {
  const good = videos('en');

  it('is caught 100 times of 100', () => {
    const random = seededRandom(11);
    const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
    const missed: string[] = [];
    const names = [...Object.keys(MUTATIONS), "another fact's figure", 'in words'];
    for (let turn = 0; turn < 100; turn += 1) {
      const [name = '', storyboard, facts] = pick(good) ?? [];
      if (!storyboard || !facts) continue;
      const numbers = Object.entries(storyboard.figures).filter(
        ([key, { value, forms }]) =>
          typeof value === 'number' &&
          value > 1 &&
          value < 1e12 &&
          !key.includes('#') &&
          /\d/.test(forms.full.spoken) &&
          facts.facts.some((fact) => fact.key === key && fact.kind !== 'date'),
      );
      const [key = '', figure] = pick(numbers) ?? [];
      const kind = names[turn % names.length] ?? '';
      if (!figure) continue;
      const other = numbers.find(([own, { value }]) => own !== key && value !== figure.value)?.[1] ?? {
        ...figure,
        value: 0,
      };
      const changed: Storyboard =
        kind === 'in words'
          ? {
              ...storyboard,
              scenes: storyboard.scenes.map((scene, index) =>
                index === 0 ? { ...scene, line: `${scene.line} Ninety-seven thousand and thirteen percent.` } : scene,
              ),
            }
          : {
              ...storyboard,
              figures: {
                ...storyboard.figures,
                [key]: MUTATIONS[kind]?.(figure, random) ?? { ...figure, value: other.value, forms: other.forms },
              },
            };
      if (checkStoryboard(changed, facts).length === 0) missed.push(`${name} ${key} ${kind}`);
    }
    expect(missed).toEqual([]);
  });

  it('is caught where a mark of a chart carries the figure of another row', () => {
    const missed: unknown[] = [];
    for (const [name, storyboard, facts] of good) {
      for (const scene of storyboard.scenes) {
        if (scene.layout !== 'bars' || scene.bars.length < 2) continue;
        const [first, second, ...rest] = scene.bars;
        if (!first || !second || !first.label.startsWith('{{') || first.label === second.label) continue;
        const bars = [{ ...first, figure: second.figure }, { ...second, figure: first.figure }, ...rest];
        const swapped: Storyboard = { ...storyboard, scenes: [{ ...scene, bars }] };
        if (checkStoryboard(swapped, facts).length === 0) missed.push({ name, first, second });
      }
    }
    expect(missed).toEqual([]);
  });
});
