import { requestFor } from '../../test/request-for';
import { resolveText, type Storyboard } from '@app/picture';
import type { ComposeRequest } from '../composer/compose-request';
import { composeStoryboard } from '../composer/compose-storyboard';
import { estimateDurations, fitToTarget } from '../composer/fit-to-target';
import { checkStoryboard } from '../figures/grounding';
import { writtenLanguage } from '../language/written-language';
import { readNotes } from './read-notes';
import { reviseStoryboard } from './revise-storyboard';
import { toldFacts } from './told-facts';

const DATA = {
  protocol: 'Aave v3',
  asset: 'USDC',
  chain: 'Base',
  apyPct: 6.84,
  apyBasePct: 5.1,
  apyRewardPct: 1.74,
  tvlUsd: 412_600_000,
  tvlChange7dPct: 3.2,
  utilizationPct: 91.2,
  benchmarkName: '3-month T-bill',
  benchmarkApyPct: 4.31,
  depositors: 1840,
  dailyFeesUsd: 52_300,
  borrowers: 612,
};

const REQUEST: ComposeRequest = requestFor(DATA, {
  targetSeconds: 24,
  style: 'tabloid',
  language: writtenLanguage('en'),
  seed: 3,
});

function videoOf(request: ComposeRequest): Storyboard {
  const draft = request.revision ? reviseStoryboard(request, request.revision) : composeStoryboard(request);
  return fitToTarget(draft, estimateDurations(draft), request.targetSeconds);
}

const linesOf = ({ scenes, figures }: Storyboard): string[] =>
  scenes.map(({ line, layout }) => (layout === 'end' ? line : resolveText(line, figures, 'display')));
const secondsOf = ({ scenes }: Storyboard): number => scenes.reduce((sum, { minSeconds }) => sum + minSeconds, 0);

/** The video after a note, its settings changed as the note asks. */
function edited(present: Storyboard, note: string, leftOut: string[] = []): Storyboard {
  const video = {
    storyboard: present,
    facts: REQUEST.facts,
    seconds: 24,
    pacing: 'standard',
    authored: false,
  } as const;
  const { wish, missed, unclear } = readNotes(note, video);
  expect(missed).toEqual([]);
  const { language, directions = [], tone, targetSeconds = 24 } = wish;
  const storyboard = videoOf({
    ...REQUEST,
    targetSeconds,
    format: wish.format ?? present.format,
    style: wish.style ?? present.style,
    captions: wish.captions ?? present.captions,
    pacing: wish.pacing ?? 'standard',
    language: writtenLanguage(language ?? present.language),
    brief: [...directions, ...(tone ? [`Keep the tone ${tone}.`] : [])].join(' '),
    revision: { storyboard: present, pacing: 'standard', wish, notes: note, leftOut, authored: false, unclear },
  });
  expect(checkStoryboard(storyboard, REQUEST.facts)).toEqual([]);
  return storyboard;
}

describe('a video that is edited', () => {
  const video = videoOf(REQUEST);
  const lines = linesOf(video);

  it.each([
    ['call it "Base"', { title: 'Base' }],
    ['square', { format: '1:1' }],
    ['no captions', { captions: false }],
  ])('%s leaves every scene as it is', (note, change) => {
    expect(edited(video, note)).toMatchObject({ ...change, scenes: video.scenes, figures: video.figures });
  });

  it('loses the scene that goes and no other', () => {
    expect(linesOf(edited(video, 'drop scene 2'))).toEqual(lines.filter((_, index) => index !== 1));
  });

  it('opens with a cut when its first scene goes', () => {
    expect(edited(video, 'drop scene 1').scenes[0]).toMatchObject({ line: video.scenes[1]?.line, transition: 'cut' });
  });

  it('is shorter in the words that stay', () => {
    const short = edited(video, '15 seconds');
    expect(secondsOf(short)).toBeLessThan(secondsOf(video));
    expect(lines).toEqual(expect.arrayContaining(linesOf(short)));
    expect(short.scenes[0]?.line).toBe(video.scenes[0]?.line);
    expect(short.scenes.at(-1)?.line).toBe(video.scenes.at(-1)?.line);
  });

  it('is longer by what it has not told yet, and not by what was dropped', () => {
    const long = edited(video, '45 seconds');
    expect(secondsOf(long)).toBeGreaterThan(secondsOf(video));
    expect(linesOf(long)).toEqual(expect.arrayContaining(lines));
    const added = long.scenes.filter(({ id }) => id.startsWith('added'));
    const [first = ''] = toldFacts(added);
    const again = edited(video, '45 seconds', [first]);
    expect([...toldFacts(again.scenes)]).not.toContain(first);
  });

  it('tells a fact that is asked for, before it closes', () => {
    const without = edited(video, 'drop the scene about value locked');
    expect([...toldFacts(without.scenes)]).not.toContain('tvlChange7dPct');
    const more = edited(without, 'add the daily fees');
    expect([...toldFacts(more.scenes)]).toContain('dailyFeesUsd');
    expect(more.scenes.at(-1)).toMatchObject({ layout: 'end' });
    expect(linesOf(more)).toEqual(expect.arrayContaining(linesOf(without)));
    expect([...toldFacts(edited(without, 'add the value locked').scenes)]).toContain('tvlUsd');
  });

  it.each(['in Turkish', 'in luxury-minimal style', 'make it more calm'])(
    '%s tells the same facts in other words',
    (note) => {
      const other = edited(video, note);
      expect(linesOf(other)).not.toEqual(lines);
      const told = toldFacts(video.scenes);
      const share = [...toldFacts(other.scenes)].filter((key) => told.has(key)).length / told.size;
      expect(share).toBeGreaterThan(0.6);
    },
  );

  it('is translated without the scene that goes in the same breath', () => {
    const shown = toldFacts([...video.scenes.slice(0, 1), ...video.scenes.slice(2)]);
    const gone = [...toldFacts(video.scenes.slice(1, 2))].filter((key) => !shown.has(key));
    const other = edited(video, 'in German and drop scene 2');
    expect(other.language).toBe('de');
    expect([...toldFacts(other.scenes)].filter((key) => gone.includes(key))).toEqual([]);
  });

  it('is led by what is asked for', () => {
    const other = edited(video, 'lead with the depositors');
    expect([...toldFacts(other.scenes.slice(0, 1))]).toContain('depositors');
  });

  it('has other music in the same scenes', () => {
    const other = edited(video, 'other music');
    expect(other.seed).not.toBe(video.seed);
    expect(other.scenes).toEqual(video.scenes);
  });
});
