import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFacts } from '@app/facts';
import { buildTimeline, STYLE_NAMES, resolveText } from '@app/picture';
import { serverSurface } from '@app/render';
import { faultsOf } from '../../test/faults-of';
import { english } from '../language/en/english';
import { readScript } from './read-script';
import { scriptStoryboard, type ScriptRequest } from './script-storyboard';

const SCENES = [
  { type: 'title', text: '6.84% on Base 🚀\nright now', motion: 'slam', sfx: 'impact', transition: 'dissolve' },
  {
    type: 'chart',
    text: 'More than the T-bill.',
    chart: {
      kind: 'bars',
      valueFormat: 'pct',
      title: 'Yields',
      baseline: 0,
      series: [
        { t: 'USDC', v: 6.84 },
        { t: 'T-bill', v: 4.31 },
      ],
    },
  },
  {
    type: 'data',
    text: 'The pool, today.',
    duration: 3,
    stats: [
      { value: '$412.6M', label: 'Deposits' },
      { value: '8.4%', label: 'In seven days' },
    ],
  },
  { type: 'cta', text: 'Open 24/7 at rates.example' },
];
const DATA = {
  asset: 'USDC',
  chain: 'Base',
  apyPct: 6.84,
  benchmarkApyPct: 4.31,
  tvlUsd: 412_600_000,
  tvlChange7dPct: 8.4,
};

const video = (scenes: unknown, more: Partial<ScriptRequest> = {}) =>
  scriptStoryboard({
    script: readScript(scenes),
    facts: null,
    format: '9:16',
    style: 'swiss-poster',
    language: english,
    seed: 1,
    stills: [],
    captions: true,
    music: true,
    ...more,
  });
interface Example extends Pick<ScriptRequest, 'title' | 'style'> {
  script: unknown;
}

