import { foundFacts, type VideoFact, withFactAt, withFacts, wordPieces } from './scene-words';

const fact = (key: string, display: string): VideoFact =>
  ({ key, display, label: 'Deposits', value: 1, kind: 'currency' }) as VideoFact;
const figure = (text: string, factKey: string) => ({
  text,
  factKey,
  scene: 1,
  where: 'caption' as const,
  fromMs: 0,
  toMs: 1,
  value: 1,
  formatter: 'currency.en',
});

describe('the words of a scene', () => {
  it('are cut at the facts that they name', () => {
    expect(wordPieces('Now {{tvlUsd}}.')).toEqual([{ text: 'Now ' }, { key: 'tvlUsd' }, { text: '.' }]);
  });

  it('name the facts of their figures where they stand as the video writes them', () => {
    const facts = new Map([['tvlUsd', fact('tvlUsd', '$412.6M')]]);
    const figures = [figure('$412.6M', 'tvlUsd'), figure('413', 'tvlUsd')];
    expect(withFacts('From 413 to $412.6M.', figures, facts)).toBe('From 413 to {{tvlUsd}}.');
  });

  it('take a fact at the caret, apart from the words around it', () => {
    expect(withFactAt('Deposits reached', 16, 'tvlUsd')).toEqual({ text: 'Deposits reached {{tvlUsd}}', caret: 27 });
    expect(withFactAt('now', 0, 'a').text).toBe('{{a}} now');
    expect(withFactAt('It is .', 6, 'a').text).toBe('It is {{a}}.');
  });

  it('find facts by name, place and figure', () => {
    const facts = [fact('tvlUsd', '$412.6M'), fact('apy', '6.84%')];
    expect(foundFacts(facts, 'depos 412').map(({ key }) => key)).toEqual(['tvlUsd']);
  });
});
