import { planRests } from './prosody';
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

  it('lets the voice read on where nothing is marked', () => {
    expect(plan('The pool holds dollars.')[0]?.slice(0, 3)).toEqual([0, 0, 0]);
  });
});
