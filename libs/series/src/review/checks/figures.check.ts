import { checkStoryboard, type Finding } from '@app/design';
import type { ProofPlace, ProvenFigure } from '@app/picture';
import type { EpisodeFinding } from '../../episode.entity';
import { OTHER } from '../compare-pictures';
import type { VideoEvidence } from '../video-evidence';
import { blocking, type VideoCheck, noted } from '../findings';
import { isOther } from './picture.check';
import { textsByLayer } from './readability.check';

/** How a figure without a source is told, by where it meets the viewer. */
const UNPROVEN: Readonly<Record<ProofPlace, [code: string, verb: string]>> = {
  screen: ['figure_on_screen', 'is shown'],
  voice: ['figure_spoken', 'is said'],
  caption: ['figure_in_caption', 'stands in the captions'],
};

/** How each finding of the gate of figures is told to an owner; `what` is the figure or the text at fault. */
const GATE: Readonly<Record<Finding['code'], (what: string) => string>> = {
  wrong_figure: (what) => `The figure "${what}" is not what the data says.`,
  ungrounded_figure: (what) => `The figure "${what}" is not in the data.`,
  wrong_direction: (what) => `The words around "${what}" say the opposite of the data.`,
  chart_mismatch: (what) => `A chart does not show the data it names: ${what}.`,
  ungrounded_share: (what) => `A bar is drawn at ${what}, which is not in the data.`,
  free_digits: (what) => `"${what}" holds a figure that no fact wrote.`,
  unresolved_reference: (what) => `"${what}" asks for a fact that the data does not have.`,
  unresolved_figure: (what) => `A scene asks for the fact "${what}", which the data does not have.`,
  empty_text: () => 'A text of the video is empty.',
  forward_looking: (what) => `"${what}" tells of the future; this video may tell current rates only.`,
  compliance_incomplete: () => 'The disclaimer, the date or the source is missing.',
};
/** Told in words of its own by the check of compliance. */
const TOLD_ELSEWHERE = new Set(['compliance_incomplete']);
/** Codes of the gate under the name that owners know them by. */
const CODES: Partial<Record<Finding['code'], string>> = {
  wrong_figure: 'figure_on_screen',
  ungrounded_figure: 'figure_on_screen',
  free_digits: 'figure_on_screen',
};

/** Layers of watermark and preset. */
const FOOT = 'video.foot.';

/** Every figure that is seen, heard or read in captions comes from the data, and the file shows what was proved. */
export const checkFigures: VideoCheck = (video) => [...gate(video), ...proof(video), ...textsInPicture(video)];

function gate({ job: { storyboard }, facts }: VideoEvidence): EpisodeFinding[] {
  return checkStoryboard(storyboard, facts)
    .filter(({ code }) => !TOLD_ELSEWHERE.has(code))
    .map(({ code, scene, field, text, figure }) => {
      const number = storyboard.scenes.findIndex(({ id }) => id === scene) + 1;
      const said = field === 'line' && CODES[code] === 'figure_on_screen' ? 'figure_spoken' : CODES[code];
      return blocking(said ?? code, GATE[code](figure ?? text), { scene: number || null });
    });
}

function proof({ provenNow, proof: kept }: VideoEvidence): EpisodeFinding[] {
  const unproven = provenNow.figures.filter(({ formatter }) => formatter === 'none');
  const found = unproven.map(({ where, text, scene, fromMs }) => {
    const [code, verb] = UNPROVEN[where];
    return blocking(code, `"${text}" ${verb} and has no source in the data.`, { scene, atMs: fromMs });
  });
  if (!kept) return [...found, noted('proof_missing', 'No proof of its figures was kept with this video.')];
  const wrong = kept.figures.find((figure) => !provenNow.figures.some((now) => isSame(figure, now)));
  if (!wrong && kept.figures.length === provenNow.figures.length) return found;
  const about = wrong ? `: "${wrong.text}" is not in the video as it says` : '';
  const place = wrong ? { scene: wrong.scene, atMs: wrong.fromMs } : {};
  return [...found, blocking('proof_differs', `The kept proof is not this video's${about}.`, place)];
}

function isSame(a: ProvenFigure, b: ProvenFigure): boolean {
  return (
    a.text === b.text && a.where === b.where && a.scene === b.scene && a.factKey === b.factKey && a.value === b.value
  );
}

/** Texts that the file does not show as the layout draws them. The foot is told by the checks of brand and compliance. */
function textsInPicture(video: VideoEvidence): EpisodeFinding[] {
  const texts = textsByLayer(video.drawn.timeline);
  const told = new Set<string>();
  return video.compared.flatMap(({ scene, atMs, layer, difference }) => {
    if (difference <= OTHER || layer.startsWith(FOOT) || isOther(video, scene) || told.has(`${scene} ${layer}`))
      return [];
    told.add(`${scene} ${layer}`);
    const text = texts.get(layer);
    const isFigure = text !== undefined && /\p{Nd}/u.test(text);
    const what = text === undefined ? 'A caption' : `"${text}"`;
    const message = `${what} is not shown in the picture as it should be.`;
    return [blocking(isFigure ? 'figure_on_screen' : 'text_differs', message, { scene, atMs })];
  });
}
