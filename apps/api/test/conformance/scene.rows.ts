import { CHART, CHARTS, scenes } from './video-orders';
import { FROM_DATA, type MadeVideos } from './made-videos';

/** Specification 2.2: scenes as they are authored. */
export function sceneRows(situation: () => MadeVideos): void {
  let made: MadeVideos;
  beforeAll(() => {
    made = situation();
  });

  it('tells a script as it is written, scene by scene [§2.2 type; text] [§4.2 script]', () => {
    const written = scenes('').map(({ type, text }) => ({ type, text }));
    expect(made.videos.script.scenes.map(({ type, text }) => ({ type, text }))).toEqual(written);
  });

  it('gives a scene the seconds that were asked for [§2.2 duration]', () => {
    expect(made.videos.script.scenes[2]?.duration).toBeCloseTo(6, 1);
    expect(made.videos.script.scenes[1]?.duration).toBeLessThan(6);
  });

  it('slams, sounds and changes scenes as asked, and as nothing else [§2.2 motion; sfx; transition]', async () => {
    expect(made.drawn.script.scenes.slice(0, 4)).toMatchObject([
      { motion: 'slam', sfx: 'riser', transition: 'wipe' },
      { sfx: 'none', transition: 'dissolve' },
      {},
      { transition: 'cut' },
    ]);
    for (const wrong of [{ sfx: 'kazoo' }, { transition: 'spin' }]) {
      const script = [{ type: 'title', text: 'A', ...wrong }];
      expect((await made.client.post(FROM_DATA, { script })).status).toBe(400);
    }
  });

  it('draws a chart with its title, baseline and format [§2.2 chart]', async () => {
    expect(made.drawn.script.scenes[1]).toMatchObject({ layout: 'bars', title: 'By the day' });
    const shown = (await made.proofOf('script')).figures.filter(({ where }) => where === 'screen');
    expect(shown).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ value: 5.1, text: expect.stringContaining('5.1%') as string }),
        expect.objectContaining({ value: 4.31 }),
      ]),
    );
    // The same value in the other format; a chart of no format leaves it plain.
    const money = (await made.proofOf('charts')).figures.filter(
      ({ value, where }) => value === 7.25 && where === 'screen',
    );
    expect(money.map(({ text }) => text).join()).toContain('$7.25');
    const wrong = [{ type: 'chart', chart: { ...CHART, valueFormat: 'eur' } }];
    expect((await made.client.post(FROM_DATA, { script: wrong })).status).toBe(400);
  });

  it('draws each kind of chart [§C4 chart kinds]', async () => {
    const drawn = made.drawn.charts.scenes.map(({ layout }) => layout).filter((layout) => layout !== 'end');
    expect(drawn).toHaveLength(CHARTS.length);
    expect(new Set(drawn).size).toBeGreaterThan(4);
    expect(
      (await made.client.post(FROM_DATA, { script: [{ type: 'chart', chart: { ...CHART, kind: 'radar' } }] })).status,
    ).toBe(400);
  });

  it('shows stats with their labels [§2.2 stats]', async () => {
    expect(JSON.stringify(made.drawn.script.scenes[2])).toContain('Depositors');
    expect((await made.proofOf('script')).figures.map(({ text }) => text).join()).toContain('1,840');
  });

  it('fetches the picture of a scene, and counts pictures from 0 [§2.2 asset; stillIndex]', () => {
    expect(made.pictures.received.map(({ path }) => path)).toContain('/large.png');
    for (const scene of made.videos.script.scenes.slice(3, 5)) expect(scene.media).toMatch(/^(picture|clip)/);
  });

  it('keeps the frame of a scene as it was sent [§2.2 frame]', () => {
    expect(made.videos.script.scenes[0]).toMatchObject({ frame: { x: 1 } });
  });
}
