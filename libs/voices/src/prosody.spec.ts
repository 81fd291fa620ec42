import { performed, planRests } from './prosody';
import { toSentences } from './sentence';

const plan = (line: string) => planRests(toSentences(line.split(' ').map((word) => ({ display: word, spoken: word }))));
/** The pause after each sentence but the last. */
const between = (line: string) =>
  plan(line)
    .slice(0, -1)
    .map((rests) => rests.at(-1) ?? 0);

describe('planRests', () => {
  it('prepares a figure by a longer pause than other words', () => {
    const [figure] = between('Borrowers pay most of it. Rewards add 12 percent.');
    const [words] = between('Borrowers pay most of it. Rewards add the others.');
    expect(figure).toBeGreaterThan(words ?? 0);
  });

  it('waits for an answer after a question longer than after a statement', () => {
    const [asked] = between('And the old bills? They are left standing.');
    const [stated] = between('And the old bills. They are left standing.');
    expect(asked).toBeGreaterThan(stated ?? 0);
  });

  it('rests longer between ideas than inside one', () => {
    const [first] = plan('Most of it, they say, is no gift at all. It comes from borrowers.');
    const inside = (first ?? []).slice(0, -1);
    expect(first?.at(-1)).toBeGreaterThan(Math.max(...inside));
  });

  it('keeps fragments closer together than whole sentences', () => {
    const [fragments] = between('One pool. One rate.');
    const [sentences] = between('One pool is on the list. One rate is on it as well.');
    expect(fragments).toBeLessThan(sentences ?? 0);
  });

  it('spreads the pauses of a line', () => {
    const rests = plan(
      '6 percent. Bills, by contrast, pay less. Most of it, and here is why, comes from borrowers. So?',
    )
      .flat()
      .filter((ms) => ms > 0);
    expect(Math.max(...rests) - Math.min(...rests)).toBeGreaterThan(150);
  });

  it('reads the items of a list on, and breathes after a figure inside a sentence', () => {
    const [items] = plan('Ash, Elm, Oak and all of the others follow.');
    const [clauses] = plan('Ash is in front of them, Elm is not far behind them, Oak is last.');
    expect(items?.[0]).toBeLessThan(clauses?.[5] ?? 0);
    const [figure] = plan('The pool has 412, as the bank of the house would.');
    const [word] = plan('The pool has more, as the bank of the house would.');
    expect(figure?.[3]).toBeGreaterThan(word?.[3] ?? Infinity);
  });

  it('lets the voice read on where nothing is marked', () => {
    expect(plan('The pool holds dollars.')[0]?.slice(0, 3)).toEqual([0, 0, 0]);
  });
});

const tunes = (line: string, pitch = 0) =>
  performed(toSentences(line.split(' ').map((word) => ({ display: word, spoken: word }))), pitch).map(
    ({ tune }) => tune,
  );

describe('performed', () => {
  it('stresses the figure that a sentence ends on, with all of its words', () => {
    const tokens = ['Up', '8.4%', 'to', '412.6M.'].map((display) => ({
      display,
      spoken: display === '412.6M.' ? '412.6 million dollars.' : display,
    }));
    expect(performed(toSentences(tokens), 0)[0]?.tune?.stress).toEqual({ from: 3, to: 6 });
  });

  it('asks higher than it states, and lets the sentences of a line sink', () => {
    const [asked] = tunes('Is it the pool?');
    const [stated] = tunes('It is the pool.');
    expect(asked?.pitch).toBeGreaterThan(stated?.pitch ?? 0);
    const [first, last] = tunes('It is the pool. They are the bills.');
    expect(last?.pitch).toBeLessThan(first?.pitch ?? 0);
  });

  it('says fragments slowly and hurries through a long sentence without a figure', () => {
    const [fragment] = tunes('One pool.');
    const [long] = tunes('And most of it they say is no gift to anyone at all.');
    expect(fragment?.rate).toBeLessThan(1);
    expect(long?.rate).toBeGreaterThan(1);
  });
});
