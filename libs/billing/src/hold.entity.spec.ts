import { Hold, type HoldRow } from './hold.entity';

const AT = new Date('2026-01-02T03:04:05.678Z');
const ROW: HoldRow = {
  id: 'hold_1',
  account_id: 'acc_1',
  work: 'design:vid-7:v1',
  video_id: 'vid-7',
  external_user_id: 'user-3',
  key_id: null,
  credits: 100,
  captured: 0,
  refunded: 0,
  takes: [
    { deposit: 'soon', credits: 30 },
    { deposit: 'late', credits: 20 },
  ],
  status: 'open',
  created_at: '2026-01-01T00:00:00.000Z',
  expires_at: '2026-01-08T00:00:00.000Z',
  clock_id: null,
  resolved_at: null,
};

describe('a hold', () => {
  it('is read from its row, dates included', () => {
    const { id, accountId, videoId, externalUserId, createdAt, expiresAt, resolvedAt } = Hold.from(ROW);
    expect([id, accountId, videoId, externalUserId]).toEqual(['hold_1', 'acc_1', 'vid-7', 'user-3']);
    expect([createdAt, expiresAt, resolvedAt]).toEqual([new Date(ROW.created_at), new Date('2026-01-08'), null]);
    const old = Hold.from({ ...ROW, expires_at: null, resolved_at: AT.toISOString() });
    expect([old.expiresAt, old.resolvedAt]).toEqual([null, AT]);
  });

  it.each([
    [100, 100, 0, []],
    [250, 100, 0, []],
    [40, 40, 60, [{ deposit: 'late', credits: 10 }]],
  ])(
    'of 100 charged %d takes %d and gives %d back, what expires first being spent first',
    (asked, captured, returned, takes) => {
      const hold = Hold.from(ROW);
      expect(hold.capture(asked, AT)).toEqual({ captured, returned, takes });
      expect([hold.status, hold.resolvedAt]).toEqual(['captured', AT]);
    },
  );

  it('gives everything back when it is released or expires', () => {
    const [released, expired] = [Hold.from(ROW), Hold.from(ROW)];
    expect(released.release(AT)).toEqual(ROW.takes);
    expect([released.status, released.resolvedAt]).toEqual(['released', AT]);
    expired.release(AT, 'expired');
    expect(expired.status).toBe('expired');
  });

  it('is resolved once', () => {
    const hold = Hold.from(ROW);
    hold.release(AT);
    expect(() => hold.capture(10, AT)).toThrow('hold hold_1 was released already');
    expect(() => hold.release(AT)).toThrow('hold hold_1 was released already');
    expect(hold.captured).toBe(0);
  });

  it('refunds a charge only once', () => {
    const hold = Hold.from(ROW);
    expect(hold.refund()).toBe(0);
    hold.capture(40, AT);
    expect([hold.refund(), hold.refund(), hold.refunded]).toEqual([40, 0, 40]);
  });
});
