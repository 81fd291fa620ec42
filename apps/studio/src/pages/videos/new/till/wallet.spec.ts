import { reachOf } from './wallet';

const card = { cardId: 'card_1', brand: 'visa', last4: '4242', expMonth: 1, expYear: 2030, createdAt: '' };
const wallet = (credits: number, part: object = {}) => ({
  ...{ signedIn: true, accountId: 'acc_1', livemode: true, emailConfirmed: true, reserved: 0 },
  ...{ credits, payAsYouGo: false, packUsd: 10 as const, card: null },
  ...part,
});

describe('reachOf', () => {
  it('is enough where the wallet holds the price', () => {
    expect(reachOf(wallet(490), 490)).toEqual({ short: 0, topUp: null, isEnough: true });
  });

  it('tells what is missing', () => {
    expect(reachOf(wallet(50, { card }), 490)).toEqual({ short: 440, topUp: null, isEnough: false });
  });

  it('tells how many packs the card would be charged for', () => {
    const { topUp, isEnough } = reachOf(wallet(50, { card, payAsYouGo: true }), 1_250);
    expect([topUp, isEnough]).toEqual([{ usd: 20, credits: 2_000 }, true]);
  });
});
