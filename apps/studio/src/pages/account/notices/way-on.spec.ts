import { wayOn } from './way-on';

describe('wayOn', () => {
  it('leads to the show that stopped', () =>
    expect(wayOn({ kind: 'series_paused', data: { seriesId: 'ser_1' } })).toBe('/shows/ser_1'));

  it('leads to the episode that waits', () =>
    expect(wayOn({ kind: 'episode_waiting', data: { seriesId: 'ser_1', n: 3 } })).toBe('/shows/ser_1?episode=3'));

  it('leads to the archive that is ready', () =>
    expect(wayOn({ kind: 'export_ready', data: { exportId: 'exp_1' } })).toBe('/settings/profile'));

  it('leads to the webhooks when one is paused', () =>
    expect(wayOn({ kind: 'webhook_paused', data: { webhookId: 'wh_1' } })).toBe('/settings/webhooks'));

  it.each(['low_balance', 'topup_failed'] as const)('leads to billing for %s', (kind) =>
    expect(wayOn({ kind, data: {} })).toBe('/settings/billing'),
  );
});
