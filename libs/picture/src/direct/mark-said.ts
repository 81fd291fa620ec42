import { place } from '../compose/place';
import { readsFromRight } from '../compose/reading-side';
import { boxesOverlap } from '../checks/overlaps';
import { type MarkProps, markPlaces } from '../layers/mark.layer';
import { type Box, unionBox } from '../stage/stage';
import type { SceneEnv } from '../styles/scene-env';
import type { TextBlock } from '../text/text-block';
import { stateAt } from '../timeline/evaluate';
import { framesOf } from '../timeline/frame-rate';
import type { Layer } from '../timeline/layer';
import { keyed } from '../timeline/motion';
import type { Track } from '../timeline/track';
import { answerInCharts } from './answer-in-charts';
import { folded, inkOf, saidTexts, type SaidText, shownTexts } from './said-texts';

/** A mark takes at least this long, ms: shorter words would make it a flash. */
const LEAST_MS = 420;
/** It lets go of what has been said in this time. */
const LET_GO_MS = 180;
/** Thickness of a mark between lines that stand close, px on 1080x1920. */
const THIN = 5;
/** A text is taken to have come to rest when so much of it shows. */
const SHOWN = 0.98;
/** Two texts that share so much of their room are one text in two layers. */
const MOSTLY = 0.6;

/**
 * Marks what a scene shows in the moment in which the voice says it, in the style's own way, after its charts have answered: the mark runs as long as the
 * words take, moves on when the next thing is named, and the figure gives way a little under it. Layers that come in late
 * are marked once they stand; where another text leaves no room, only the figure moves.
 */
export function markSaid(env: SceneEnv, composed: Layer[]): Layer[] {
  const { emphasis } = env.preset;
  const { layers, ringed } = answerInCharts(env, composed);
  const pointedAt = new Set([...ringed].map((key) => folded(env.figure(key), env.language)));
  const isMarked = ({ text }: SaidText): boolean => pointedAt.has(folded(text, env.language));
  const said = standing(
    env,
    saidTexts(env, layers).filter((text) => !isMarked(text)),
  );
  if (said.length === 0) return layers;
  const marks = said.flatMap((text, index) => markOf(env, text, index, said[index + 1]?.at, layers));
  const bumps = new Map<string, Track[]>();
  for (const text of said.filter(({ isFigure }) => isFigure && emphasis.swell > 0))
    for (const { id } of layers.filter((layer) => isPartOf(layer, text)))
      bumps.set(id, [...(bumps.get(id) ?? []), givingWay(env, text, layers)]);
  const moved = layers.map((layer) => {
    const tracks = bumps.get(layer.id);
    return tracks ? { ...layer, tracks: [...layer.tracks, ...tracks] } : layer;
  });
  return [...moved, ...marks];
}

/** A said text with the frame from which it can be marked, and all layers that draw it. */
interface Standing extends SaidText {
  at: number;
  same: Layer[];
}

function standing(env: SceneEnv, texts: readonly SaidText[]): Standing[] {
  const end = env.from + env.frames;
  const found: Standing[] = [];
  for (const text of texts) {
    const at = standsFrom(text, end);
    if (at === null) continue;
    const twin = found.find((other) => other.text === text.text && isOver(other.lines, text.lines));
    if (twin) twin.same.push(text.layer);
    // One thing is marked at a time: of two that are said at once (a name, and the same name elsewhere) the first.
    else if (!found.some((other) => Math.abs(other.at - at) < framesOf(LEAST_MS)))
      found.push({ ...text, at, same: [text.layer] });
  }
  return found;
}

/** The first frame of its words on which a text stands whole; null where it never does, or too late to be marked. */
function standsFrom({ layer, from }: SaidText, end: number): number | null {
  for (let frame = Math.max(from, layer.from); frame < Math.min(layer.to, end) - framesOf(LEAST_MS); frame += 1) {
    const { opacity, wipe, progress } = stateAt(layer, frame);
    if (opacity >= SHOWN && wipe >= 1 && progress >= 1) return frame;
  }
  return null;
}

