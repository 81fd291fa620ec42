import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveText, seededRandom, type Scene, type Storyboard, type StyleName } from '@app/picture';
import { readFacts } from '@app/facts';
import { composeStoryboard } from '../composer/compose-storyboard';
import { estimateDurations, fitToTarget } from '../composer/fit-to-target';
import { directStoryboard } from '../director/direct-storyboard';
import { textsIn } from '../figures/scene-texts';
import { writtenLanguage } from '../language/written-language';
import { editByScript } from './edit-by-script';
import { readScript } from './read-script';
import type { Script, ScriptScene } from './script';
import { scriptStoryboard } from './script-storyboard';
import { writeScript } from './write-script';

const FOLDER = join(__dirname, '../../../../examples');
const read = (name: string) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as { data?: unknown };
const EXAMPLES = readdirSync(FOLDER).filter((name) => name.endsWith('.json') && 'data' in read(name));
const LANGUAGES = ['en', 'de', 'ja', 'ar', 'fr', 'hi'];
const STYLES: StyleName[] = ['swiss-poster', 'tabloid', 'hype-trailer', 'comic', 'luxury-minimal', 'arcade'];
const LOOKS = { format: '9:16', captions: true, music: true, stills: [] } as const;

interface Made {
  storyboard: Storyboard;
  facts: ReturnType<typeof readFacts>;
  code: string;
}

function designed(name: string, turn: number): Made {
  const facts = readFacts(read(name).data);
  const code = LANGUAGES[turn % LANGUAGES.length] ?? 'en';
  const style = STYLES[turn % STYLES.length] ?? 'comic';
  const request = { ...LOOKS, facts, style, seed: turn + 1, targetSeconds: 30, language: writtenLanguage(code) };
  const draft = turn % 4 === 3 ? directStoryboard(request) : composeStoryboard(request);
  return { storyboard: fitToTarget(draft, estimateDurations(draft), 30), facts, code };
}

const MADE = EXAMPLES.flatMap((name, place) =>
  [0, 1, 2, 3, 4, 5].map((turn): [string, Made] => {
    const made = designed(name, turn + place);
    return [`${name} in ${made.code}, ${made.storyboard.style}, turn ${turn}`, made];
  }),
);

/** As a client sends it back: over JSON, its keys in another order. */
function sentBack(script: Script): Script {
  const turned = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(turned);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([key, child]) => [key, turned(child)]),
    );
  };
  return readScript(turned(JSON.parse(JSON.stringify(script))));
}

function edited({ storyboard, facts, code }: Made, change: (scenes: ScriptScene[]) => ScriptScene[], isAlone = false) {
  const own = isAlone ? null : facts;
  const script = readScript({ scenes: change(sentBack(writeScript(storyboard, own)).scenes) });
  return editByScript({ storyboard, script, facts: own, language: writtenLanguage(code), stills: 9 }).storyboard;
}

const shown = (line: string, { figures }: Storyboard) =>
  resolveText(line, figures, 'display').replace(/\s+/g, ' ').trim();
const replaced = <T>(list: readonly T[], place: number, item: T): T[] =>
  list.map((other, index) => (index === place ? item : other));
const without = (scene: Scene | undefined, ...names: string[]) =>
  Object.fromEntries(Object.entries(scene ?? {}).filter(([name]) => !names.includes(name)));
const otherThan = (scenes: readonly Scene[], place: number) => scenes.filter((_, index) => index !== place);

