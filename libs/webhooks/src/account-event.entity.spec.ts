import { newTestAccountId } from '@app/platform';
import { AccountEvent } from './account-event.entity';

describe('the body of an event', () => {
  it.each([
    ['live', 'acc_1', true],
    ['test', newTestAccountId(), false],
  ])('says that it is of a %s account', (_mode, accountId, livemode) => {
    const createdAt = new Date('2026-11-29T09:00:00.000Z');
    const event = Object.assign(new AccountEvent(), {
      id: 'evt_1',
      accountId,
      event: 'video.rendered',
      createdAt,
      payload: { videoId: 'vid-7' },
    });
    expect(event.toBody('2026-11-29')).toEqual({
      id: 'evt_1',
      event: 'video.rendered',
      createdAt: '2026-11-29T09:00:00.000Z',
      livemode,
      videoId: 'vid-7',
    });
  });
});
