import { NotFoundError } from '@app/platform';
import { forEndUser, InsufficientCreditsError, MaxCreditsExceededError } from './billing.errors';
import { PaymentFailedError } from './payments/payments.errors';

describe('forEndUser', () => {
  it.each([new InsufficientCreditsError({ needed: 490, held: 53 }), new PaymentFailedError('card_declined')])(
    'tells nothing of wallet and cards: %s',
    (error) => {
      const { kind, error: code, message } = forEndUser(error);
      expect([kind, code]).toEqual(['payment_required', 'insufficient_credits']);
      expect(message).toMatch(/^There are not enough credits/);
      expect(message).not.toMatch(/\d|card/);
    },
  );

  it.each([new MaxCreditsExceededError({ needed: 170, allowed: 100 }), new NotFoundError('video', 'vid-7')])(
    'leaves what is about the request itself: %s',
    (error) => {
      expect(forEndUser(error)).toBe(error);
    },
  );
});
