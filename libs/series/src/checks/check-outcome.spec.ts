import { type Detection, detectChanges } from '../changes/detect-changes';
import type { Policy } from '../series-source';
import { Series } from '../series.entity';
import { baselineAfter, collected, isDigestDue, stepFor } from './check-outcome';

const MONDAY = new Date('2026-11-23T06:00:00Z');
const AT_NINE = new Date('2026-11-23T09:00:00Z');

function lookAt(data: Record<string, unknown>, series?: Series, kind = 'json'): Detection {
  return detectChanges(series?.baseline ?? null, { kind, data }, MONDAY);
}

function aSeries(policy: Policy, data: Record<string, unknown> | null, kind = 'json'): Series {
  const baseline = data && baselineAfter(lookAt(data, undefined, kind), null);
  return Object.assign(new Series(), { policy, baseline, memory: null, tz: 'UTC', createdAt: MONDAY });
}

describe('what a check comes to', () => {
  it('makes nothing of the first reading', () => {
    expect(stepFor(aSeries('hold', null), lookAt({ price: 4 }), MONDAY)).toBe('baseline');
  });

  it('is quiet where nothing changed, and an episode where something did', () => {
    const series = aSeries('autopost', { price: 4 });
    expect(stepFor(series, lookAt({ price: 4 }, series), MONDAY)).toBe('quiet');
    expect(stepFor(series, lookAt({ price: 5 }, series), MONDAY)).toBe('episode');
  });

  it('is an episode on every run of kind schedule, and under digest one a day', () => {
    const series = Object.assign(aSeries('hold', { price: 4 }), { kind: 'schedule' });
    expect(stepFor(series, lookAt({ price: 4 }, series), MONDAY)).toBe('episode');
    series.policy = 'digest';
    expect(stepFor(series, lookAt({ price: 4 }, series), MONDAY)).toBe('quiet');
    expect(stepFor(series, lookAt({ price: 4 }, series), AT_NINE)).toBe('episode');
    series.baseline = null;
    expect(stepFor(series, lookAt({ price: 4 }), AT_NINE)).toBe('baseline');
  });

  it('waits for nine in the morning of the series under digest, once a day', () => {
    const series = aSeries('digest', { price: 4 });
    const found = lookAt({ price: 5 }, series);
    expect(stepFor(series, found, MONDAY)).toBe('collect');
    expect(stepFor(series, found, AT_NINE)).toBe('episode');
    series.memory = { headlines: [], digestAt: AT_NINE.toISOString() };
    expect(isDigestDue(series, new Date('2026-11-24T08:59:59Z'))).toBe(false);
    expect(isDigestDue(series, new Date('2026-11-24T09:00:00Z'))).toBe(true);
    series.tz = 'Asia/Tokyo';
    expect(isDigestDue(series, new Date('2026-11-24T00:00:00Z'))).toBe(true);
  });

  it('keeps figures as of the last digest while they wait, and items of a feed themselves', () => {
    const prices = aSeries('digest', { price: 4 });
    expect(collected(prices, lookAt({ price: 5 }, prices), { price: 5 }).baseline?.facts).toEqual(
      prices.baseline?.facts,
    );
    const old = { title: 'Baths reopen', link: 'https://c.example/1' };
    const fresh = { title: 'Bridge shut', link: 'https://c.example/2' };
    const feed = aSeries('digest', { items: [old] }, 'feed');
    const data = { items: [fresh, old] };
    Object.assign(feed, collected(feed, lookAt(data, feed, 'feed'), data));
    expect(feed.memory?.waiting).toEqual([fresh]);
    expect(stepFor(feed, lookAt(data, feed, 'feed'), AT_NINE)).toBe('episode');
  });
});