/** A script of any kind of scene and field, by seed. */
function anyScript(seed: number): Script {
  const random = seededRandom(seed);
  const pick = <T>(...ways: readonly T[]): T => ways[Math.floor(random() * ways.length)] as T;
  const maybe = (fields: object) => (random() < 0.5 ? fields : {});
  const number = () => Math.floor(random() * 900) + 12;
  const points = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ t: `Day ${'ABCDEFGHIJ'[index]}`, v: number() }));
  const side = () => ({
    ...maybe({ duration: Math.round(random() * 80) / 10 + 0.5 }),
    ...maybe({ motion: 'slam' }),
    ...maybe({ sfx: pick('riser', 'impact', 'none', 'ast_4f9k2m0q8xw1c7ab5d3e') }),
    ...maybe({ transition: pick('wipe', 'cut', 'dissolve') }),
    ...maybe({ stillIndex: Math.floor(random() * 3) }),
    ...maybe({
      asset: pick({ url: `https://files.example/${number()}.${pick('png', 'mp4')}` }, { libraryAssetId: 'ast_9k2' }),
    }),
    ...maybe({ frame: pick<unknown>({ note: 'mine', at: [1, 2] }, 7, 'free', null) }),
  });
  const kinds: Array<() => object> = [
    () => ({ type: 'title', text: `Sales reached ${number()} in May` }),
    () => ({
      type: 'data',
      text: `It is ${number()} now.`,
      ...maybe({ stats: [{ value: `${number()}`, label: 'Loaves' }] }),
    }),
    () => ({
      type: 'data',
      text: 'Loaves and rolls.',
      stats: [
        { value: `${number()}`, label: 'Loaves' },
        { value: `${number()}%`, label: 'Rolls' },
        { value: `$${number()}`, label: 'Takings' },
      ],
    }),
    () => ({
      type: 'chart',
      text: 'Day by day.',
      chart: {
        kind: pick('bars', 'line', 'area'),
        series: points(4),
        ...maybe({ baseline: number() }),
        ...maybe({ valueFormat: pick('usd', 'pct') }),
        ...maybe({ title: 'Loaves a day' }),
      },
    }),
    () => ({ type: 'chart', text: 'The parts.', chart: { kind: 'donut', series: points(3) } }),
    () => ({ type: 'chart', text: 'How far.', chart: { kind: 'progress', series: [{ t: 'Oven', v: 40 }] } }),
    () => ({ type: 'list', text: 'What we bake\nRye\nSpelt\nOats' }),
    () => ({ type: 'quote', text: '"Best bread in town."\n— Ada' }),
    () => ({ type: 'text', text: 'We open at dawn.\n\n  Every   day.' }),
    () => ({ type: 'clip', ...maybe({ text: 'The oven.' }), asset: { url: 'https://files.example/oven.mp4' } }),
  ];
  const scenes = Array.from({ length: 4 + Math.floor(random() * 4) }, () => ({ ...pick(...kinds)(), ...side() }));
  return readScript({
    scenes: [...scenes, ...(random() < 0.5 ? [{ type: 'cta', text: 'Come by: bread.example' }] : [])],
  });
}

function authored(seed: number): Made & { script: Script } {
  const script = anyScript(seed);
  const request = { ...LOOKS, script, facts: null, style: 'comic', seed, language: writtenLanguage('en') } as const;
  const { storyboard, facts } = scriptStoryboard({ ...request, stills: [0, 1, 2] });
  return { storyboard: JSON.parse(JSON.stringify(storyboard)) as Storyboard, facts, code: 'en', script };
}

describe('a script that is read and sent back', () => {
  it.each(MADE)('changes nothing: %s', (_, made) => {
    expect(edited(made, (scenes) => scenes)).toBe(made.storyboard);
  });

  it.each(Array.from({ length: 60 }, (_, seed) => seed + 1))(
    'is its own script and changes nothing: authored %i',
    (seed) => {
      const made = authored(seed);
      expect(sentBack(writeScript(made.storyboard, null))).toEqual(made.script);
      expect(edited(made, (scenes) => scenes, true)).toBe(made.storyboard);
    },
  );
});

