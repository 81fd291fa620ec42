import { serverSurface } from '@app/render';
import { sampleJob } from '../../test/sample-job';
import type { FigureTable } from '../storyboard/figure';
import { STYLE_NAMES } from '../storyboard/storyboard';
import { buildTimeline } from './build-timeline';

/** The same figures as a payload gives them that writes its numbers as texts. */
const asTexts = (figures: FigureTable): FigureTable =>
  Object.fromEntries(
    Object.entries(figures).map(([key, figure]) => [
      key,
      typeof figure.value === 'number' ? { ...figure, value: figure.forms.full.display, number: figure.value } : figure,
    ]),
  );

describe('what charts measure', () => {
  it.each(STYLE_NAMES)('is the same in %s for figures given as text', (style) => {
    const job = sampleJob({ style, only: ['bars', 'comparison', 'line', 'breakdown'] });
    const figures = asTexts(job.storyboard.figures);
    expect(figures).not.toEqual(job.storyboard.figures);
    expect(buildTimeline({ ...job, storyboard: { ...job.storyboard, figures } }, serverSurface).layers).toEqual(
      buildTimeline(job, serverSurface).layers,
    );
  });
});