describe('a video of an authored script', () => {
  it.each([
    ['alone', null],
    ['beside its data', readFacts(DATA)],
  ])('lays its scenes out by type and content, %s', (_, facts) => {
    const { storyboard } = video(SCENES, { facts });
    expect(storyboard.scenes.map(({ layout }) => layout)).toEqual(['hero', 'bars', 'cards', 'end']);
    expect(
      storyboard.scenes.map(({ line }) => resolveText(line.replace('{{', '{{'), storyboard.figures, 'display')),
    ).toEqual([
      '6.84% on Base 🚀 right now',
      'More than the T-bill.',
      'The pool, today.',
      'Open 24/7 at rates.example',
    ]);
    expect(resolveText(storyboard.scenes[0]?.line ?? '', storyboard.figures, 'spoken')).toContain('6.84 percent');
    expect(storyboard.scenes[0]).toMatchObject({
      transition: 'dissolve',
      type: 'title',
      motion: 'slam',
      sfx: 'impact',
    });
    expect(storyboard.scenes[1]).toMatchObject({ layout: 'bars', baseline: 0 });
    expect(storyboard.scenes[2]).toMatchObject({ minSeconds: 3 });
  });

  it('measures a chart from the baseline that its author gives, a figure like any other', () => {
    const series = [
      { t: 'USDC', v: 6.84 },
      { t: 'T-bill', v: 4.31 },
    ];
    const chart = { kind: 'line', valueFormat: 'pct', title: 'Yields', baseline: 4, series };
    const { storyboard } = video([{ type: 'chart', chart }]);
    const [scene] = storyboard.scenes;
    const key = scene?.layout === 'line' ? scene.baseline : undefined;
    expect(storyboard.figures[key ?? '']).toMatchObject({ value: 4, forms: { full: { display: '4%' } } });
    expect(faultsOf(() => video([{ type: 'chart', chart }], { facts: readFacts(DATA) }))).toEqual([
      'script.scenes[0].chart.baseline figure "4" is not in data',
    ]);
  });

  it('counts the pictures that were named, also one that could not be had, and lays words over a clip', () => {
    const scenes = [0, 1, 2].map((stillIndex) => ({ type: 'title', text: 'Harbour', stillIndex }));
    const clip = { type: 'clip', text: 'Harbour at noon', asset: { url: 'https://a.example/b.mp4' } };
    const { storyboard } = video([...scenes, clip], { stills: [0, null, 1], clips: new Map([[3, 0]]) });
    expect(storyboard.scenes).toMatchObject([
      { layout: 'picture', still: 0 },
      { layout: 'headline' },
      { layout: 'picture', still: 1 },
      { layout: 'footage', footage: 0, headline: 'Harbour at noon' },
    ]);
  });

  it.each([
    ['a picture', { assets: new Map([0, 1, 2].map((scene) => [scene, scene])) }, (place: number) => ({ still: place })],
    ['a clip', { clips: new Map([0, 1, 2].map((scene) => [scene, scene])) }, (place: number) => ({ footage: place })],
  ])('shows %s of a scene that has no place for it under its figures or its chart', (_what, assets, bed) => {
    const { storyboard } = video(SCENES, assets);
    for (const layout of ['bars', 'cards']) {
      const index = storyboard.scenes.findIndex((scene) => scene.layout === layout);
      expect(storyboard.scenes[index]?.bed).toEqual(bed(index));
      const lines = storyboard.scenes.map(({ id }) => ({ sceneId: id, audioPath: null, durationMs: 900, words: [] }));
      const picture = { path: '/picture.png', width: 1080, height: 1080, alt: '' };
      const cut = {
        ...picture,
        from: 0,
        to: 2,
        speed: 1,
        subject: { x: 0.5, y: 0.5 },
        frames: { folder: '/', count: 1 },
      };
      for (const style of STYLE_NAMES) {
        const job = {
          storyboard: { ...storyboard, style },
          narration: { voiceId: 'none', lines },
          stills: [picture, picture, picture],
          footage: [cut, cut, cut],
        };
        const beds = buildTimeline(job, serverSurface).layers.filter(
          ({ id }) => id === `video.bed.${storyboard.scenes[index]?.id}`,
        );
        expect(beds).toHaveLength(1);
      }
    }
  });

  it('gives the picture of a scene of any type a place', () => {
    const stat = (value: string) => ({ value, label: 'Loaves' });
    const chart = { kind: 'bars', series: ['A', 'B'].map((t, index) => ({ t, v: 3 + index })) };
    const scenes = [
      { type: 'title', text: 'Our bread.' },
      { type: 'title', text: '402 loaves', motion: 'slam' },
      { type: 'data', text: 'We bake 402 loaves.' },
      { type: 'data', stats: [stat('402')] },
      { type: 'data', stats: ['402', '318'].map(stat) },
      { type: 'data', stats: ['1', '2', '3', '4', '5', '6'].map(stat) },
      { type: 'chart', chart },
      { type: 'list', text: 'We bake\nRye\nSpelt' },
      { type: 'quote', text: 'Best bread.\n— Ada' },
      { type: 'text', text: 'We open at dawn.' },
      { type: 'clip', text: 'The oven.' },
      { type: 'cta', text: 'Come by.' },
      { type: 'cta', text: 'Come by: bread.example' },
    ].map((scene) => ({ ...scene, asset: { libraryAssetId: 'ast_1' } }));
    const { storyboard } = video(scenes, { assets: new Map(scenes.map((_, index) => [index, index])) });
    storyboard.scenes.forEach((scene, index) => {
      const shown = 'still' in scene ? scene.still : scene.bed && 'still' in scene.bed ? scene.bed.still : null;
      expect([scene.type, shown]).toEqual([scene.type, index]);
    });
  });

  it('stacks the groups of a chart, each value a figure of its own', () => {
    const stack = [
      { t: 'May', group: 'Borrowers', v: 5.12 },
      { t: 'May', group: 'Rewards', v: 1.72 },
      { t: 'June', group: 'Borrowers', v: 4.9 },
      { t: 'June', group: 'Rewards', v: 1.5 },
    ];
    const chart = { kind: 'stacked', title: 'Parts', valueFormat: 'pct', series: stack };
    const { storyboard } = video([{ type: 'chart', chart }]);
    const [stacked] = storyboard.scenes;
    if (stacked?.layout !== 'grouped') throw new Error('no stacked chart');
    const shown = (key: string) => storyboard.figures[key]?.forms.full.display;
    expect(stacked).toMatchObject({ stacked: true, series: [{ label: 'Borrowers' }, { label: 'Rewards' }] });
    expect(stacked.groups.map(({ label, figures }) => [label, ...figures.map(shown)])).toEqual([
      ['May', '5.12%', '1.72%'],
      ['June', '4.9%', '1.5%'],
    ]);
  });

  it('draws values against their targets, named once', () => {
    const series = [
      { t: 'Sold', v: 40, target: 60 },
      { t: 'Booked', v: 75, target: 60 },
    ];
    const chart = { kind: 'bullet', title: 'Seats', targetLabel: 'Legal limit', limit: true, series };
    const [scene] = video([{ type: 'chart', chart }]).storyboard.scenes;
    expect(scene).toMatchObject({
      layout: 'bullet',
      rows: [{ label: 'Sold' }, { label: 'Booked', mark: { label: 'Legal limit', limit: true } }],
    });
  });

  it.each(['dumbbell', 'slope'] as const)('draws rows at two times as a %s, the one that is named in front', (kind) => {
    const series = [
      { t: 'Rye', v: 40, before: 44 },
      { t: 'Spelt', v: 75, before: 31 },
    ];
    const chart = { kind, title: 'Loaves', times: ['May', 'June'], series };
    const { storyboard } = video([
      { type: 'chart', chart },
      { type: 'chart', text: 'Less rye than ever.', chart },
    ]);
    const [scene, named] = storyboard.scenes;
    expect(named).toMatchObject({ highlight: 0 });
    if (scene?.layout !== kind) throw new Error(`no ${kind}`);
    expect(scene).toMatchObject({ times: ['May', 'June'], rows: [{ label: 'Rye' }, { label: 'Spelt' }], highlight: 1 });
    const shown = scene.rows.map(({ figures }) => figures.map((key) => storyboard.figures[key]?.forms.full.display));
    expect(shown).toEqual([
      ['44', '40'],
      ['31', '75'],
    ]);
  });

  it('draws parts that lead from a sum to another, and from zero to one', () => {
    const series = [
      { t: 'May', v: 40.5, sum: true },
      { t: 'Rye', v: 12 },
      { t: 'Spelt', v: -20.25 },
      { t: 'June', v: 32.25, sum: true },
    ];
    const zero = [
      { t: 'Baked', v: 500 },
      { t: 'Sold', v: 420, takes: true },
      { t: 'Left over', v: 80, sum: true },
    ];
    const { storyboard } = video([
      { type: 'chart', chart: { kind: 'waterfall', title: 'Loaves', series } },
      { type: 'chart', text: 'We baked a lot: here is what was baked.', chart: { kind: 'waterfall', series: zero } },
    ]);
    expect(storyboard.scenes[0]).toMatchObject({
      layout: 'waterfall',
      start: { label: 'May' },
      steps: [{ label: 'Rye' }, { label: 'Spelt' }],
      end: { label: 'June' },
      highlight: 1,
    });
    expect(storyboard.scenes[1]).toMatchObject({
      layout: 'waterfall',
      steps: [{ label: 'Baked' }, { label: 'Sold', takes: true }],
      highlight: 0,
    });
    expect(storyboard.scenes[1]).not.toHaveProperty('start');
  });

  it('sets rows by columns, each cell as it is written, the row in front that is named', () => {
    const series = [
      { t: 'Rye', cells: ['$4.20', '38%', 'Every day'] },
      { t: 'Spelt', cells: ['$5.10', '12%', 'Fridays'] },
    ];
    const chart = { kind: 'table', title: 'Our bread', columns: ['Price', 'Share', 'Baked'], series };
    const { storyboard } = video([{ type: 'chart', text: 'Spelt is for Fridays.', chart }]);
    const [scene] = storyboard.scenes;
    if (scene?.layout !== 'table') throw new Error('no table');
    expect(scene).toMatchObject({
      columns: ['Price', 'Share', 'Baked'],
      rows: [{ label: 'Rye' }, { label: 'Spelt' }],
      highlight: 1,
    });
    const shown = scene.rows.map(({ figures }) => figures.map((key) => storyboard.figures[key]?.forms.full.display));
    expect(shown).toEqual(series.map(({ cells }) => cells));
    expect(storyboard.figures[scene.rows[0]?.figures[0] ?? '']).toMatchObject({ value: 4.2 });
  });

  it('sets dots by two measures, each in the format of its axis', () => {
    const series = ['Rye', 'Spelt', 'Oat'].map((t, index) => ({ t, x: 1.5 + index, y: 40 - index * 7 }));
    const axes = [
      { title: 'Price', valueFormat: 'usd' },
      { title: 'Share', valueFormat: 'pct' },
    ];
    const { storyboard } = video([{ type: 'chart', chart: { kind: 'scatter', title: 'Our bread', axes, series } }]);
    const [scene] = storyboard.scenes;
    if (scene?.layout !== 'scatter') throw new Error('no scatter');
    expect(scene).toMatchObject({ axes: ['Price', 'Share'], highlight: 0 });
    const shown = scene.points.map(({ figures }) => figures.map((key) => storyboard.figures[key]?.forms.full.display));
    expect(shown[0]).toEqual(['$1.50', '40%']);
  });

  it('draws candles from open, high, low and close', () => {
    const series = Array.from({ length: 8 }, (_, hour) => ({
      t: 'ABCDEFGH'.charAt(hour),
      o: 1.5,
      h: 3.25,
      l: 0.5,
      c: 2 + hour / 8,
    }));
    const { storyboard } = video([
      { type: 'chart', chart: { kind: 'candles', title: 'Price', valueFormat: 'usd', series } },
    ]);
    const [scene] = storyboard.scenes;
    if (scene?.layout !== 'candles') throw new Error('no candles');
    expect(scene.candles).toHaveLength(8);
    expect(scene.candles[4]).toMatchObject({ label: 'E' });
    expect(storyboard.figures[scene.candles[4]?.close ?? '']).toMatchObject({
      value: 2.5,
      forms: { full: { display: '$2.50' } },
    });
  });

  it('shows a list line by line and signs a quote', () => {
    const { storyboard } = video([
      { type: 'list', text: 'Before noon\nSourdough\nRye' },
      { type: 'quote', text: '“Best bread in town.”\n— Ada' },
      { type: 'text', text: 'Nothing else.' },
    ]);
    expect(storyboard.scenes).toMatchObject([
      {
        type: 'list',
        layout: 'list',
        title: 'Before noon',
        items: [{ text: 'Sourdough' }, { text: 'Rye' }],
        line: 'Before noon. Sourdough. Rye.',
      },
      { type: 'quote', layout: 'quote', quote: 'Best bread in town.', by: 'Ada' },
      { type: 'text', layout: 'headline', headline: 'Nothing else.' },
    ]);
  });

  it('keeps a frame as it was sent, beside its scene, and reads no figure out of it', () => {
    const frame = { zoom: 1.25, note: 'up 99%', marks: ['{{x|y}}'] };
    const { storyboard } = video([{ type: 'title', text: 'Harbour', frame }], { facts: readFacts(DATA) });
    expect(storyboard.scenes[0]?.frame).toEqual(frame);
  });

  it('leaves a sound of the library to the video, which alone holds its file', () => {
    const { storyboard } = video([{ type: 'title', text: 'Harbour', sfx: 'ast_4f9k2m0q8xw1c7ab5d3e' }]);
    expect(storyboard.scenes[0]).not.toHaveProperty('sfx');
  });

  it('names scene and figure of what is not in the data', () => {
    const scenes = [SCENES[0], { type: 'data', text: 'It pays 7.2% today.' }];
    expect(faultsOf(() => video(scenes, { facts: readFacts(DATA) }))).toEqual([
      'script.scenes[1].text figure "7.2%" is not in data',
    ]);
  });

  it.each([
    [
      'a direction',
      { type: 'data', text: 'Down 8.4% in seven days.' },
      'script.scenes[0].text figure "8.4%" goes the other way in data',
    ],
    [
      'a charted value',
      {
        type: 'chart',
        chart: {
          kind: 'bars',
          title: 'A',
          series: [
            { t: 'A', v: 6.84 },
            { t: 'B', v: 5 },
          ],
        },
      },
      'script.scenes[0].chart.series[1].v figure "5" is not in data',
    ],
    [
      'a stat',
      { type: 'data', stats: [{ value: '9.9%', label: 'Yield' }] },
      'script.scenes[0].stats[0].value figure "9.9%" is not in data',
    ],
    ['a number in words', { type: 'title', text: 'Seven percent and more' }, null],
    [
      'another number in words',
      { type: 'title', text: 'Nine percent' },
      'script.scenes[0].text figure "Nine percent" is not in data',
    ],
  ])('holds %s against the data', (_, scene, fault) => {
    expect(faultsOf(() => video([scene], { facts: readFacts(DATA) }))).toEqual(fault === null ? [] : [fault]);
  });

  it('refuses the future under the compliance preset', () => {
    const compliance = { disclaimer: 'Not advice.', asOf: 'today', source: 'us' };
    expect(faultsOf(() => video([{ type: 'title', text: 'You will earn more.' }], { compliance }))).toEqual([
      'script.scenes[0].text says "will", but the preset allows current rates only',
    ]);
  });
});

