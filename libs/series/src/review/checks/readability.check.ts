import { drawnTexts, type VideoWarning, type Timeline } from '@app/picture';
import type { EpisodeFinding } from '../../episode.entity';
import type { VideoEvidence } from '../video-evidence';
import { blocking, type VideoCheck, noted } from '../findings';

/** Labels are set no smaller than 40 px on a 1080 x 1920 frame; what a fit or a pixel face takes off them stays over this. */
const SMALLEST = 28;
/** Contrast as WCAG counts it, under which type is lost on a phone in daylight. */
const READABLE = 2.5;
/** Art that happens to be lettering lies under this depth. */
const TYPE_FROM = 10;

/** Findings of the layout that viewers suffer from, in an owner's words; `what` names the texts in question. */
const SUFFERED: Readonly<Record<string, (what: string) => string>> = {
  text_overlap: (what) => `Texts lie over each other: ${what}.`,
  text_outside_safe_area: (what) => `A text is cut off or covered by the apps that show the video: ${what}.`,
  reading_time_short: () => 'There is more to read than there is time for.',
  missing_glyph: (what) => `${what}, so they stand as empty boxes.`,
  caption_drift: (what) => `The marked word of a caption is not the one that is spoken: ${what}.`,
};
/** Names of layers in the findings, and single characters that no face has. */
const QUOTED = /"([^"]+)"/g;

/** Every text stands whole, apart from others, large and clear enough, and for long enough. One finding a scene and kind. */
export const checkReadability: VideoCheck = (video) => [
  ...suffered(video),
  ...faintTexts(video),
  ...tinyTexts(video),
  ...toldAtRender(video),
];

function suffered({ drawn, layout, order }: VideoEvidence): EpisodeFinding[] {
  const shown = textsByLayer(drawn.timeline);
  const told = new Set<string>();
  return layout.flatMap(({ code, message, scene, atMs }) => {
    const say = SUFFERED[code];
    if (!say || told.has(`${code} ${scene}`)) return [];
    told.add(`${code} ${scene}`);
    // How much stands in a scene of a script is its author's choice.
    const tell = code === 'reading_time_short' && order.script ? noted : blocking;
    return [tell(code, say(whatIn(message, shown)), { scene, atMs })];
  });
}

/** Faint type is told; type that most people cannot read at all is held back. */
function faintTexts({ drawn, faint }: VideoEvidence): EpisodeFinding[] {
  const shown = textsByLayer(drawn.timeline);
  return faint.map(({ layer, contrast, scene, atMs }) => {
    const what = `"${shown.get(layer) ?? 'A text'}" is hard to tell from what is under it, at least in places (contrast ${contrast.toFixed(1)}).`;
    return (contrast < READABLE ? blocking : noted)('low_contrast', what, { scene, atMs });
  });
}

function whatIn(message: string, shown: ReadonlyMap<string, string>): string {
  const named = [...message.matchAll(QUOTED)].map(([, layer = '']) => `"${shown.get(layer) ?? layer}"`);
  return named.length > 0 ? named.join(' and ') : message;
}

function tinyTexts({ drawn: { timeline } }: VideoEvidence): EpisodeFinding[] {
  const shown = textsByLayer(timeline);
  const told = new Set<string | null>();
  return timeline.layers.flatMap((layer) => {
    if (layer.z <= TYPE_FROM || layer.kind !== 'text' || told.has(layer.scene)) return [];
    const { size } = layer.props.block;
    if (size >= SMALLEST * timeline.stage.unit) return [];
    told.add(layer.scene);
    const scene = timeline.scenes.findIndex(({ id }) => id === layer.scene) + 1;
    const message = `A text is too small to be read on a phone: "${shown.get(layer.id) ?? ''}".`;
    return [blocking('text_tiny', message, { scene: scene || null })];
  });
}

/** What was found when the video was designed and rendered and none of the checks looks for, such as a picture that could not be had. */
function toldAtRender({ warnings, layout }: VideoEvidence): EpisodeFinding[] {
  const looked = new Set([...Object.keys(SUFFERED), ...LOOKED_FOR, ...layout.map(({ code }) => code)]);
  return warnings
    .filter(({ code }) => !looked.has(code))
    .map(({ code, message, scene, atMs }: VideoWarning) => noted(code, message, { scene, atMs }));
}

/** Warnings of a render that other checks judge anew on the file itself. */
const LOOKED_FOR = [
  'low_contrast',
  'black_picture',
  'frozen_picture',
  'flashing_picture',
  'silence',
  'speech_missing',
  'loudness',
  'true_peak',
];

/** What each text layer of a video says, on one line. */
export function textsByLayer(timeline: Timeline): Map<string, string> {
  return new Map(
    drawnTexts(timeline).map(({ id, text }) => [id.replace(/#\d+$/, ''), text.replace(/\s+/gu, ' ')] as const),
  );
}
