import { place } from '../../compose/place';
import { boxesOverlap } from '../../checks/overlaps';
import { barsIn } from '../../compose/bars-in';
import type { Look } from '../../compose/set-in';
import { barGeometry, barTexts, type BarsProps } from '../../layers/bars.layer';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { progress } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import { SLIGHT } from './front-page';
import { placeStrip } from './pieces';
import { TABLOID } from './preset';
import { capitals } from '../../text/capitals';
import { shout, small, stickIn } from './type-and-motion';

/** One column: its number, what is written on it and under it. */
interface Column {
  value: number;
  figure: string;
  display: string;
  label: string;
}

export interface ColumnChart {
  columns: Column[];
  strong: number;
  /** Written on the sticker over the strong column. */
  tag: string;
  /** Ink of the sticker's paper. */
  tagFill: string;
  tagInk: string;
  /** When the sticker lands, ms. */
  at: number;
}

/** Solid columns from a floor that crosses the frame, the strong one red with its value on a sticker; null where names do not fit. */
export function columnChart(env: SceneEnv, area: Box, chart: ColumnChart): Layer[] | null {
  const { unit: u } = env.stage;
  const high = 170 * u;
  const { columns, strong } = chart;
  const props = barsIn(
    env,
    { ...area, y: area.y + high * 0.62, h: area.h - high * 0.62 },
    {
      direction: 'up',
      gap: columns.length > 9 ? 0.15 : 0.18,
      textGap: 18 * u,
      zero: { fill: TABLOID.ink, width: 9 * u },
      display: { ...textLook(shout(env, columns[0]?.display ?? '', 76, TABLOID.ink)), floor: 42 * u },
      label: { ...textLook(small(env, columns.map(({ label }) => label).join(' '), 56, TABLOID.ink)), floor: 42 * u },
      bars: columns.map((column, index) => ({
        figure: column.figure,
        value: Number.isFinite(column.value) ? column.value : 0,
        fill: index === strong ? TABLOID.red : TABLOID.ink,
        display: column.display,
        label: capitals(column.label, env.language),
        strong: index === strong,
      })),
    },
  );
  if (columns.length <= 8 && props.bars.some((bar) => !bar.label)) return null;
  const sticker = tag(env, area, props, chart);
  return [...grown(env, sticker ? uncovered(env, props, sticker.box) : props, strong), ...(sticker?.layers ?? [])];
}

/** The part of a look that texts of one chart share. */
export function textLook({ font, size, color }: Look): Pick<Look, 'font' | 'size' | 'color'> {
  return { font, size, color };
}

/** All columns rise together, the one that matters a moment later. */
function grown(env: SceneEnv, props: BarsProps, strong: number): Layer[] {
  const quiet = `${TABLOID.ink}00`;
  const part = (own: boolean): BarsProps => ({
    ...props,
    zero: own ? undefined : props.zero,
    bars: props.bars.map((bar, index) => {
      const shown = (index === strong) === own;
      const { value, figure } = bar;
      if (!shown) return { value, figure, fill: quiet };
      return own ? { value, figure, fill: bar.fill, label: bar.label } : bar;
    }),
  });
  const early = env.index === 0 ? -1200 : 0;
  return [
    place(env, 'bars', 'columns', part(false), {
      box: props.box,
      motion: progress({ at: 60 + early, ms: 420, sound: 'swish' }),
    }),
    place(env, 'bars', 'column-strong', part(true), {
      box: props.box,
      z: Z.marks + 1,
      motion: progress({ at: 240 + early, ms: 300, sound: 'thud' }),
    }),
  ];
}

/** The sticker over the strong column's end, inside the safe box. */
function tag(env: SceneEnv, area: Box, props: BarsProps, chart: ColumnChart): { layers: Layer[]; box: Box } | null {
  const { unit: u, safe } = env.stage;
  const rect = barGeometry(props).rects[chart.strong];
  if (!rect) return null;
  const falls = (props.bars[chart.strong]?.value ?? 0) < 0;
  const h = 150 * u;
  const strip = (room: Box): { layers: Layer[]; box: Box } =>
    placeStrip(env, 'tag', {
      look: { ...shout(env, chart.tag, 104, chart.tagInk), maxLines: 1, floor: 46 * u },
      room,
      fill: chart.tagFill,
      edge: TABLOID.white,
      degrees: SLIGHT,
      pad: [24 * u, 20 * u],
      motion: stickIn(env, chart.at),
      set: { line: true, align: 'left' },
      z: Z.type + 1,
    });
  const wide = { x: area.x, y: area.y, w: Math.min(area.w, 620 * u), h };
  const { box } = strip(wide);
  const x = Math.min(safe.x + safe.w - box.w - 20 * u, Math.max(safe.x + 10 * u, rect.x + rect.w / 2 - box.w / 2));
  const y = falls ? rect.y + rect.h + 14 * u : rect.y - box.h - 30 * u;
  return strip({ ...wide, x: x - 6 * u, y: Math.max(area.y, Math.min(y, area.y + area.h - h)) });
}

/** Without the texts that the sticker would cover. */
function uncovered(env: SceneEnv, props: BarsProps, sticker: Box): BarsProps {
  const { rects, zero } = barGeometry(props);
  const pad = 16 * env.stage.unit;
  const room = { x: sticker.x - pad, y: sticker.y - pad, w: sticker.w + 2 * pad, h: sticker.h + 2 * pad };
  const bars = props.bars.map((bar, index) => {
    const rect = rects[index];
    const texts = rect ? barTexts(props, bar, rect, zero) : [];
    const hit = (value: boolean): boolean =>
      texts.some(
        ({ block, ...text }) => text.value === value && boxesOverlap({ ...text, w: block.w, h: block.h }, room, 0),
      );
    return {
      value: bar.value,
      figure: bar.figure,
      fill: bar.fill,
      ...(bar.display && !hit(true) ? { display: bar.display } : {}),
      ...(bar.label && !hit(false) ? { label: bar.label } : {}),
    };
  });
  return { ...props, bars };
}
