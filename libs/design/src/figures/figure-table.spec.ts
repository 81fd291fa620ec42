import { readFacts } from '@app/facts';
import { english } from '../language/en/english';
import { readStory } from '../composer/story';
import { figureOf } from './figure-table';

describe('a figure of a fact', () => {
  it.each([
    ['a number', 412_600_000, undefined],
    ['an amount given as text', '$4.2M', 4_200_000],
    ['a percentage given as text', '-8.4%', -8.4],
    ['a name', 'Aave', undefined],
  ])('holds the number that charts measure beside %s', (_, value, number) => {
    const { byKey } = readStory(readFacts({ salesUsd: value }));
    expect(figureOf('salesUsd', byKey, english)).toMatchObject({ value, ...(number === undefined ? {} : { number }) });
    expect(figureOf('salesUsd', byKey, english)?.number).toBe(number);
  });
});
