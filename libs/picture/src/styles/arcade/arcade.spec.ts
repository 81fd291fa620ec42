import { sampleJob } from '../../../test/sample-job';
import { describeStyle } from '../../../test/style-contract';
import { buildTimeline } from '../../timeline/build-timeline';
import type { Layer } from '../../timeline/layer';
import { STYLE_KITS, serverSurface } from '@app/render';
import type { BlocksData } from './block-bars';
import { ARCADE } from './preset';

describeStyle('arcade');

describe('arcade', () => {
  const { layers, cues } = buildTimeline(sampleJob({ style: 'arcade' }), serverSurface);

  it('colours layers from its palette alone, so that a brand can recolour all of it', () => {
    const palette = new Set<string>(Object.values(ARCADE));
    const own = layers.filter(({ kind, scene }) => kind === 'paint' && scene !== null);
    const strange = own.flatMap(({ props }) => colorsIn(props).filter((color) => !palette.has(color)));
    expect([...new Set(strange)]).toEqual([]);
  });

  it('moves sprites in whole pixels and in steps, so that frames between two steps are the same', () => {
    const sprites = layers.filter((layer) => dataOf(layer)?.painter === 'arcade.sprite');
    const keys = sprites.flatMap(({ tracks }) => tracks.flatMap((track) => track.keys));
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.every(({ ease }) => ease === 'hold')).toBe(true);
  });

  it('makes compared piles as high as their figures', () => {
    const video = buildTimeline(
      sampleJob({ style: 'arcade', only: ['hero', 'headline', 'comparison', 'end'] }),
      serverSurface,
    );
    const [pool, bill] = pilesOf(video.layers, 'blocks');
    expect((pool?.box.h ?? 0) / (bill?.box.h ?? 1)).toBeCloseTo(6.84 / 4.31, 3);
  });

  it('builds a whole from parts of true height', () => {
    const piles = pilesOf(layers, 'tower');
    const sum = piles.reduce((all, { box }) => all + box.h, 0);
    expect((piles[0]?.box.h ?? 0) / sum).toBeCloseTo(5.12 / 6.84, 3);
  });

  it('plays sounds of its own kit alone', () => {
    expect(cues.filter(({ sound }) => !STYLE_KITS.arcade.effects.includes(sound))).toEqual([]);
  });
});

function dataOf(layer: Layer): { painter: string; data: unknown } | null {
  return layer.kind === 'paint' ? layer.props : null;
}

function pilesOf(layers: Layer[], name: string): BlocksData['piles'] {
  const found = layers.find((layer) => layer.id.endsWith(`.${name}`));
  return ((found && dataOf(found)?.data) as BlocksData | undefined)?.piles ?? [];
}

function colorsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^#[0-9A-Fa-f]{6}/.test(value) ? [value.slice(0, 7)] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(colorsIn) : [];
}
