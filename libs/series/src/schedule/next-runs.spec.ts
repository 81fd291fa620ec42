import { Series } from '../series.entity';
import { nextRuns } from './next-runs';

function aSeries(wish: Partial<Series>): Series {
  return Object.assign(new Series(), { schedule: 'daily 9am', tz: 'UTC', nextRunAt: null, anchorAt: null }, wish);
}

const shown = (wish: Partial<Series>) => nextRuns(aSeries(wish)).map((run) => run.toISOString().slice(0, 16));

describe('the next runs of a series', () => {
  it('are three slots of its zone, over a change of the clock', () => {
    const wish = { tz: 'Europe/Berlin', nextRunAt: new Date('2026-03-28T08:00:00Z') };
    expect(shown(wish)).toEqual(['2026-03-28T08:00', '2026-03-29T07:00', '2026-03-30T07:00']);
  });

  it('keep the beat of an interval behind a digest out of turn', () => {
    const anchorAt = new Date('2026-03-02T05:17:00Z');
    const wish = { schedule: 'every 2h', anchorAt, nextRunAt: new Date('2026-03-02T09:00:00Z') };
    expect(shown(wish)).toEqual(['2026-03-02T09:00', '2026-03-02T09:17', '2026-03-02T11:17']);
  });

  it('are none while it is paused, and the next alone where its zone is none any more', () => {
    expect(shown({})).toEqual([]);
    expect(shown({ tz: 'Mars/Olympus', nextRunAt: new Date('2026-03-02T09:00:00Z') })).toEqual(['2026-03-02T09:00']);
  });
});
