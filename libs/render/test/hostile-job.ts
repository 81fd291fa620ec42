import type { Figure, FigureTable } from '../src/storyboard/figure';
import type { FilmJob } from '../src/storyboard/film-job';
import type { Format, Furniture, SceneContent, StyleName } from '../src/storyboard/storyboard';
import { wordsOf } from '../src/text/words';

export const HOSTILITIES = ['long', 'scant', 'many', 'arabic', 'japanese'] as const;
/** What is hard: long words and figures, everything optional absent, as many parts as allowed, another script. */
export type Hostility = (typeof HOSTILITIES)[number];

interface Wording {
  language: string;
  /** At most 120 characters. */
  title: string;
  /** At most 40 characters each. */
  labels: string[];
  sentence: string;
  cta: string;
  link?: string;
}

const LONG: Wording = {
  language: 'en',
  title:
    'What the twelve largest lenders of the network paid their depositors over the whole of the last complete quarter, net',
  labels: [
    'Utilization of the stablecoin lending pool',
    'Überweisungsgeschwindigkeitsbegrenzungen',
    'Three-month US Treasury bill, annualised',
  ],
  sentence:
    'Rates follow borrowing demand, and borrowing demand follows whatever happened on the exchanges the night before',
  cta: 'See the live rate, the whole history and every assumption at rates.long-example-domain.example/lending',
  link: 'rates.long-example-domain.example/lending',
};

const WORDINGS: Record<Hostility, Wording> = {
  long: LONG,
  scant: { language: 'en', title: 'Up', labels: ['A', 'B', 'C'], sentence: 'Yes', cta: 'Go' },
  many: {
    ...LONG,
    title: 'Deposits by month',
    labels: ['Jan', 'September', 'Q3'],
    cta: 'See rates.example',
    link: 'rates.example',
  },
  arabic: {
    language: 'ar',
    title: 'العائد السنوي على الدولار الرقمي في شبكة بيس مقارنة بأذون الخزانة الأمريكية',
    labels: ['العائد السنوي', 'أذون الخزانة لثلاثة أشهر', 'القيمة الإجمالية المقفلة'],
    sentence: 'تتبع الأسعار الطلب على الاقتراض وقد تتغير في أي وقت',
    cta: 'شاهد السعر المباشر على rates.example',
    link: 'rates.example',
  },
  japanese: {
    language: 'ja',
    title: 'ベースネットワーク上のドル預金の年間利回りと三か月物米国債との比較について',
    labels: ['年間利回り', '三か月物米国債の利回り', '預かり資産総額'],
    sentence: '金利は借り入れ需要に連動し、予告なく変わることがあります。',
    cta: '最新の利回りは rates.example で',
    link: 'rates.example',
  },
};

const FIGURES = [
  figure('huge', 123456789012, '$123,456,789,012', '123,456,789,012', '$'),
  figure('tiny', -0.0003, '−0.03%', '−0.03', '%'),
  figure('percent', 6.84, '6.84%', '6.84', '%'),
  figure('whole', 7, '7', '7', ''),
  figure('words', 'Aave v3', 'Aave v3', 'Aave v3', ''),
  figure('unit', 1234.5, '1,234.5 kWh/m²', '1,234.5', 'kWh/m²'),
  ...Array.from({ length: 12 }, (_, index) => {
    const value = Math.round(Math.sin(index * 1.7) * 480 + 120);
    return figure(`s${index}`, value, `${value < 0 ? '−' : ''}$${Math.abs(value)}M`, `${Math.abs(value)}`, '$M');
  }),
];

/** One scene of every layout, each as hard to set as the contract allows; no sound files and no stills that can be read. */
export function hostileJob(options: { style: StyleName; format: Format; hostility: Hostility }): FilmJob {
  const { style, format, hostility } = options;
  const wording = WORDINGS[hostility];
  const figures: FigureTable = Object.fromEntries(FIGURES.map((entry) => [entry.key, entry]));
  const contents = contentsOf(hostility, wording);
  const line = wording.sentence;
  const words = wordsOf(line, wording.language).map(({ text }, index) => ({
    text,
    fromMs: index * 220,
    toMs: index * 220 + 200,
  }));
  return {
    storyboard: {
      schema: 1,
      seed: 11,
      title: wording.title,
      format,
      style,
      language: wording.language,
      figures,
      furniture: furnitureOf(hostility, wording),
      scenes: contents.map((content, index) => ({
        ...content,
        id: `h${index}`,
        type: content.layout === 'end' ? 'cta' : 'data',
        line,
        transition: 'cut',
        minSeconds: 3,
      })),
      captions: true,
      music: false,
      caption: '',
    },
    narration: {
      voiceId: 'sample',
      lines: contents.map((_, index) => ({
        sceneId: `h${index}`,
        audioPath: null,
        durationMs: words.length * 220,
        words,
      })),
    },
    stills: [],
  };
}

