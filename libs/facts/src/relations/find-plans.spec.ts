import { readFacts } from '../read-facts';

/** Each plan as "expected < planned", with what both are of. */
function plansOf(data: unknown): string[] {
  return readFacts(data).plans.map(({ planned, expected, label }) => `${label}: ${expected} < ${planned}`);
}

const [THEN, NOW] = ['2025-10-31', '2026-06-15'];

describe('what was planned and what is expected', () => {
  it.each<[spelling: string, data: unknown, plan: string]>([
    ['an object', { opening: { planned: THEN, forecast: NOW } }, 'Opening: opening/forecast < opening/planned'],
    ['two keys', { plannedOpening: THEN, expectedOpening: NOW }, 'Opening: expectedOpening < plannedOpening'],
    [
      'dates in words',
      { 'Geplante Eröffnung': '31.10.2025', 'Voraussichtliche Eröffnung': '15.06.2026' },
      'Eröffnung: Voraussichtliche Eröffnung < Geplante Eröffnung',
    ],
    [
      'a date that was revised',
      { delivery_date_original: THEN, delivery_date_revised: NOW },
      'Delivery date: delivery_date_revised < delivery_date_original',
    ],
    [
      'months',
      { completion: { original: '2026-03', current: '2026-10' } },
      'Completion: completion/current < completion/original',
    ],
    [
      'French',
      { 'Ouverture initiale': THEN, 'Ouverture révisée': NOW },
      'Ouverture: Ouverture révisée < Ouverture initiale',
    ],
    [
      'Spanish',
      { inauguracion: { planificada: THEN, estimada: NOW } },
      'Inauguracion: inauguracion/estimada < inauguracion/planificada',
    ],
    ['Italian', { apertura: { pianificata: THEN, stimata: NOW } }, 'Apertura: apertura/stimata < apertura/pianificata'],
    ['Turkish', { açılış: { planlanan: THEN, beklenen: NOW } }, 'Açılış: açılış/beklenen < açılış/planlanan'],
    ['Japanese', { 開業: { 計画: THEN, 見込み: NOW } }, '開業: 開業/見込み < 開業/計画'],
    [
      'amounts',
      { budget_eur: { approved_2023: 18.4e6, current_forecast: 23.9e6, increase: 5.5e6 } },
      'Budget: budget_eur/current_forecast < budget_eur/approved_2023',
    ],
    ['a budget', { cost: { budget: 12.5, forecast: 14.1 } }, 'Cost: cost/forecast < cost/budget'],
    ['amounts in one object', { costBudgetEur: 125, costForecastEur: 141 }, 'Cost: costForecastEur < costBudgetEur'],
    ['an amount that was revised', { cost: { original: 125, revised: 141 } }, 'Cost: cost/revised < cost/original'],
    ['German amounts', { Umsatz: { plan: 12.5, prognose: 14.1 } }, 'Umsatz: Umsatz/prognose < Umsatz/plan'],
    ['Hindi', { मूल_लागत: 100, अनुमानित_लागत: 120 }, 'लागत: अनुमानित_लागत < मूल_लागत'],
  ])('are a plan and what becomes of it: %s', (_, data, plan) => {
    expect(plansOf(data)).toEqual([plan]);
    expect(readFacts(data).comparisons).toEqual([]);
  });

  it('are told start by start and end by end', () => {
    const data = { planned_start: THEN, planned_end: NOW, actual_start: '2025-11-05', actual_end: '2026-07-01' };
    expect(plansOf(data)).toEqual(['Start: actual_start < planned_start', 'End: actual_end < planned_end']);
  });

  it.each<[what: string, data: unknown]>([
    ['what has come about, which is measured', { sales: { target: 20, actual: 17 } }],
    ['three stages of an amount', { costs: { approved: 100, forecast: 120, actual: 90 } }],
    ['what became of many', { loans: { approved: 120, submitted: 300 } }],
    ['new customers beside a target', { customers: { new: 120, target: 300 } }],
    ['a day of which nothing says what for', { scheduled: THEN, updated: NOW }],
    ['another year', { budget_2025: 100, forecast_2026: 120 }],
    ['a forecast of what is now', { temp: { now: 12, forecast: 14 } }],
    ['two things', { planned_opening: THEN, expected_delivery: NOW }],
    ['two units', { cost: { approved: '12 km', forecast: '14 kg' } }],
    ['two plans', { opening: { planned: THEN, approved: '2025-12-01', forecast: NOW } }],
    ['rows without a word for what is planned', { rows: [{ name: 'Roof', planned: THEN, forecast: NOW }] }],
  ])('are none in %s', (_, data) => {
    expect(plansOf(data)).toEqual([]);
  });
});
