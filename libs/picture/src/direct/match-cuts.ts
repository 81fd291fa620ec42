import { unionBox } from '../stage/stage';
import type { TextBlock } from '../text/text-block';
import { stateAt } from '../timeline/evaluate';
import { framesOf } from '../timeline/frame-rate';
import type { Layer } from '../timeline/layer';
import { keyed } from '../timeline/motion';
import type { TimedScene } from '../timeline/timeline';
import type { Track } from '../timeline/track';
import { folded, shownTexts, type ShownText } from './said-texts';

/** How long a text travels to its new place, ms. */
const TRAVEL_MS = 520;
/** The old ink gives way to the new one in the end of it. */
const FADE_MS = 240;
/** What starts to move this late in a scene, ms before its end, is leaving. */
const LEAVING_MS = 700;
/** A text that would be drawn so many times larger or smaller is another thing to the eye. */
const MOST_GROWN = 6;
/** Shorter words are the same by chance. */
const LEAST_LETTERS = 2;

/** A scene's layers with its place in time. */
export interface ComposedScene {
  scene: TimedScene;
  layers: Layer[];
}

/**
 * Carries what two scenes both show over the cut between them: the figure that was told travels to its place in the chart that
 * explains it, a name to the head of its own scene. It neither leaves nor enters; everything else changes around it. A wipe or
 * a dissolve shows both scenes at once, so nothing travels there.
 */
export function matchCuts(scenes: readonly ComposedScene[], language: string): Layer[][] {
  const layers = scenes.map((composed) => [...composed.layers]);
  scenes.forEach(({ scene }, index) => {
    const [before, here] = [layers[index - 1], layers[index]];
    const from = scenes[index - 1]?.scene;
    if (!before || !here || !from || scene.transition !== 'cut') return;
    for (const [kept, arriving] of pairsOf(before, here, language)) {
      const stays = before.indexOf(kept.layer);
      const leaving = from.from + from.frames - framesOf(LEAVING_MS);
      before[stays] = { ...kept.layer, tracks: kept.layer.tracks.map((track) => unchangedFrom(track, leaving)) };
      here.splice(here.indexOf(arriving.layer), 1, ...travelling(kept, arriving, scene));
    }
  });
  return layers;
}

/** Texts that stand in both scenes, the largest first; each once. */
function pairsOf(before: Layer[], here: Layer[], language: string): Array<[ShownText, ShownText]> {
  const earlier = byText(before, language);
  return [...byText(here, language)].flatMap(([text, arriving]): Array<[ShownText, ShownText]> => {
    const kept = earlier.get(text);
    if (!kept || text.length < LEAST_LETTERS) return [];
    const grown = heightOf(kept) / heightOf(arriving);
    return grown > MOST_GROWN || grown < 1 / MOST_GROWN ? [] : [[kept, arriving]];
  });
}

/** Texts by what they say; what stands twice in one scene could come from either, so it is left out. */
function byText(layers: Layer[], language: string): Map<string, ShownText> {
  const found = new Map<string, ShownText | null>();
  for (const shown of shownTexts(layers)) {
    if (shown.layer.kind !== 'text' || shown.lines.length !== 1) continue;
    const text = folded(shown.text, language);
    found.set(text, found.has(text) ? null : shown);
  }
  return new Map([...found].flatMap(([text, shown]) => (shown ? [[text, shown]] : [])));
}

/**
 * The text on its way. In another ink it would be lost on what has not entered yet, so the old one goes along until the new
 * one has faded in.
 */
function travelling(kept: ShownText, { layer, lines, block }: ShownText, scene: TimedScene): Layer[] {
  const [old, own] = [unionBox(kept.lines), unionBox(lines)];
  const last = scene.from - 1;
  const start = stateAt(kept.layer, last);
  const entered = layer.tracks.filter(({ prop }) => prop !== 'progress').map((track) => settledFrom(track, scene));
  const grown = old.h / Math.max(1, own.h);
  const by = { x: old.x + old.w / 2 - own.x - own.w / 2, y: old.y + old.h / 2 - own.y - own.h / 2 };
  // Where the new one would drift to by itself on its first frame.
  const adrift = stateAt({ ...layer, tracks: entered }, scene.from);
  const arriving: Layer = {
    ...layer,
    from: scene.from,
    box: own,
    tracks: [
      ...entered,
      way(scene, 'x', by.x + start.x - adrift.x, 0),
      way(scene, 'y', by.y + start.y - adrift.y, 0),
      way(scene, 'scale', (grown * start.scale) / adrift.scale, 1),
    ],
  };
  if (isSameInk(kept.block, block)) return [arriving];
  const to = scene.from + framesOf(TRAVEL_MS);
  const fading = (from: number, until: number) =>
    keyed('opacity', [to - framesOf(FADE_MS), from], [to, until, 'linear']);
  const leaving: Layer = {
    ...kept.layer,
    id: `${layer.id}.kept`,
    scene: layer.scene,
    from: scene.from,
    to,
    box: old,
    tracks: [
      ...RESTS.map((prop) => keyed(prop, [last, start[prop]])),
      way(scene, 'x', start.x, -by.x),
      way(scene, 'y', start.y, -by.y),
      way(scene, 'scale', start.scale, 1 / grown),
      fading(1, 0),
    ],
  };
  return [{ ...arriving, tracks: [...arriving.tracks, fading(0, 1)] }, leaving];
}

/** What the travel does not move stays as it was. */
const RESTS = ['rotate', 'wipe', 'progress'] as const;

function way({ from }: TimedScene, prop: Track['prop'], start: number, end: number): Track {
  return keyed(prop, [from, start], [from + framesOf(TRAVEL_MS), end, 'cubic-in-out']);
}

function isSameInk(a: TextBlock, b: TextBlock): boolean {
  const [one, two] = [a, b].map(({ lines }) => lines[0]?.runs[0]?.fill);
  return typeof one === 'string' && one === two;
}

/** A track without what happens in the first half of its scene: the value that it comes to stands from the start. */
function settledFrom(track: Track, { from, frames }: TimedScene): Track {
  const middle = from + frames / 2;
  const later = track.keys.filter(({ frame }) => frame >= middle);
  const rest = track.keys.filter(({ frame }) => frame < middle).at(-1) ?? track.keys[0];
  return rest ? { ...track, keys: [{ frame: from, value: rest.value, ease: 'hold' }, ...later] } : track;
}

/** A track that stays as it is at a frame. */
function unchangedFrom(track: Track, frame: number): Track {
  const keys = track.keys.filter((key) => key.frame <= frame);
  return keys.length === track.keys.length || keys.length === 0 ? track : { ...track, keys };
}

function heightOf({ lines }: ShownText): number {
  return Math.max(1, unionBox(lines).h);
}