describe('a scene that is changed by hand', () => {
  it.each(MADE)('keeps all that was not: %s', (_, made) => {
    const { storyboard } = made;
    storyboard.scenes.forEach((scene, place) => {
      const longer = edited(made, (scenes) =>
        scenes.map((sent, index) => (index === place ? { ...sent, duration: 7.5 } : sent)),
      );
      expect(without(longer.scenes[place], 'written', 'asked')).toEqual({ ...scene, minSeconds: 7.5 });
      expect(otherThan(longer.scenes, place)).toEqual(otherThan(storyboard.scenes, place));
      const heard = edited(made, (scenes) =>
        scenes.map((sent, index) => (index === place ? { ...sent, sfx: 'riser', frame: { a: 1 } } : sent)),
      );
      expect(without(heard.scenes[place], 'written', 'asked')).toEqual({ ...scene, sfx: 'riser', frame: { a: 1 } });
      if (['end', 'list', 'quote'].includes(scene.layout) || scene.line === '') return;
      // One word more: the layout, its figures, charts and pictures stay.
      const worded = edited(made, (scenes) =>
        scenes.map((sent, index) => (index === place ? { ...sent, text: `${sent.text} Truly.` } : sent)),
      );
      const said = worded.scenes[place];
      expect(shown(said?.line ?? '', worded)).toBe(`${shown(scene.line, storyboard)} Truly.`);
      const figures = (of: Scene | undefined) => without(of, 'line', 'written', 'headline', 'title', 'label');
      expect(figures(said)).toEqual(figures(scene));
      expect(otherThan(worded.scenes, place)).toEqual(otherThan(storyboard.scenes, place));
    });
  });

  it.each(MADE)('keeps the names of what it shows where a word of its text is another: %s', (_, made) => {
    const { storyboard } = made;
    const before = writeScript(storyboard, made.facts).scenes;
    storyboard.scenes.forEach((scene, place) => {
      const { text = '' } = before[place] ?? {};
      if (['end', 'list', 'quote'].includes(scene.layout) || !/^\p{L}+ \p{L}/u.test(text)) return;
      for (const words of [`Indeed, ${text}`, text.replace(/^\p{L}+/u, 'Indeed')]) {
        const after = edited(made, (scenes) =>
          replaced(scenes, place, { ...scenes[place], text: words } as ScriptScene),
        );
        const names = (of: Scene | undefined, { figures }: Storyboard) =>
          textsIn([without(of, 'line', 'headline', 'written') as unknown as Scene])
            .filter(({ isFigure }) => !isFigure)
            .map(({ text: each }) => resolveText(each, figures, 'display').replace(/[.。]$/u, ''))
            .filter((each) => !['.', '。'].some((mark) => [text, words].some((all) => all.includes(each + mark))))
            .sort();
        expect(names(after.scenes[place], after)).toEqual(names(scene, storyboard));
      }
    });
  });

  it.each(MADE)('shows all that it showed where one name is another: %s', (_, made) => {
    made.storyboard.scenes.forEach((scene, place) => {
      const after = edited(made, (scenes) => {
        const sent = scenes[place];
        const [first, ...others] = sent?.stats ?? [];
        return sent && first
          ? replaced(scenes, place, { ...sent, stats: [{ ...first, label: 'Bagels' }, ...others] })
          : scenes;
      });
      const figures = (of: Scene | undefined, { figures: table }: Storyboard) =>
        textsIn([of as Scene])
          .filter(({ isFigure }) => isFigure)
          .map(({ text }) => table[text]?.forms.full.display);
      expect(after.scenes[place]?.layout).toBe(scene.layout);
      expect(figures(after.scenes[place], after).sort()).toEqual(figures(scene, made.storyboard).sort());
    });
  });

  it('goes, comes and moves without the others', () => {
    for (const [, made] of MADE.slice(0, 8)) {
      const { scenes } = made.storyboard;
      expect(edited(made, (sent) => otherThan(sent as never, 1) as never).scenes).toEqual(otherThan(scenes, 1));
      const more = edited(made, (sent) => [
        ...sent.slice(0, 2),
        { type: 'text', text: 'By hand.' },
        ...sent.slice(2),
      ]).scenes;
      expect(otherThan(more, 2)).toEqual(scenes);
      expect(more[2]).toMatchObject({ line: 'By hand.' });
      expect(edited(made, (sent) => [...sent].reverse()).scenes).toEqual([...scenes].reverse());
    }
  });

  it('changes one stat, one mark or one item and no other', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const made = authored(seed);
      made.storyboard.scenes.forEach((scene, place) => {
        const after = edited(
          made,
          (scenes) => {
            const sent = scenes[place];
            if (!sent?.stats) return scenes;
            return replaced(scenes, place, {
              ...sent,
              stats: replaced(sent.stats, 0, { value: '777', label: 'Bagels' }),
            });
          },
          true,
        );
        if (scene.layout !== 'cards') return;
        const now = after.scenes[place];
        expect(now?.layout === 'cards' ? now.cards.slice(1) : []).toEqual(scene.cards.slice(1));
        expect(JSON.stringify(now)).toContain('Bagels');
      });
    }
  });

  it.each([
    ['alone', null],
    ['beside data', readFacts({ loaves: 402, years: 25 })],
  ])('keeps or changes its picture with its type: a script %s', (_, facts) => {
    const asset = { libraryAssetId: 'ast_9k2' };
    const title = { type: 'title', text: 'Our bread.', asset };
    const language = writtenLanguage('en');
    const { storyboard } = scriptStoryboard({
      ...LOOKS,
      script: readScript([title]),
      facts,
      style: 'comic',
      seed: 1,
      language,
      assets: new Map([[0, 0]]),
    });
    expect(storyboard.scenes).toMatchObject([{ layout: 'picture', still: 0 }]);
    const edit = { storyboard, facts, language, stills: 1 };
    for (const type of ['data', 'cta', 'text']) {
      const kept = editByScript({ ...edit, script: readScript([{ ...title, type }]) });
      expect(kept.brings.assets).toEqual([]);
      expect(JSON.stringify(kept.storyboard.scenes[0])).toContain('"still":0');
    }
    const stats = [
      { value: '402', label: 'Loaves' },
      { value: '25', label: 'Years' },
    ];
    const data = { ...title, type: 'data', stats };
    const under = editByScript({ ...edit, script: readScript([data]) });
    expect(under.storyboard.scenes[0]).toMatchObject({ layout: 'cards', bed: { still: 0 } });
    const other = readScript([{ ...data, asset: { url: 'https://a.example/oven.png' } }]);
    const again = { ...edit, storyboard: under.storyboard, script: other, stills: 2 };
    expect(editByScript(again).brings.assets).toEqual([0]);
    const brought = editByScript({ ...again, assets: new Map([[0, 1]]) });
    expect(brought.storyboard.scenes[0]).toMatchObject({ layout: 'cards', bed: { still: 1 } });
  });

  it.each(['We bake 318 loaves.', 'We bake 402 loaves and 318 rolls.', 'We sell 318 rolls, 12% more.'])(
    'takes another figure where the script is the only source, and titles the video by it: %s',
    (text) => {
      const titled = (words: string) => readScript([{ type: 'title', text: words }]);
      const language = writtenLanguage('en');
      const script = titled('We bake 402 loaves.');
      const looks = { ...LOOKS, facts: null, style: 'comic', seed: 1, language } as const;
      const { storyboard } = scriptStoryboard({ ...looks, script });
      const after = editByScript({ storyboard, script: titled(text), facts: null, language, stills: 0 });
      expect(after.storyboard.title).toBe(text);
      expect(writeScript(after.storyboard, null).scenes[0]?.text).toBe(text);
      expect(resolveText(after.storyboard.scenes[0]?.line ?? '', after.storyboard.figures, 'display')).toBe(text);
    },
  );

  it('refuses a figure that is not in the data, at its scene', () => {
    const made = designed('pool.json', 0);
    expect(() =>
      edited(made, (scenes) => scenes.map((sent, index) => (index === 1 ? { ...sent, text: 'It pays 77.7%.' } : sent))),
    ).toThrow(/script\.scenes\[1\]\.text figure "77\.7%" is not in data/);
  });
});
