import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WalletService } from '@app/billing';
import { CONFIG_PARTS, ENTITIES } from '@app/composition';
import { RunJobService } from '@app/jobs';
import { Clock, Database, NotFoundError } from '@app/platform';
import { createCanvas } from '@app/render';
import { LocalServer, SetClock, TestApp } from '@app/testing';
import { VideoPlan } from '../src/plan/video-plan.entity';
import {
  ExpiredPlanError,
  OrderVideoService,
  PlansService,
  PlanVideoService,
  Video,
  type VideoOrder,
  VideosModule,
  readVersion,
  type WholeVersion,
} from '../src';

const DAY_S = 86_400;

const example = async (name: string): Promise<Record<string, unknown>> => {
  const text = await readFile(join(__dirname, '../../../examples', `${name}.json`), 'utf8');
  const { data } = JSON.parse(text) as { data?: Record<string, unknown> };
  return data ?? (JSON.parse(text) as Record<string, unknown>);
};

function photo(): Buffer {
  const canvas = createCanvas(640, 480);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#0a7a5c';
  ctx.fillRect(0, 0, 640, 480);
  return canvas.toBuffer('image/png');
}

describe('a plan that is ordered', () => {
  const clock = new SetClock(new Date());
  let app: TestApp;
  let server: LocalServer;
  let pictures = 0;
  let accountId: string;
  let serial = 0;

  beforeAll(async () => {
    server = await new LocalServer(async (_, response) => {
      pictures += 1;
      // A picture that is there when the plan is made and gone when it is ordered.
      if (pictures > 1) response.writeHead(404).end();
      else response.end(photo());
    }).listen();
    app = await TestApp.start({
      house: { CONFIG_PARTS, ENTITIES },
      modules: [VideosModule],
      settings: { FETCH_ALLOW: '127.0.0.1' },
      adapt: (builder) => builder.overrideProvider(Clock).useValue(clock),
    });
    accountId = await anAccount(100_000);
  });

  afterAll(async () => {
    await app.stop();
    await server.stop();
  });

  const get = <T>(token: abstract new (...words: never[]) => T): T => app.get(token);
  const rows = () => get(Database).read();
  const plan = (order: VideoOrder) => get(PlanVideoService).plan(accountId, order);
  const order = (wanted: VideoOrder, whose = accountId) => get(OrderVideoService).create(whose, wanted);
  const balance = async () => (await get(WalletService).balance(accountId)).credits;

  const anAccount = async (credits: number): Promise<string> => await app.account(`acc_planned${++serial}`, credits);

  /** The video of an order, designed as a worker does it. */
  async function designed({ video, job }: Awaited<ReturnType<typeof order>>): Promise<WholeVersion> {
    await get(RunJobService).run(job.id, 'design', { signal: new AbortController().signal });
    const version = await readVersion(rows(), { videoId: video.id, version: 1 });
    if (!version) throw new Error(`${video.id} was not designed`);
    return version;
  }

  const kept = async (id: string) => (await rows().findOneOrFail(VideoPlan, { id })).laidOut;

  it.each<[string, () => Promise<VideoOrder>]>([
    ['a pool in English', async () => ({ data: await example('pool') })],
    [
      'a wallet in German, told as a story',
      async () => ({ data: await example('wallet'), language: 'de', mode: 'story' }),
    ],
    [
      'a table of football in Spanish',
      async () => ({ data: await example('football'), language: 'es', style: 'comic' }),
    ],
    [
      'weather by the template engine',
      async () => ({ data: await example('weather'), engine: 'director', targetSeconds: 45 }),
    ],
    [
      'flows in Japanese, fast and square',
      async () => ({ data: await example('flow'), language: 'ja', pacing: 'fast', format: '1:1' }),
    ],
    [
      'a text',
      async () => ({ text: 'The bakery sold 4,200 loaves in May. Rye made up 31% of them. It opens at 6 every day.' }),
    ],
    [
      'a script with a clip that cannot be had and a picture that is gone by then',
      async () => ({
        data: await example('pool'),
        script: {
          scenes: [
            { type: 'title', text: 'What USDC earns', asset: { url: `${server.url}/photo.png` } },
            { type: 'text', text: 'It pays 6.84% today.', duration: 3 },
            { type: 'cta', text: 'See the rate' },
          ],
        },
      }),
    ],
  ])('is made to the byte: %s', async (_, wanted) => {
    const asked = await wanted();
    const shown = await plan(asked);
    // The same order again is another draw of the same facts.
    await plan(asked);
    const before = await balance();
    const taken = await order({ planId: shown.planId, external_id: 'my-7', maxCredits: shown.quote.credits });
    expect(taken.video).toMatchObject({ externalId: 'my-7', cost: { credits: shown.quote.credits } });
    expect(before - (await balance())).toBe(shown.quote.credits);
    const { storyboard } = await designed(taken);
    const { uncut } = await kept(shown.planId);
    expect(storyboard).toEqual(uncut);
    expect(storyboard.scenes.map(({ type, layout }) => [type, layout])).toEqual(
      shown.storyboard.map(({ type, layout }) => [type, layout]),
    );
    const video = await rows().findOneOrFail(Video, { id: taken.video.id });
    expect([video.title, video.caption]).toEqual([shown.title, shown.caption]);
  });

  it('is made once: naming it again, at once or later, answers its video and charges nothing', async () => {
    const { planId, quote } = await plan({ data: { gate: 'B', waitMinutes: 17 }, targetSeconds: 15 });
    const before = await balance();
    const both = await Promise.all([order({ planId }), order({ planId })]);
    const again = await order({ planId, external_id: 'again' });
    expect(new Set([...both, again].map(({ video }) => video.id)).size).toBe(1);
    expect(before - (await balance())).toBe(quote.credits);
    expect(again.charged).toBe(0);
  });

  it('costs its render or not, and no more than its order allows', async () => {
    const { planId, quote } = await plan({ data: { gate: 'C', waitMinutes: 17 }, targetSeconds: 15 });
    await expect(order({ planId, maxCredits: quote.credits - 1 })).rejects.toThrow('maxCredits allows');
    const before = await balance();
    const { video } = await order({ planId, render: false, maxCredits: quote.credits - 10 });
    expect([video.status, before - (await balance())]).toEqual(['draft', quote.credits - 10]);
  });

  it.each([
    [{ data: { a: 1 } }, 'data'],
    [{ language: 'de' }, 'language'],
    [{ title: 'Other' }, 'title'],
    [{ captions: false }, 'captions'],
    [{ music: false }, 'music'],
    [{ clips: true }, 'clips'],
    [{ style: 'comic' }, 'style'],
  ] satisfies Array<[VideoOrder, string]>)('with %j beside it is refused by name', async (beside, name) => {
    const { planId } = await plan({ data: { gate: 'D', waitMinutes: 17 }, targetSeconds: 15 });
    await expect(order({ planId, ...beside })).rejects.toThrow(new RegExp(`${name} cannot be sent beside planId`));
  });

  it("is nobody else's, and says so when it has expired", async () => {
    const { planId } = await plan({ data: { gate: 'E', waitMinutes: 17 }, targetSeconds: 15 });
    const stranger = await anAccount(1_000);
    await expect(order({ planId }, stranger)).rejects.toThrow(NotFoundError);
    await expect(order({ planId: 'pln_none' })).rejects.toThrow(NotFoundError);
    clock.pass(DAY_S + 1);
    try {
      await expect(order({ planId })).rejects.toThrow(ExpiredPlanError);
      while ((await get(PlansService).sweep()) > 0) continue;
      expect(await rows().findOne(VideoPlan, { id: planId })).toBeNull();
    } finally {
      clock.pass(-DAY_S - 1);
    }
  });
});
