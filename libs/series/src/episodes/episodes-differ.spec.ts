import {
  checkStoryboard,
  composeStoryboard,
  estimateDurations,
  fitToTarget,
  REMEMBERED_VIDEOS,
  type Telling,
  tellingOf,
  writtenLanguage,
} from '@app/design';
import { resolveText, type Storyboard } from '@app/picture';
import { readFacts } from '@app/facts';
import { type PackContent } from '@app/sources';
import { IS_FULL } from '@app/testing';
import { SHOWS } from '../../test/shows/eight-days';
import { detectChanges } from '../changes/detect-changes';
import { episodeStory, type StorySeries } from './episode-story';

interface Made {
  title: string;
  storyboard: Storyboard;
  lines: string[];
}

const LANGUAGES = ['en', 'de', 'es', 'ja', 'ar'];
/** Of a daily show with one figure that moves. */
const FEWEST_HOOKS = 2;
/** Of eight episodes of a source with more to tell. */
const USUAL_HOOKS = 3;
const SECONDS = 30;
/** Lines that may come again the next day: what never moves, such as a weight or a stablecoin, has only so many ways to be said. */
const STANDING: Readonly<Record<string, number>> = { honey: 1, crypto: 1 };

/** The episodes of a show as its series would order them day by day, each knowing those before it. */
function episodesOf(name: string, language: string): Made[] {
  const show = SHOWS[name];
  if (!show) throw new RangeError(name);
  const series: StorySeries = {
    title: show.title,
    premise: null,
    source: {},
    settings: { language },
    baseline: null,
    memory: null,
  };
  let before: Telling[] = [];
  return show.days.map((data, index) => {
    const at = new Date(Date.UTC(2026, 10, 10 + index, 8));
    const content = { kind: show.kind, data, title: null, url: null } as PackContent;
    const detection = detectChanges(series.baseline, content, at);
    const story = series.baseline === null ? null : episodeStory(content, detection, series);
    Object.assign(series, { baseline: { ...detection.after, sourcePackId: null }, memory: story?.memory ?? null });
    const facts = readFacts(story?.content.data ?? data);
    const draft = composeStoryboard({
      facts,
      title: story?.title ?? show.title,
      targetSeconds: SECONDS,
      style: 'swiss-poster',
      format: '9:16',
      language: writtenLanguage(language),
      seed: 400 + index * 7,
      stills: [],
      captions: true,
      music: true,
      before,
      ...(story?.headline ? { headline: story.headline } : {}),
    });
    const storyboard = fitToTarget(draft, estimateDurations(draft), SECONDS);
    expect(checkStoryboard(storyboard, facts)).toEqual([]);
    before = [tellingOf(storyboard), ...before].slice(0, REMEMBERED_VIDEOS);
    return { title: story?.title ?? show.title, storyboard, lines: linesOf(storyboard) };
  });
}

/** What is said, but for the sign-off, which is the show's own. */
function linesOf({ scenes, figures }: Storyboard): string[] {
  return scenes.filter(({ layout }) => layout !== 'end').map(({ line }) => resolveText(line, figures, 'display'));
}

function hookOf({ scenes: [first] }: Storyboard): string {
  return `${first?.id.replace(/-\d+$/, '')} ${first?.layout}`;
}

/** The short run tells one show in every language and the others in English. */
const CASES = Object.keys(SHOWS)
  .flatMap((show) => LANGUAGES.map((language) => [show, language] as const))
  .filter(([show, language]) => IS_FULL || show === 'bakery' || language === 'en');

describe.each(CASES)('eight episodes of %s in %s', (show, language) => {
  const made = episodesOf(show, language);

  it('open and go on otherwise than the one before', () => {
    made.slice(1).forEach(({ storyboard }, index) => {
      const last = made[index]?.storyboard;
      if (!last) throw new RangeError('no episode before');
      expect(hookOf(storyboard)).not.toBe(hookOf(last));
      expect(storyboard.scenes.map(({ layout }) => layout)).not.toEqual(last.scenes.map(({ layout }) => layout));
    });
    const hooks = new Set(made.map(({ storyboard }) => hookOf(storyboard)));
    expect(hooks.size).toBeGreaterThanOrEqual(show === 'honey' || show === 'gainers' ? FEWEST_HOOKS : USUAL_HOOKS);
  });

  it('say no line that the one before said, and open on no line twice', () => {
    expect(new Set(made.map(({ lines: [opening] }) => opening)).size).toBe(made.length);
    made.slice(1).forEach(({ lines }, index) => {
      const last = new Set(made[index]?.lines);
      const again = lines.filter((line) => last.has(line));
      expect(again.slice(STANDING[show] ?? 0)).toEqual([]);
    });
  });

  it('are called otherwise each day, and keep their sign-off', () => {
    const titles = made.slice(1).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    const ends = made.map(({ storyboard }) => storyboard.scenes.at(-1)?.line);
    expect(ends.every((line) => line !== undefined && line !== '')).toBe(true);
  });
});

describe('the memory of a show', () => {
  it('leads on another fact than yesterday where another has moved', () => {
    const leads = episodesOf('bakery', 'en').map(({ title }) => title.replace(/[\d€.,]+/g, '#'));
    leads.slice(1).forEach((title, index) => expect(title).not.toBe(leads[index]));
  });

  it('lets an edit find the video again: the same past gives the same video', () => {
    const [once, twice] = [episodesOf('crypto', 'en'), episodesOf('crypto', 'en')];
    expect(twice.map(({ storyboard }) => storyboard)).toEqual(once.map(({ storyboard }) => storyboard));
  });
});
