import { requestFor } from '../../test/request-for';
import { resolveText } from '@app/picture';
import { directStoryboard } from '../director/direct-storyboard';
import { textsIn } from '../figures/scene-texts';
import { languages } from '../language/languages';
import { composeStoryboard } from './compose-storyboard';
import { saidAlike } from './find-word-ideas';
import { estimateDurations, fitToTarget } from './fit-to-target';

const TITLES = ['Baths reopen after repairs', 'Bridge shut for a week', 'Fair on Sunday', 'Library opens late'];

/** Feeds as their readers leave them: bare titles, with dates, with summaries that repeat the title, and a front page. */
const FEEDS: ReadonlyArray<readonly [string, Record<string, unknown>]> = [
  ['titles', { title: 'Courier', items: TITLES.map((title) => ({ title })) }],
  ['dates', { title: 'Courier', items: TITLES.map((title, at) => ({ title, date: `2026-11-2${at}T08:00:00Z` })) }],
  [
    'summaries',
    {
      title: 'Courier',
      link: 'https://c.example',
      items: TITLES.map((title, at) => ({ title, date: `2026-11-2${at}`, summary: `${title}. So says the council.` })),
    },
  ],
  [
    'a front page',
    { stories: TITLES.map((title, at) => ({ title, site: `s${at}.example`, published: `2026-11-2${at}` })) },
  ],
  ['the same story twice', { title: 'Courier', items: [...TITLES, TITLES[0]].map((title) => ({ title })) }],
];

describe('headlines of a feed', () => {
  it.each(FEEDS)('are each told in one scene at most, and stand beside no other: %s', (_, data) => {
    for (const [index, language] of languages.entries()) {
      for (const engine of [composeStoryboard, directStoryboard]) {
        const draft = engine(
          requestFor(data, { title: TITLES[0], brief: 'Local news', style: 'comic', language, seed: index }),
        );
        const video = fitToTarget(draft, estimateDurations(draft), 30);
        const shown = (value: object): string =>
          saidAlike(
            textsIn(value)
              .map(({ text, isFigure }) => (isFigure ? '' : resolveText(text, video.figures, 'display')))
              .join(' '),
          );
        const told = TITLES.map(
          (title) => video.scenes.filter((scene) => shown(scene).includes(saidAlike(title))).length,
        );
        expect(Math.max(...told)).toBe(1);
        expect(told.filter((times) => times === 1).length).toBeGreaterThanOrEqual(3);
        expect(shown(video.furniture)).not.toContain(saidAlike(TITLES[0]));
      }
    }
  });
});
