import { resolveText } from '@app/picture';
import { requestFor } from '../../test/request-for';
import { composeStoryboard } from './compose-storyboard';
import { estimateDurations, fitToTarget } from './fit-to-target';

/** The lines of a video of 30 s about a payload. */
function linesOf(payload: Record<string, unknown>): string[] {
  const draft = composeStoryboard(requestFor(payload));
  const { scenes, figures } = fitToTarget(draft, estimateDurations(draft), 30);
  return scenes.map(({ line }) => resolveText(line, figures, 'display'));
}

/** Two quarters of a clinic: enough news for a video. */
const NEWS = {
  noShowRate: 7.1,
  noShowRateLastQuarter: 15,
  appointments: 1912,
  appointmentsLastQuarter: 1840,
  lostHours: 100,
  lostHoursLastQuarter: 207,
  complaints: 12,
  complaintsLastQuarter: 31,
  overtimeHours: 64,
  overtimeHoursLastQuarter: 120,
};

describe('what a video tells', () => {
  it('leaves out values without news where there is news enough', () => {
    const lines = linesOf({ clinic: 'Harbour Street', ...NEWS, reminderLeadHours: 24, chairs: 9 });
    expect(lines.join(' ')).not.toMatch(/\b24\b|\b9\b/);
  });

  it('leaves out notes of rows that nobody can place, and names without news', () => {
    const cranes = [
      { crane_id: 'STS-07', note: 'hoist gearbox' },
      { crane_id: 'STS-03', note: 'awaiting inspection' },
    ];
    const lines = linesOf({ clinic: 'Harbour Street', ...NEWS, cranes, berth: 'Ringaskiddy deepwater quay' }).join(' ');
    expect(lines).not.toMatch(/gearbox|inspection|Ringaskiddy/);
  });

  it('says no letters that may be anything', () => {
    const standings = ['Ash', 'Birch', 'Cedar'].map((team, at) => ({ team, w: 9 - at, l: at + 2 }));
    expect(linesOf({ league: 'Northern Circuit', ...NEWS, standings }).join(' ')).not.toMatch(/standings [wl]\b/i);
  });

  it('tells values where there is nothing else', () => {
    expect(linesOf({ clinic: 'Harbour Street', chairs: 9, nurses: 14, dentists: 5 }).join(' ')).toMatch(/\b14\b/);
  });

  it.each([
    ['rootCause', 'Reminders were switched off'],
    ['reason', 'Roadworks on the ring road'],
    ['main_cause', 'A cable cut by a digger'],
  ])('tells a cause, called %s, beside the news', (key, cause) => {
    expect(linesOf({ clinic: 'Harbour Street', ...NEWS, [key]: cause }).join(' ')).toContain(cause);
  });

  it('breaks down the figure that has news, not the first of a list', () => {
    const byAge = [
      { ageGroup: 'under 18', booked: 402, noShows: 20 },
      { ageGroup: '18-34', booked: 560, noShows: 67 },
      { ageGroup: '35-64', booked: 640, noShows: 32 },
      { ageGroup: '65+', booked: 310, noShows: 15 },
    ];
    const text = linesOf({ before: { noShows: 276 }, after: { noShows: 134 }, byAge }).join(' ');
    expect(text).toMatch(/18-34.*67|67.*18-34/);
    expect(text.includes('640') ? text.indexOf('640') : text.length).toBeGreaterThan(text.indexOf('67'));
  });

  it.each([
    ['five of many', {}, false],
    ['all that took part', { finishers: 5 }, true],
  ])('calls nobody last of a table of places unless all are in it: %s', (_, counts, isTold) => {
    const times = ['1:14:07', '1:14:38', '1:15:40', '1:16:33', '1:17:12'];
    const results = times.map((finish, at) => ({ place: at + 1, runner: `Runner ${'ABCDE'[at]}`, finish }));
    expect(
      /\b(?:last|end|foot|bottom)\b.*Runner E|Runner E.*\blast\b/i.test(
        linesOf({ race: 'Lake Half', ...counts, results }).join(' '),
      ),
    ).toBe(isTold);
  });

  it('says where a series turned that fell and came back', () => {
    const text = linesOf({
      game: 'Emberfall',
      week: [1, 2, 3, 4, 5, 6, 7, 8],
      positive_reviews_pct: [58, 54, 51, 49, 52, 71, 78, 80],
    }).join(' ');
    expect(text).toMatch(/80%/);
    expect(text).toMatch(/49%[^.]*Week 4|Week 4[^.]*49%/);
  });

  it('tells events by the weeks in which they were', () => {
    const text = linesOf({
      game: 'Emberfall',
      sold: 412000,
      events: [
        { week: 1, name: 'launch' },
        { week: 6, name: 'free update' },
      ],
    }).join(' ');
    expect(text).toMatch(/Week 6[^.]*[.!]? free update/);
  });

  it('calls no goal missed of which something is left', () => {
    const text = linesOf({
      appeal: 'Winter Food',
      target: 250000,
      raised: 218640,
      stillNeeded: 31360,
      daysLeft: 13,
    }).join(' ');
    expect(text).toMatch(/250,000/);
    expect(text).not.toMatch(/miss|off target|fell short|not reached/i);
    // What is left is no news of its own.
    expect(text).not.toMatch(/31,360/);
  });

  it('sets no columns side by side that share a letter alone', () => {
    const seasons = [
      { season: '2021/22', olives_t: 4820, oil_t: 988 },
      { season: '2022/23', olives_t: 2140, oil_t: 449 },
      { season: '2023/24', olives_t: 5310, oil_t: 1051 },
    ];
    expect(linesOf({ cooperative: 'San Isidro', seasons }).join(' ')).not.toMatch(/more olives/i);
  });
});
