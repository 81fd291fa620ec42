import { contentReach } from '../../src/frames/content-reach';
import { openVideo, type OpenVideo, createCanvas, type Canvas, registerFonts } from '@app/render';
import { paintLayer } from '../../src/frames/paint-layer';
import { wholeStage, within } from '../../src/frames/picture';
import type { VideoJob } from '../../src/storyboard/video-job';
import type { StyleName } from '../../src/storyboard/storyboard';
import { STYLES } from '../../src/styles';
import { stateAt } from '../../src/timeline/evaluate';
import type { Layer, LayerKind } from '../../src/timeline/layer';
import type { GoldenSheet } from './golden-sheet';

const SIZE = 180;
/** Share of a layer's time at which it rests. */
const SETTLED = 0.7;
/** Kinds of layer that are looked at together. */
const GROUPS: Record<string, LayerKind[]> = {
  type: ['text', 'captions', 'ticker'],
  charts: ['bars', 'grouped', 'line', 'candles', 'donut', 'meter', 'spans', 'link'],
  pictures: ['picture', 'footage', 'presenter', 'sticker', 'emoji'],
  forms: ['shape', 'pattern', 'particles', 'paint'],
};
const OF_EACH_KIND = 3;
const GREY = '#8c8f96';

/** A sheet for each group of layer kinds: the kinds alone on grey, as the first styles that use them do. */
export function layerSheets(videos: (style: StyleName) => VideoJob): GoldenSheet[] {
  return Object.entries(GROUPS).map(([group, kinds]) => {
    let drawn: Promise<Map<string, Canvas>> | null = null;
    return {
      name: `layers.${group}`,
      cell: { width: SIZE, height: SIZE },
      cells: kinds.flatMap((kind) => Array.from({ length: OF_EACH_KIND }, (_, index) => `${kind}-${index + 1}`)),
      async draw(cell) {
        const canvases = await (drawn ??= drawKinds(kinds, videos));
        // Few styles use some kinds; at least one has to.
        if (!canvases.has(cell.replace(/\d$/, '1'))) throw new RangeError(`No style has a layer for ${cell}`);
        return canvases.get(cell) ?? createCanvas(SIZE, SIZE);
      },
    };
  });
}

/** Kinds that no style has to use; each is shown on its own. */
function looseLayers(): Layer[] {
  registerFonts({ texts: '\u{1F680}\u{1F602}\u{1F4C8}', language: 'en', families: ['Noto Color Emoji'] });
  const box = { x: 300, y: 300, w: 480, h: 480 };
  const always = { scene: null, from: 0, to: 60, tracks: [], z: 0, box };
  const middle = { x: 540, y: 540 };
  const looks = [
    { points: 12, inner: 0.86, fill: '#d81e2c' },
    { points: 8, inner: 0.6, fill: '#ffd60a' },
    { points: 24, inner: 0.92, fill: '#1f6feb' },
  ];
  const colors = ['#ffffff', '#ffd60a', '#1f6feb'];
  return [
    ...looks.map((look, index): Layer => {
      const edge = { color: '#ffffff', width: 10 };
      const shadow = { color: '#00000066', x: 10, y: 14 };
      return { ...always, id: `sticker${index}`, kind: 'sticker', props: { ...middle, r: 220, ...look, edge, shadow } };
    }),
    ...['\u{1F680}', '\u{1F602}', '\u{1F4C8}'].map((emoji): Layer => ({
      ...always,
      id: emoji,
      kind: 'emoji',
      props: { ...middle, emoji, size: 400 },
    })),
    ...(['rain', 'confetti', 'sparks'] as const).map((particles): Layer => ({
      ...always,
      id: particles,
      kind: 'particles',
      props: { box, particles, count: 60, colors, size: 16 },
    })),
  ];
}

/** The largest layer of each kind of the first styles that have one, or the loose ones of a kind, by cell. */
async function drawKinds(kinds: LayerKind[], videos: (style: StyleName) => VideoJob): Promise<Map<string, Canvas>> {
  const drawn = new Map<string, Canvas>();
  const show = (video: OpenVideo, layers: Layer[]): void => {
    const kind = layers[0]?.kind;
    const number = [1, 2, 3].find((candidate) => !drawn.has(`${kind}-${candidate}`));
    if (kind && number) drawn.set(`${kind}-${number}`, drawLargest(video, layers));
  };
  const loose = looseLayers().filter(({ kind }) => kinds.includes(kind));
  const complete = kinds.length * OF_EACH_KIND - loose.length;
  for (const style of STYLES.keys()) {
    if (drawn.size >= complete) break;
    const video = await openVideo(videos(style));
    for (const kind of kinds.filter((candidate) => !loose.some((layer) => layer.kind === candidate)))
      show(
        video,
        video.timeline.layers.filter((layer) => layer.kind === kind),
      );
  }
  const bare = await openVideo(videos('swiss-poster'));
  for (const layer of loose) show(bare, [layer]);
  return drawn;
}

function drawLargest({ timeline, envAt }: OpenVideo, layers: Layer[]): Canvas {
  const stage = wholeStage(timeline.stage);
  const shown = layers
    .map((layer) => {
      const frame = layer.from + Math.floor((layer.to - layer.from) * SETTLED);
      const box = within(contentReach(layer, envAt(frame)) ?? layer.box ?? stage, stage);
      return { layer, frame, box };
    })
    .filter(({ box }) => box.w > 0 && box.h > 0);
  const largest = shown.sort(
    (a, b) => b.box.w * b.box.h - a.box.w * a.box.h || a.layer.id.localeCompare(b.layer.id),
  )[0];
  if (!largest) throw new RangeError('No layer is on the stage');
  const { layer, frame, box } = largest;
  const scale = SIZE / Math.max(box.w, box.h);
  const full = createCanvas(stage.w, stage.h);
  paintLayer(full.getContext('2d'), { layer, state: stateAt(layer, frame) }, envAt(frame));
  const canvas = createCanvas(SIZE, SIZE);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = GREY;
  ctx.fillRect(0, 0, SIZE, SIZE);
  ctx.imageSmoothingQuality = 'high';
  const [w, h] = [box.w * scale, box.h * scale];
  ctx.drawImage(full, box.x, box.y, box.w, box.h, (SIZE - w) / 2, (SIZE - h) / 2, w, h);
  return canvas;
}
