import { type ApiClient, Stack } from '@app/testing';

interface Answer {
  error?: string;
  details?: Array<{ path: string; message: string }>;
  videoId?: string;
  status?: string;
}

const SCENES = [
  { type: 'title', text: '6.84% on Base 🚀\nright now', motion: 'slam', sfx: 'impact' },
  { type: 'cta', text: 'Open 24/7' },
];
const DATA = { asset: 'USDC', apyPct: 6.84 };

describe('a video of an authored script', () => {
  let stack: Stack;
  let client: ApiClient;

  beforeAll(async () => {
    stack = await Stack.start();
    client = await stack.account(100_000);
  });

  afterAll(async () => {
    await stack.stop();
  });

  const post = (body: unknown) => client.post<Answer>('/v1/videos/from-data', body);

  it.each([
    ['alone', { script: { scenes: SCENES } }],
    ['as bare scenes', { script: SCENES }],
    ['beside its data', { script: SCENES, data: DATA }],
  ])('is accepted %s [§C4 bare script]', async (_, body) => {
    expect(await post(body)).toMatchObject({ status: 202, body: { status: 'rendering' } });
  });

  it.each([
    [
      'a figure that the data do not hold',
      { data: DATA, script: [SCENES[0], { type: 'data', text: 'It pays 7.2%.' }] },
      'bad_request: script.scenes[1].text figure "7.2%" is not in data',
    ],
    [
      'a value that is no number',
      { script: [{ type: 'chart', chart: { kind: 'bars', series: [{ t: 'A', v: '1' }] } }] },
      'bad_request: script.scenes[0].chart.series[0].v must be a number',
    ],
    [
      'a field no one knows',
      { script: [{ type: 'title', text: 'A', colour: 'red' }] },
      'bad_request: script.scenes[0].colour is not a field of this request',
    ],
    [
      'a motion that there is not',
      { script: [{ type: 'title', text: 'A', motion: 'zoom' }] },
      'bad_request: script.scenes[0].motion must be one of the following values: slam',
    ],
    [
      'a script longer than any video',
      { script: Array.from({ length: 10 }, () => ({ type: 'title', text: 'A', duration: 10 })) },
      'bad_request: script runs to about 100 seconds; a video has at most 90',
    ],
    ['no source at all', {}, 'bad_request: data is needed, or sourceUrl, text, sourcePackId, sourceId or script'],
  ])('%s is a 400 that names it [§C4 script beside data]', async (_, body, error) => {
    expect(await post(body)).toMatchObject({ status: 400, body: { error } });
  });
});
