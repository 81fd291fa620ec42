import { CodedError } from '@app/platform';
import type { Storyboard } from '@app/picture';
import type { Finding } from './finding';

/** What the owner of a video is told; the findings themselves are for whoever works on the designers. */
const REASONS: Readonly<Record<Finding['code'], string>> = {
  free_digits: 'a figure that is not in the data',
  unresolved_reference: 'a figure that is not in the data',
  unresolved_figure: 'a figure that is not in the data',
  ungrounded_figure: 'a figure that is not in the data',
  wrong_figure: 'a figure that is not what the data say',
  wrong_direction: 'a figure that goes the other way in the data',
  ungrounded_share: 'a share that is not in the data',
  chart_mismatch: 'a chart that does not draw the rows of the data',
  empty_text: 'no words where some are needed',
  forward_looking: 'words about the future, which the preset does not allow',
  compliance_incomplete: 'no disclaimer, date or source, which the preset asks for',
};

/** Code of a design that is not grounded. */
export type FiguresErrorCode = 'ungrounded_storyboard';

/** A storyboard would show or say something that its payload does not hold; it must not become a video. */
export class UngroundedStoryboardError extends CodedError<FiguresErrorCode> {
  constructor(
    storyboard: Storyboard,
    readonly findings: readonly Finding[],
  ) {
    const [first] = findings;
    super('internal', 'ungrounded_storyboard', first ? told(first, storyboard) : 'The design is not grounded.');
  }
}

/** "Scene 3 has a figure that is not in the data: 7.2%." */
function told({ code, scene, figure }: Finding, { scenes, figures }: Storyboard): string {
  const number = scenes.findIndex(({ id }) => id === scene) + 1;
  const place = number > 0 ? `Scene ${number}` : 'The video';
  const known = figure === undefined ? undefined : figures[figure];
  const shown = known ? known.forms.full.display : figure;
  const named = shown !== undefined && /^[^/{}#]{1,40}$/.test(shown) ? `: ${shown}` : '';
  return `${place} has ${REASONS[code]}${named}. It was not made.`;
}
