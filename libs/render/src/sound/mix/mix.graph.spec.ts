import { mixGraph } from './mix.graph';

const voice = [
  { atMs: 0, gainDb: 1 },
  { atMs: 2500, gainDb: -2 },
];

describe('mixGraph', () => {
  it('places each line to the sample and ducks music under all of them', () => {
    const graph = mixGraph({ voice, hasMusic: true, hasEffects: true, samples: 48_000 });
    expect(graph).toContain('adelay=120000S|120000S');
    expect(graph).toContain('[2:a]');
    expect(graph).toContain('[3:a]');
    expect(graph.match(/sidechaincompress/g)).toHaveLength(2);
    expect(graph.endsWith('[mix]')).toBe(true);
  });

  it('has nothing to duck where nobody speaks', () => {
    const graph = mixGraph({ voice: [], hasMusic: true, hasEffects: false, samples: 48_000 });
    expect(graph).not.toContain('sidechaincompress');
    expect(graph).toContain('[0:a]');
  });

  it('leaves a lone voice undivided', () => {
    const graph = mixGraph({ voice: voice.slice(0, 1), hasMusic: false, hasEffects: false, samples: 48_000 });
    expect(graph).toContain('asplit=1[speech]');
    expect(graph).not.toContain('Key');
  });
});