function furnitureOf(hostility: Hostility, { labels, title }: Wording): Furniture {
  if (hostility === 'scant') return { topic: 'Rates', ticker: [] };
  return {
    topic: labels[0] ?? '',
    subject: title.slice(0, 60),
    source: 'Federal Reserve Bank of St. Louis, DefiLlama',
    asOf: '28 September 2026, 23:59 UTC',
    ticker: labels.map((label) => ({ label, value: '{{huge}}', trend: 'down' })),
  };
}

function contentsOf(hostility: Hostility, wording: Wording): SceneContent[] {
  const { title, sentence, cta, link } = wording;
  const scant = hostility === 'scant';
  const many = hostility === 'many';
  const label = (index: number): string => wording.labels[index % wording.labels.length] ?? '';
  const count = (few: number, most: number): number => (scant ? few : most);
  const series = (length: number) =>
    Array.from({ length }, (_, index) => ({ label: label(index), figure: `s${index}` }));
  const hard = ['huge', 'tiny', 'unit', 'percent', 'words', 'whole'];
  const parts = (length: number) =>
    Array.from({ length }, (_, index) => ({ label: label(index), figure: hard[index % hard.length] ?? 'huge' }));
  return [
    {
      layout: 'hero',
      figure: scant ? 'whole' : many ? 'unit' : 'huge',
      label: label(0),
      ...(scant ? {} : { kicker: title, support: sentence, still: 0 }),
    },
    { layout: 'hero', figure: 'tiny', trend: 'down', label: label(1) },
    { layout: 'hero', figure: 'words', label: label(2), support: sentence },
    { layout: 'headline', headline: title, ...(scant ? {} : { kicker: label(1), support: sentence, still: 0 }) },
    {
      layout: 'cards',
      title,
      cards: parts(count(2, 4)).map((card, index) =>
        scant ? card : { ...card, trend: 'down' as const, ...(index === 1 ? { meter: 0.87 } : {}) },
      ),
    },
    { layout: 'cards', title, cards: parts(3) },
    {
      layout: 'comparison',
      title,
      sides: [
        { label: label(0), figure: many ? 's1' : 'huge' },
        { label: label(1), figure: many ? 's2' : 'tiny' },
      ],
      focus: 1,
      ...(scant ? {} : { relation: 'pays considerably more than' }),
    },
    {
      layout: 'breakdown',
      title,
      parts: parts(count(2, 6)),
      ...(scant ? {} : { total: { label: label(2), figure: 'huge' } }),
    },
    { layout: 'bars', title, bars: series(count(2, 12)), highlight: 1, ...(many ? { figure: 'huge' } : {}) },
    { layout: 'bars', title, bars: series(6), highlight: 5 },
    {
      layout: 'line',
      title,
      points: series(count(2, 12)),
      area: !scant,
      ...(scant ? {} : { figure: 'huge', delta: { figure: 'tiny', label: label(1), trend: 'down' as const } }),
    },
    {
      layout: 'leaderboard',
      title,
      rows: parts(count(3, 8)).map((row, index) =>
        scant ? row : { ...row, rank: String(index + 1), trend: 'up' as const, still: 0 },
      ),
      highlight: 2,
      ...(scant ? {} : { unit: label(2) }),
    },
    {
      layout: 'list',
      title,
      items: Array.from({ length: count(2, 5) }, (_, index) => ({
        text: sentence,
        ...(scant ? {} : { label: label(index) }),
      })),
    },
    { layout: 'picture', still: 0, headline: title, ...(scant ? {} : { support: sentence }) },
    { layout: 'end', cta, ...(link ? { link } : {}), ...(scant ? {} : { still: 0 }) },
  ];
}

function figure(key: string, value: number | string, full: string, bare: string, unit: string): Figure {
  const both = (text: string) => ({ display: text, spoken: text });
  const signed = full.startsWith('−') ? full : `+${full}`;
  return {
    key,
    value,
    formatter: 'hostile',
    forms: { full: both(full), bare: both(bare), unit: both(unit), signed: both(signed), label: both(key) },
  };
}
