import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { createCanvas, resolveFfmpeg } from '@app/render';

export const RATE = {
  protocol: 'Aave v3',
  asset: 'USDC',
  chain: 'Base',
  apyPct: 6.84,
  utilizationPct: 91.2,
  depositors: 1840,
};
/** One of the examples of the repository. */
export const example = (name: string) =>
  JSON.parse(readFileSync(resolve(__dirname, `../../../../examples/${name}.json`), 'utf8')) as { data: object };

const SERIES = [
  { t: 'Mon', v: 5.1 },
  { t: 'Tue', v: 6.84 },
];
export const CHART = { kind: 'bars', series: SERIES, baseline: 4.31, valueFormat: 'pct', title: 'By the day' };
/** Every field of an authored scene. */
export const scenes = (pictures: string) => [
  { type: 'title', text: 'A rate that pays 6.84%.', motion: 'slam', sfx: 'riser', transition: 'wipe', frame: { x: 1 } },
  { type: 'chart', text: 'The days.', sfx: 'none', transition: 'dissolve', chart: CHART },
  { type: 'data', text: 'Who is in it.', duration: 6, stats: [{ value: '1,840', label: 'Depositors' }] },
  { type: 'clip', text: 'A picture of it.', asset: { url: `${pictures}/large.png` }, transition: 'cut' },
  { type: 'title', text: 'The same again.', stillIndex: 0 },
  { type: 'cta', text: 'See rates.example' },
];
const PLAIN_CHARTS = ['bars', 'line', 'area', 'donut', 'progress'].map((kind) => ({ kind, series: SERIES }));
const MONEY_CHART = { kind: 'bars', series: [{ t: 'Fees', v: 7.25 }, ...SERIES], valueFormat: 'usd' };
const OTHER_CHARTS = [
  { kind: 'stacked', series: SERIES.flatMap((point) => ['A', 'B'].map((group) => ({ ...point, group }))) },
  { kind: 'bullet', targetLabel: 'Goal', series: [{ t: 'Sold', v: 40, target: 60 }] },
  ...['dumbbell', 'slope'].map((kind) => ({
    kind,
    times: ['In May', 'Now'],
    series: [
      { t: 'Harbour', v: 40, before: 60 },
      { t: 'Mill', v: 55, before: 50 },
    ],
  })),
  {
    kind: 'waterfall',
    series: [
      { t: 'In May', v: 40, sum: true },
      { t: 'New', v: 25 },
      { t: 'Left', v: 10, takes: true },
      { t: 'Now', v: 55, sum: true },
    ],
  },
  {
    kind: 'table',
    columns: ['Visits', 'Share'],
    series: [
      { t: 'Harbour', cells: ['40', '12%'] },
      { t: 'Mill', cells: ['55', '18%'] },
    ],
  },
  {
    kind: 'scatter',
    axes: [{ title: 'Visits' }, { title: 'Share', valueFormat: 'pct' }],
    series: ['Harbour', 'Mill', 'Hill'].map((t, index) => ({ t, x: 40 + index, y: 12 - index })),
  },
  { kind: 'candles', series: [1, 2, 3, 4, 5, 6, 7, 8].map((hour) => ({ t: `${hour} am`, o: 5, h: 7, l: 4, c: 6 })) },
];
/** One of each kind, and one in another format. */
export const CHARTS = [...PLAIN_CHARTS, ...OTHER_CHARTS, MONEY_CHART];
const LONG = [
  { type: 'title', text: 'Depositors came from everywhere and stayed, as the harbour filled day after day.' },
];

/** Nobody listens there. */
const NOWHERE = 'https://127.0.0.1:1';

/** What videos name. */
export interface Named {
  /** Serves what they show. */
  pictures: string;
  /** Has a brand. */
  channelId: string;
  /** A voice that is not the best. */
  voiceId: string;
  /** Music of the library. */
  musicAssetId: string;
}

/** Videos by name. */
export function orders({ pictures, channelId, voiceId, musicAssetId }: Named) {
  return {
    plain: { data: RATE },
    full: {
      data: { ...RATE, imageUrl: `${NOWHERE}/unwanted.png` },
      title: 'La tasa',
      cta: 'Mira rates.example',
      images: 'none',
      brand: { accent: '#0a7a5c', ground: '#10243e', watermark: 'ACME' },
      style: 'comic',
      mode: 'story',
      music: false,
      voiceId,
    },
    brief: {
      data: RATE,
      brief: 'Focus on depositors. Last year it was 47.5%.',
      brand: { pack: channelId },
    },
    director: { data: RATE, engine: 'director', presenter: true },
    pool: example('pool'),
    flow: { ...flowWithPictures(pictures), engine: 'designed', clips: true },
    wallet: { ...example('wallet'), images: 'auto' },
    script: { script: scenes(pictures) },
    charts: { script: CHARTS.map((chart) => ({ type: 'chart', chart })) },
    fast: { script: { scenes: LONG }, pacing: 'fast', voiceId, musicAssetId },
    calm: { script: { scenes: LONG }, pacing: 'calm', voiceId, music: { generate: 'lazy surf guitar' } },
  };
}
export type OrderName = keyof ReturnType<typeof orders>;

/** The flow with a picture for each token, one of which cannot be had, and a logo too small for a clip. */
function flowWithPictures(pictures: string) {
  const { data, ...order } = example('flow') as { data: Flow };
  const withIcon = ({ symbol, ...rest }: Token) => ({ symbol, ...rest, iconUrl: `${pictures}/${symbol}.png` });
  const [first, ...selling] = data.smartMoneySelling;
  return {
    ...order,
    data: {
      ...data,
      asset: { ...data.asset, iconUrl: `${pictures}/small.png` },
      smartMoneyBuying: data.smartMoneyBuying.map(withIcon),
      smartMoneySelling: [{ ...first, iconUrl: `${NOWHERE}/ARB.png` }, ...selling.map(withIcon)],
    },
  };
}
interface Token {
  symbol: string;
}
interface Flow {
  asset: object;
  smartMoneyBuying: Token[];
  smartMoneySelling: Token[];
}

/** A square of so many pixels. */
export function aPicture(size: number): Buffer {
  const canvas = createCanvas(size, size);
  canvas.getContext('2d').fillRect(size / 4, size / 4, size / 2, size / 2);
  return canvas.toBuffer('image/png');
}

/** Three seconds of a tone. */
export async function aSound(): Promise<Buffer> {
  const words = ['-v', 'error', '-f', 'lavfi', '-i', 'sine=frequency=440:duration=3', '-f', 'wav', '-'];
  const ffmpeg = resolveFfmpeg(process.env['FFMPEG_PATH']);
  return (await promisify(execFile)(ffmpeg, words, { encoding: 'buffer' })).stdout;
}
