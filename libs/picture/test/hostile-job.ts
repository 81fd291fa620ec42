import type { Figure, FigureTable } from '../src/storyboard/figure';
import type { VideoJob } from '../src/storyboard/video-job';
import type { Format, Furniture, StyleName } from '../src/storyboard/storyboard';
import { wordsOf } from '../src/text/words';
import { hostileContents } from './hostile-contents';
import type { Hostility } from './hostilities';
import { WORDINGS, type Wording } from './hostile-wordings';

const FIGURES = [
  figure('huge', 123456789012, '$123,456,789,012', '123,456,789,012', '$'),
  figure('tiny', -0.0003, '−0.03%', '−0.03', '%'),
  figure('percent', 6.84, '6.84%', '6.84', '%'),
  figure('whole', 7, '7', '7', ''),
  figure('words', 'Aave v3', 'Aave v3', 'Aave v3', ''),
  figure('unit', 1234.5, '1,234.5 kWh/m²', '1,234.5', 'kWh/m²'),
  figure('rise', 3_100_000, '$3,100,000', '3,100,000', '$'),
  figure('slightRise', 124_000, '$124,000', '124,000', '$'),
  figure('fall', -3_100_000, '−$3,100,000', '−3,100,000', '$'),
  figure('slightFall', -124_000, '−$124,000', '−124,000', '$'),
  ...Array.from({ length: 30 }, (_, index) => {
    const value = Math.round(Math.sin(index * 1.7) * 480 + 120);
    return figure(`s${index}`, value, `${value < 0 ? '−' : ''}$${Math.abs(value)}M`, `${Math.abs(value)}`, '$M');
  }),
  ...Array.from({ length: 32 }, (_, index) => {
    const value = Math.round(1e9 * (1.2 + Math.sin(index * 1.3)));
    return figure(`p${index}`, value, `$${value.toLocaleString('en')}`, value.toLocaleString('en'), '$');
  }),
  ...Array.from({ length: 60 }, (_, index) => {
    const open = 98_000 + Math.round(Math.sin(index * 0.4) * 9000);
    const close = 98_000 + Math.round(Math.sin(index * 0.4 + 0.4) * 9000);
    return [open, Math.max(open, close) + 1234, Math.min(open, close) - 2345, close].map((value, part) =>
      figure(`k${index}/${part}`, value, `$${value.toLocaleString('en')}.00`, value.toLocaleString('en'), '$'),
    );
  }).flat(),
];

/** One scene of every layout, each as hard to set as the contract allows; no sound files and no stills that can be read. */
export function hostileJob(options: { style: StyleName; format: Format; hostility: Hostility }): VideoJob {
  const { style, format, hostility } = options;
  const wording = WORDINGS[hostility];
  const figures: FigureTable = Object.fromEntries(FIGURES.map((entry) => [entry.key, entry]));
  const contents = hostileContents(hostility, wording);
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
