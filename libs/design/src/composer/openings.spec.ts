import { resolveText } from '@app/picture';
import { requestFor } from '../../test/request-for';
import { composeStoryboard } from './compose-storyboard';

function openingOf(payload: unknown): string {
  const { storyboard, scenes } = composeStoryboard(requestFor(payload));
  const [first] = scenes;
  return first ? resolveText(first.scene.line, storyboard.figures, 'display') : '';
}

/** Results of schools against a target, those of one far below it; `at` is its place in the list. */
function results(at: number): Array<{ subject: string; entries: number; pass_rate: number; target: number }> {
  const rows = ['Biology', 'History', 'Art', 'Maths'].map((subject, index) => ({
    subject,
    entries: 180 - index * 20,
    pass_rate: 77 + index,
    target: 78,
  }));
  rows.splice(at, 0, { subject: 'French', entries: 31, pass_rate: 48.4, target: 68 });
  return rows;
}

describe('the opening', () => {
  it.each([0, 2, 4])('is the row that is furthest from its target, wherever it stands: at %i', (at) => {
    expect(openingOf({ title: 'Mock exams', results: results(at) })).toMatch(/French.*48\.4/);
  });

  it('is the furthest row where rows are named by their keys, too', () => {
    const rows = Object.fromEntries(
      results(3).map(({ subject, pass_rate, target }) => [subject, { pass_rate, target }]),
    );
    expect(openingOf({ title: 'Mock exams', results: rows })).toMatch(/French.*48\.4/);
  });

  it('is no column of sizes where rows have figures of last year beside them', () => {
    const payload = {
      quarries: [
        { site: 'Alder', area_ha: 420, output_t: 810, output_t_last_year: 1240 },
        { site: 'Birch', area_ha: 95, output_t: 640, output_t_last_year: 655 },
        { site: 'Cedar', area_ha: 60, output_t: 605, output_t_last_year: 590 },
      ],
    };
    expect(openingOf(payload)).not.toContain('420');
  });

  it('is the whole before its rows, however far they are from their plan', () => {
    const rows = [31, 14, 25, 19].map((actual, at) => ({
      month: `2024-0${at + 1}`,
      actual_mwh: actual,
      budget_mwh: 24,
    }));
    const payload = { site: 'Carrow Moor', generation: rows, year_total: { actual_mwh: 89, budget_mwh: 96 } };
    expect(openingOf(payload)).toMatch(/total.*89|89.*total/i);
  });

  it.each(['no_shows', 'complaints'])('is not a side counter that doubled, such as %s', (counter) => {
    const payload = { covers: 1312, covers_last_week: 1088, [counter]: 41, [`${counter}_last_week`]: 19 };
    expect(openingOf(payload)).toContain('1,312');
  });

  it.each([
    [{ covers: 1312, covers_last_week: 1188, lunch: { covers: 640, covers_last_week: 428 } }],
    [{ lunch: { covers: 640, covers_last_week: 428 }, covers: 1312, covers_last_week: 1188 }],
  ])('is the whole before a part of it', (payload) => {
    expect(openingOf(payload)).toContain('1,312');
  });

  it.each(['stations', 'lines'])('is what holds of all rows before what holds of one: %s', (list) => {
    const rows = [
      { name: 'Alder', pax: 2389, pax_last_year: 612 },
      { name: 'Birch', pax: 1520, pax_last_year: 2483 },
      { name: 'Cedar', pax: 6311, pax_last_year: 6204 },
    ];
    expect(openingOf({ [list]: rows, network: { pax: 10220, pax_last_year: 9299 } })).toContain('10,220');
  });

  it('is a limit that is exceeded before a larger change', () => {
    const payload = { visitors: 5200, visitors_last_week: 3900, lead_ug_l: 14.2, lead_limit_ug_l: 10 };
    expect(openingOf(payload)).toContain('14.2');
  });
});