describe('times in a script beside data', () => {
  it('are those of the data, said as times are, and no scene is about them', () => {
    const data = { riders: 4_200_000, years: { '2025': { year: '2025' } }, ride: { minutes: 17 }, asOf: '2026-05-12' };
    const text = 'In 2025 the line carried 4.2 million people, 17 minutes a ride, it said on 12 May.';
    const { storyboard } = video([{ type: 'data', text }], { facts: readFacts(data) });
    const keys = Object.keys(storyboard.figures).map((key) => key.replace(/#.*/, ''));
    expect(keys).toEqual(expect.arrayContaining(['years/2025/year', 'riders', 'ride/minutes', 'asOf']));
    const [scene] = storyboard.scenes;
    expect(resolveText(scene?.line ?? '', storyboard.figures, 'display')).toBe(text);
    expect(resolveText(scene?.line ?? '', storyboard.figures, 'spoken')).toContain('twenty twenty-five');
    expect(scene).toMatchObject({ layout: 'hero', figure: expect.stringMatching(/^riders#/) as string });
  });
});

describe('sentences of the data in a script', () => {
  it('carry what they say beside their figures', () => {
    const text = 'The taproom opened on 4 April and served 18,400 pints.';
    const { storyboard } = video([{ type: 'text', text }], {
      facts: readFacts({ pints: 18_400, sentences: [text] }),
    });
    const keys = Object.keys(storyboard.figures).map((key) => key.replace(/#.*/, ''));
    expect(keys).toEqual(expect.arrayContaining(['pints', 'sentences/0']));
    expect(resolveText(storyboard.scenes[0]?.line ?? '', storyboard.figures, 'display')).toBe(text);
    expect(faultsOf(() => video([{ type: 'text', text }], { facts: readFacts({ pints: 18_400 }) }))).toEqual([
      'script.scenes[0].text figure "4" is not in data',
    ]);
  });
});

describe('the scripts of the repository', () => {
  const folder = join(__dirname, '../../../../examples/scripts');
  it.each(readdirSync(folder))('%s is a video as it stands', (name) => {
    const { script, title, style } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Example;
    const { storyboard, facts } = video(script, { title, style });
    expect(storyboard.scenes.at(-1)).toMatchObject({ type: 'cta', layout: 'end' });
    expect(facts.facts.length).toBeGreaterThan(0);
  });
});
