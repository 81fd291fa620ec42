import { readFacts } from '@app/sources';
import { composeStoryboard } from '../../../composer/compose-storyboard';
import { languageOf } from '../../languages';

const german = languageOf('de');

function linesOf(data: Record<string, unknown>): string {
  if (!german) throw new Error('German is missing');
  const { storyboard } = composeStoryboard({
    facts: readFacts(data),
    targetSeconds: 60,
    style: 'swiss-poster',
    format: '9:16',
    language: german,
    seed: 1,
    stills: [],
    captions: true,
    music: false,
  });
  return storyboard.scenes.map((scene) => scene.line).join(' ');
}

describe('telling', () => {
  it('says of a change that is none what did not change', () => {
    const lines = linesOf({ protocol: 'Spark', chain: 'Gnosis', asset: 'sDAI', apyPct: 7.25, tvlChange7dPct: 0 });
    expect(lines).toContain('Einlagen');
    expect(lines).not.toContain('Veränderung');
  });

  it('leaves out the change of an hour whose name no one understands, and names that lean on others', () => {
    const lines = linesOf({ priceUsd: 4, priceChange: { h1: 0.35, h24: -7.4 }, home: 'Harbour City', shots: 4 });
    expect(lines).not.toContain('H 1');
    expect(lines).not.toContain('{{home}}');
  });
});
