import { resolveText } from '@app/render';
import { readFacts } from '@app/sources';
import { english } from '../language/en/english';
import { composeStoryboard } from './compose-storyboard';
import { readStory } from './story';

const rows = (times: Array<string | number>) => ({
  rows: times.map((at, index) => ({ at, cars: 100 + index * index })),
});
const periodOf = (times: Array<string | number>) => readStory(readFacts(rows(times))).steps.periods.get('rows/0/at');

describe('steps of a series', () => {
  it.each([
    ['hour', ['2026-09-28T06:00:00Z', '2026-09-28T07:00:00Z', '2026-09-28T08:00:00Z']],
    ['hour', [1790000000, 1790003600, 1790007200]],
    ['day', ['2026-09-24', '2026-09-25', '2026-09-28']],
    ['week', ['2026-09-07', '2026-09-14', '2026-09-21']],
    ['month', ['2026-07-31', '2026-08-31', '2026-09-30']],
    ['year', ['2024-12-31', '2025-12-31', '2026-12-31']],
  ])('are read from their times: %s', (period, times) => {
    expect(periodOf(times)).toBe(period);
  });

  it('are told by the time of day within one day', () => {
    const facts = readFacts(rows(['2026-09-28T06:00:00Z', '2026-09-28T07:00:00Z', '2026-09-28T08:00:00Z']));
    const { storyboard } = composeStoryboard({
      facts,
      cta: 'See it',
      targetSeconds: 30,
      style: 'breaking-news',
      format: '9:16',
      language: english,
      seed: 1,
      stills: [],
      captions: true,
      music: false,
    });
    const said = storyboard.scenes.map(({ line }) => resolveText(line, storyboard.figures, 'display')).join(' ');
    expect(said).toContain('08:00');
    expect(said).not.toContain('28 Sep');
  });
});
