import { serverSurface } from '@app/render';
import { boxesOverlap } from '../src/checks/overlaps';
import { markPlaces } from '../src/layers/mark.layer';
import { shownTexts } from '../src/direct/said-texts';
import { unionBox, type Box } from '../src/stage/stage';
import type { Scene, StyleName } from '../src/storyboard/storyboard';
import { STYLE_NAMES } from '../src/storyboard/storyboard';
import type { VideoJob } from '../src/storyboard/video-job';
import { buildTimeline } from '../src/timeline/build-timeline';
import { stateAt } from '../src/timeline/evaluate';
import { framesOf } from '../src/timeline/frame-rate';
import type { Layer, LayerOf } from '../src/timeline/layer';
import type { Timeline } from '../src/timeline/timeline';
import { sampleJob } from './sample-job';

describe.each(STYLE_NAMES)('what a video in %s does with its words', (style) => {
  const job = sampleJob({ style });
  const timeline = buildTimeline(job, serverSurface);

  it('marks figures in their moment, once they stand, and not before they are said', () => {
    const marks = marksOf(timeline);
    expect(marks.length).toBeGreaterThan(timeline.scenes.length / 2);
    for (const mark of marks) {
      const said = saidFrames(job, timeline, mark.scene);
      expect(said.some((frame) => mark.from >= frame - 1)).toBe(true);
      expect(stateAt(mark, mark.from).progress).toBe(0);
      expect(Math.max(...mark.tracks.flatMap(({ keys }) => keys.map(({ frame }) => frame)))).toBeGreaterThan(mark.from);
    }
  });

  it('crosses no text with its marks', () => {
    for (const mark of marksOf(timeline)) {
      const texts = shownTexts(timeline.layers.filter(({ scene }) => scene === mark.scene));
      const others = texts.flatMap(({ lines }) => lines).filter((line) => !isWithin(line, unionBox(mark.props.lines)));
      for (const place of markPlaces(mark.props))
        expect(others.filter((line) => boxesOverlap(place, line, 2))).toEqual([]);
    }
  });

  it('marks nothing that nobody says', () => {
    const silent = { ...job, narration: { ...job.narration, lines: [] } };
    expect(marksOf(buildTimeline(silent, serverSurface))).toEqual([]);
  });
});

it('carries a figure over a cut without a jump, in most styles, and sets it down where its scene has it', () => {
  const carrying = STYLE_NAMES.filter((style) => {
    const timeline = buildTimeline(pairJob(style), serverSurface);
    const [first, second] = timeline.scenes;
    const [kept, ...alsoKept] = figuresOf(timeline, first?.id);
    const [arriving, ...alsoArriving] = figuresOf(timeline, second?.id);
    // A style that sets the figure apart from its sign, or twice, has no single text to carry.
    if (!second || !kept || !arriving || alsoKept.length + alsoArriving.length > 0) return false;
    const [before, after] = [shownBox(kept, second.from - 1), shownBox(arriving, second.from)];
    expect(apart(before, after)).toBeLessThan(4);
    expect(before.h / after.h).toBeCloseTo(1, 1);
    const late = second.from + Math.floor(second.frames * 0.6);
    expect(apart(shownBox(arriving, late), unionBox(linesOf(arriving)))).toBeLessThan(DRIFT);
    expect(stateAt(arriving, second.from).opacity + shadeOf(timeline, arriving, second.from)).toBeGreaterThan(0.9);
    return true;
  });
  expect(carrying.length).toBeGreaterThan(STYLE_NAMES.length / 2);
});

/** Texts of a scene that show the figure that both scenes tell. */
function figuresOf({ layers }: Timeline, scene: string | undefined): Layer[] {
  return layers.filter(
    (layer) =>
      layer.kind === 'text' && layer.scene === scene && textIn(layer) === '6.84%' && !layer.id.endsWith('.kept'),
  );
}

/** Styles that float do so by this much, px. */
const DRIFT = 24;

/** A figure, and the comparison that explains it. */
function pairJob(style: StyleName): VideoJob {
  const job = sampleJob({ style, only: ['hero', 'comparison', 'end'] });
  const scenes = job.storyboard.scenes.map((scene): Scene => ({ ...scene, transition: 'cut' }));
  return { ...job, storyboard: { ...job.storyboard, scenes } };
}

function marksOf({ layers }: Timeline): LayerOf<'mark'>[] {
  return layers.filter((layer): layer is LayerOf<'mark'> => layer.kind === 'mark');
}

function saidFrames({ narration }: VideoJob, { scenes }: Timeline, id: string | null): number[] {
  const scene = scenes.find((candidate) => candidate.id === id);
  const line = narration.lines.find(({ sceneId }) => sceneId === id);
  return (line?.words ?? []).map(({ fromMs }) => (scene?.lineFrom ?? 0) + framesOf(fromMs));
}

function linesOf(layer: Layer): Box[] {
  return shownTexts([layer]).flatMap(({ lines }) => lines);
}

function textIn(layer: Layer): string {
  return shownTexts([layer])
    .map(({ text }) => text)
    .join(' ');
}

/** Where a text stands on a frame, turns left out. */
function shownBox(layer: Layer, frame: number): Box {
  const { x, y, scale } = stateAt(layer, frame);
  const box = unionBox(linesOf(layer));
  const pivot = layer.box ?? box;
  const [px, py] = [pivot.x + pivot.w / 2, pivot.y + pivot.h / 2];
  const at = { x: px + (box.x - px) * scale + x, y: py + (box.y - py) * scale + y };
  return { ...at, w: box.w * scale, h: box.h * scale };
}

/** Between the middles of two boxes. */
function apart(a: Box, b: Box): number {
  return Math.hypot(a.x + a.w / 2 - b.x - b.w / 2, a.y + a.h / 2 - b.y - b.h / 2);
}

/** How much of the old ink still shows for a text that has not faded in. */
function shadeOf({ layers }: Timeline, { id }: Layer, frame: number): number {
  const old = layers.find((layer) => layer.id === `${id}.kept`);
  return old ? stateAt(old, frame).opacity : 0;
}

function isWithin(line: Box, box: Box): boolean {
  return (
    line.x >= box.x - 6 &&
    line.y >= box.y - 6 &&
    line.x + line.w <= box.x + box.w + 6 &&
    line.y + line.h <= box.y + box.h + 6
  );
}
