import { serverSurface } from '@app/render';
import { sampleJob } from '../../../test/sample-job';
import { describeStyle } from '../../../test/style-contract';
import { buildTimeline } from '../../timeline/build-timeline';
import type { Layer, LayerOf } from '../../timeline/layer';
import type { ColumnData } from './column';
import { VAPOR } from './preset';

describeStyle('vaporwave');

describe('vaporwave', () => {
  const { layers } = buildTimeline(sampleJob({ style: 'vaporwave' }), serverSurface);

  it('colours layers from its palette alone, so that a brand can recolour all of it', () => {
    const palette = new Set<string>(Object.values(VAPOR));
    const strange = layers
      .filter(isOwn)
      .flatMap((layer) => colorsIn(layer.props).filter((color) => !palette.has(color)));
    expect([...new Set(strange)]).toEqual([]);
  });

  it('floats in whole pixels, so that frames between two steps are the same', () => {
    const suns = layers.filter(({ id }) => id.endsWith('.sun'));
    const values = suns.flatMap((sun) => sun.tracks.flatMap((track) => track.keys.map((key) => key.value)));
    expect(values.length).toBeGreaterThan(0);
    expect(values.every((value) => Number.isInteger(value))).toBe(true);
  });

  it('makes compared columns as high as their figures', () => {
    const [pool, bill] = ['column0', 'column1'].map((name) => columnNamed(layers, name));
    expect((pool?.h ?? 0) / (bill?.h ?? 1)).toBeCloseTo(6.84 / 4.31, 5);
  });

  it('cuts a column into drums that make up the whole', () => {
    const drums = columnNamed(layers, 'column')?.drums ?? [];
    expect(drums.reduce((sum, drum) => sum + drum.share, 0)).toBeCloseTo(1, 9);
    expect(drums.at(-1)?.share).toBeCloseTo(5.12 / 6.84, 5);
  });
});

function isOwn(layer: Layer): boolean {
  return layer.scene !== null;
}

function colorsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^#[0-9A-Fa-f]{6}/.test(value) ? [value.slice(0, 7)] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(colorsIn) : [];
}

function columnNamed(layers: Layer[], name: string): ColumnData | undefined {
  const found = layers.find(
    (layer): layer is LayerOf<'paint'> => layer.kind === 'paint' && layer.id.endsWith(`.${name}`),
  );
  return found?.props.data as ColumnData | undefined;
}
