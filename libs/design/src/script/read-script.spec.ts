import { faultsOf } from '../../test/faults-of';
import { readScript } from './read-script';

const stackedChart = (values: number[]) => ({
  kind: 'stacked',
  series: values.map((v, index) => ({ t: `T${Math.floor(index / 2)}`, group: `G${index % 2}`, v })),
});
const paired = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ t: `T${index}`, v: 2, before: index }));
const PAIRED = { kind: 'dumbbell', times: ['May', 'June'] };
const waterfall = (...points: Array<[v: number, more?: object]>) => ({
  kind: 'waterfall',
  series: points.map(([v, more], index) => ({ t: `T${index}`, v, ...more })),
});
const SUM = { sum: true };
const SCATTER = { kind: 'scatter', axes: [{ title: 'Visits' }, { title: 'Share', valueFormat: 'pct' }] };
const dots = (count: number) => Array.from({ length: count }, (_, index) => ({ t: `T${index}`, x: index, y: 2 }));
const TABLE = { kind: 'table', columns: ['One', 'Two'] };
const crossedCandles = () =>
  Array.from({ length: 8 }, (_, index) => ({ t: String(index), o: 1, h: index === 7 ? 1.5 : 3, l: 0.5, c: 2 }));

describe('reading a script', () => {
  it('takes the scenes alone and keeps what their author set', () => {
    const scenes = [{ type: 'title', text: 'Rates', motion: 'slam', sfx: 'impact' }];
    expect(readScript(scenes).scenes[0]).toMatchObject({ motion: 'slam', sfx: 'impact' });
    expect(
      readScript({ scenes: [{ type: 'title', text: 'A', frame: { x: 1 }, sfx: 'none' }] }).scenes[0],
    ).toMatchObject({ frame: { x: 1 }, sfx: 'none' });
  });

  it.each([
    ['text', 'script'],
    [{ scenes: [] }, 'script.scenes'],
    [{ scenes: Array.from({ length: 41 }, () => ({ type: 'title', text: 'A' })) }, 'script.scenes'],
    [{ scenes: [{ type: 'title', text: 'A' }], extra: 1 }, 'script.extra'],
    [[{ type: 'title', text: 'A', colour: 'red' }], 'script.scenes[0].colour'],
    [[{ type: 'poem', text: 'A' }], 'script.scenes[0].type'],
    [[{ type: 'title', text: 'x'.repeat(1001) }], 'script.scenes[0].text'],
    [[{ type: 'title', text: 'A', duration: '3' }], 'script.scenes[0].duration'],
    [[{ type: 'title', text: 'A', sfx: 'kazoo' }], 'script.scenes[0].sfx'],
    [[{ type: 'chart', text: 'A' }], 'script.scenes[0].chart'],
    [[{ type: 'title' }], 'script.scenes[0]'],
    [
      [
        { type: 'title', text: 'A' },
        {
          type: 'chart',
          chart: {
            kind: 'bars',
            series: [
              { t: 'A', v: 1 },
              { t: 'B', v: 'x' },
            ],
          },
        },
      ],
      'script.scenes[1].chart.series[1].v',
    ],
    [[{ type: 'chart', chart: { kind: 'pie', series: [{ t: 'A', v: 1 }] } }], 'script.scenes[0].chart.kind'],
    [[{ type: 'clip', asset: { url: 'file:///etc/passwd' } }], 'script.scenes[0].asset.url'],
    [[{ type: 'clip', asset: {} }], 'script.scenes[0].asset'],
    [[{ type: 'clip', asset: { url: 'https://a.example/b.mp4', libraryAssetId: 'ast_1' } }], 'script.scenes[0].asset'],
    [[{ type: 'clip', asset: { libraryAssetId: 'vid-1' } }], 'script.scenes[0].asset.libraryAssetId'],
    [[{ type: 'list', text: 'A title\nand one line' }], 'script.scenes[0].text'],
    [[{ type: 'quote', stillIndex: 0 }], 'script.scenes[0].text'],
    [[{ type: 'chart', chart: stackedChart([1, 2, 3]) }], 'script.scenes[0].chart.series'],
    [[{ type: 'chart', chart: stackedChart([1, 2, 3, -4]) }], 'script.scenes[0].chart.series[3].v'],
    [[{ type: 'chart', chart: { ...stackedChart([1, 2, 3, 4]), baseline: 1 } }], 'script.scenes[0].chart.baseline'],
    [[{ type: 'chart', chart: { kind: 'slope', series: paired(2) } }], 'script.scenes[0].chart.times'],
    [[{ type: 'chart', chart: { kind: 'slope', times: ['May'], series: paired(2) } }], 'script.scenes[0].chart.times'],
    [[{ type: 'chart', chart: { ...PAIRED, series: paired(1) } }], 'script.scenes[0].chart.series'],
    [[{ type: 'chart', chart: { ...PAIRED, series: paired(7) } }], 'script.scenes[0].chart.series'],
    [
      [{ type: 'chart', chart: { ...PAIRED, series: [...paired(1), { t: 'B', v: 1 }] } }],
      'script.scenes[0].chart.series[1].before',
    ],
    [[{ type: 'chart', chart: { ...PAIRED, series: paired(2), baseline: 1 } }], 'script.scenes[0].chart.baseline'],
    [[{ type: 'chart', chart: waterfall([4], [3], [7]) }], 'script.scenes[0].chart.series[2].sum'],
    [[{ type: 'chart', chart: waterfall([4], [4, SUM]) }], 'script.scenes[0].chart.series'],
    [[{ type: 'chart', chart: waterfall([4, SUM], [3], [7, SUM]) }], 'script.scenes[0].chart.series'],
    [[{ type: 'chart', chart: waterfall([4], [4, SUM], [3], [7, SUM]) }], 'script.scenes[0].chart.series[1].sum'],
    [[{ type: 'chart', chart: waterfall([4], [-3], [7, SUM]) }], 'script.scenes[0].chart.series[2].v'],
    [
      [{ type: 'chart', chart: waterfall([4, { ...SUM, takes: true }], [1], [1], [6, SUM]) }],
      'script.scenes[0].chart.series[0].takes',
    ],
    [
      [{ type: 'chart', chart: { kind: 'table', series: [{ t: 'A', cells: ['1', '2'] }] } }],
      'script.scenes[0].chart.columns',
    ],
    [
      [{ type: 'chart', chart: { ...TABLE, series: [{ t: 'A', cells: ['1', '2'] }] } }],
      'script.scenes[0].chart.series',
    ],
    [
      [
        {
          type: 'chart',
          chart: { ...TABLE, series: ['A', 'B'].map((t) => ({ t, cells: ['1', '2', '3'].slice(t === 'A' ? 1 : 0) })) },
        },
      ],
      'script.scenes[0].chart.series[1].cells',
    ],
    [
      [
        {
          type: 'chart',
          chart: {
            ...TABLE,
            series: ['A', 'B'].map((t) => ({ t, cells: ['1', '2'], ...(t === 'A' ? { v: 1 } : {}) })),
          },
        },
      ],
      'script.scenes[0].chart.series[0].v',
    ],
    [[{ type: 'chart', chart: { kind: 'scatter', series: dots(3) } }], 'script.scenes[0].chart.axes'],
    [[{ type: 'chart', chart: { ...SCATTER, series: dots(2) } }], 'script.scenes[0].chart.series'],
    [
      [{ type: 'chart', chart: { ...SCATTER, valueFormat: 'pct', series: dots(3) } }],
      'script.scenes[0].chart.valueFormat',
    ],
    [
      [{ type: 'chart', chart: { ...SCATTER, series: [...dots(3), { t: 'A', x: 1 }] } }],
      'script.scenes[0].chart.series[3].y',
    ],
    [[{ type: 'chart', chart: { kind: 'candles', series: crossedCandles() } }], 'script.scenes[0].chart.series[7].h'],
  ])('%j is refused at %#', (value, path) => {
    expect(faultsOf(() => readScript(value)).map((fault) => fault.split(' ')[0])).toEqual([path]);
  });

  it.each([
    ['text', 'must be an object'],
    [{ scenes: [] }, 'must hold at least 1 element'],
    [[{ type: 'poem', text: 'A' }], 'must be one of the following values: title, chart, data, cta'],
    [[{ type: 'title', text: 5 }], 'must be a string'],
    [[{ type: 'title', text: 'x'.repeat(1001) }], 'must be at most 1000 characters long'],
    [[{ type: 'title', text: 'A', duration: 0.1 }], 'must be at least 0.5'],
    [[{ type: 'title', text: 'A', stillIndex: 1.5 }], 'must be an integer'],
    [[{ type: 'chart', chart: { kind: 'bars', series: [{ t: 'A' }] } }], 'must be a number'],
  ])('%j is refused in the words of all bodies', (value, words) => {
    const [fault = ''] = faultsOf(() => readScript(value));
    expect(fault.slice(fault.indexOf(' ') + 1)).toContain(words);
  });
});