function markOf(
  env: SceneEnv,
  { layer, lines, block, at, to }: Standing,
  index: number,
  next: number | undefined,
  layers: readonly Layer[],
): Layer[] {
  const { ease } = env.preset.emphasis;
  const props = waysToMark(env, lines, block, index).find((way) => hasRoom(env, way, layer, layers));
  if (!props) return [];
  const frames = Math.max(framesOf(LEAST_MS), to - at);
  const drawn = keyed('progress', [at, 0], [at + frames, 1, ease]);
  const gone = next === undefined ? [] : [keyed('opacity', [next, 1], [next + framesOf(LET_GO_MS), 0, 'cubic-in'])];
  const mark = place(env, 'mark', `said${index}`, props, { z: layer.z + 0.5, box: layer.box ?? unionBox(lines) });
  // It moves, leaves and stands askew with what it marks.
  const others = layer.tracks.filter(({ prop }) => prop !== 'progress');
  return [{ ...mark, from: at, wipeFrom: layer.wipeFrom, tracks: [...others, drawn, ...gone] }];
}

/** The style's own mark, and a thin rule close under the words for where there is less room. */
function waysToMark(env: SceneEnv, lines: Box[], { lines: [first] }: TextBlock, index: number): MarkProps[] {
  const { form, width: least, share, glow } = env.preset.emphasis;
  const { unit } = env.stage;
  const color = inkOf(first?.runs[0]);
  if (color === null) return [];
  const high = Math.max(...lines.map(({ h }) => h));
  const width = Math.max(least * unit, Math.min(high * share, least * 3 * unit));
  const halo = glow ? { glow: { color, blur: glow * unit } } : {};
  const own: MarkProps = {
    form,
    lines,
    color,
    width,
    away: Math.max(width * 0.8, high * 0.08),
    fromRight: readsFromRight(env),
    seed: env.videoSeed + index,
    ...halo,
  };
  const thin = Math.min(width, THIN * unit);
  return [own, { ...own, form: 'rule', width: thin, away: thin }];
}

/** Whether a mark crosses no other text and stays where texts may stand. */
function hasRoom(env: SceneEnv, props: MarkProps, own: Layer, layers: readonly Layer[]): boolean {
  const { safe } = env.stage;
  const others = otherLines(layers, own, props.lines);
  const places = markPlaces(props);
  const slack = props.width * 2;
  return (
    places.every((at) => at.y + at.h <= env.stage.content.y + env.stage.content.h + slack && at.x >= safe.x - slack) &&
    !places.some((at) => others.some((other) => boxesOverlap(at, other, 1)))
  );
}

/** A figure's layers: those that draw its text, and what is called after them (`figure.shade`). Charts stand still. */
function isPartOf({ id }: Layer, { same }: Standing): boolean {
  return same.some(({ id: own, kind }) => kind === 'text' && (id === own || id.startsWith(`${own}.`)));
}

/** Lines of all texts but this one and its shadows. */
function otherLines(layers: readonly Layer[], own: Layer, mine: readonly Box[]): Box[] {
  return shownTexts(layers)
    .filter(({ layer, lines }) => !isOver(lines, mine) && (layer !== own || layer.kind !== 'text'))
    .flatMap(({ lines }) => lines);
}

/** Whether two texts lie over each other: one is the other's shadow or shine. */
function isOver(a: readonly Box[], b: readonly Box[]): boolean {
  const [one, two] = [unionBox([...a]), unionBox([...b])];
  const across = Math.min(one.x + one.w, two.x + two.w) - Math.max(one.x, two.x);
  const down = Math.min(one.y + one.h, two.y + two.h) - Math.max(one.y, two.y);
  const least = Math.min(one.w * one.h, two.w * two.h);
  return across > 0 && down > 0 && across * down > least * MOSTLY;
}

/** A figure swells under its mark; where a larger one would leave its room or touch another text it gives in instead. */
function givingWay(env: SceneEnv, { lines, at, layer }: Standing, layers: readonly Layer[]): Track {
  const { swell } = env.preset.emphasis;
  const box = unionBox(lines);
  const [dx, dy] = [box.w * swell, box.h * swell];
  const larger = { x: box.x - dx, y: box.y - dy, w: box.w + 2 * dx, h: box.h + 2 * dy };
  const { safe } = env.stage;
  const isInside = larger.x >= safe.x && larger.x + larger.w <= safe.x + safe.w;
  const isClear = otherLines(layers, layer, lines).every((other) => !boxesOverlap(larger, other, 1));
  const by = isInside && isClear ? swell : -swell;
  return keyed('scale', [at, 1], [at + 4, 1 + by, 'cubic-out'], [at + 16, 1, 'cubic-in-out']);
}
