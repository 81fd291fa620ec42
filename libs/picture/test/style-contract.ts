import { IS_FULL } from '@app/testing';
import { serverSurface } from '@app/render';
import { measureBoxes } from '../src/checks/measure-boxes';
import { SurfaceMeasurer } from '../src/surface/surface-measurer';
import { FORMATS, type Format, type Scene, type StyleName } from '../src/storyboard/storyboard';
import { buildTimeline } from '../src/timeline/build-timeline';
import { hostileJob } from './hostile-job';
import { HOSTILITIES, type Hostility } from './hostilities';
import { layoutFaults } from './layout-faults';
import { sampleJob } from './sample-job';

const DISCLAIMER = 'Past performance is no guarantee of future returns. Not financial advice.';

/** What every style must hold, whatever it looks like; in the short run in the tall format and one other, by its name. */
export function describeStyle(style: StyleName): void {
  const other = 1 + (style.length % (FORMATS.length - 1));
  describe.each(FORMATS.filter((_, index) => IS_FULL || index === 0 || index === other))(`${style} in %s`, (format) => {
    it('sets every layout inside the safe box, text clear of text', () => {
      expect(layoutFaults(sampleJob({ style, format }))).toEqual([]);
    });

    it('makes room for a watermark and a compliance strip that covers nothing', () => {
      const job = sampleJob({ style, format });
      job.storyboard.brand = { accent: '#0a7a5c', watermark: { text: 'ACME' } };
      job.storyboard.compliance = { disclaimer: DISCLAIMER, asOf: 'As of 28 Sep 2026', source: 'Source: DefiLlama' };
      expect(layoutFaults(job)).toEqual([]);
      const { layers, frames } = buildTimeline(job, serverSurface);
      const words = layers.find(({ id }) => id === 'video.foot.words');
      expect(words).toMatchObject({ from: 0, to: frames, tracks: [] });
    });

    it.each(hostilitiesFor(format))('sets content that is %s inside the safe box, text clear of text', (hostility) => {
      expect(layoutFaults(hostileJob({ style, format, hostility }))).toEqual([]);
    });
  });

  it(`draws every layout of ${style} at any place of a video, with a meter on every card`, () => {
    const job = sampleJob({ style });
    const { scenes } = job.storyboard;
    const [line] = job.narration.lines;
    job.storyboard.scenes = [0, 1, 2, 3].flatMap((turn) =>
      scenes.map((scene): Scene => {
        const id = `${scene.id}t${turn}`;
        if (scene.layout !== 'cards') return { ...scene, id };
        return { ...scene, id, cards: scene.cards.map((card) => ({ ...card, meter: 0.5 })) };
      }),
    );
    job.narration.lines = job.storyboard.scenes.flatMap(({ id }) => (line ? [{ ...line, sceneId: id }] : []));
    expect(buildTimeline(job, serverSurface).scenes).toHaveLength(scenes.length * 4);
  });

  it(`shows the hook on the first frame of ${style}`, () => {
    const timeline = buildTimeline(sampleJob({ style, only: ['hero', 'end'] }), serverSurface);
    const first = measureBoxes(timeline, 0, new SurfaceMeasurer(serverSurface, 'en'));
    expect(first.filter(({ scene }) => scene === 's1').length).toBeGreaterThan(0);
    const hook = timeline.layers.filter((layer) => layer.scene === 's1' && /figure/.test(layer.id));
    expect(hook.some((layer) => first.some((box) => box.layer === layer.id))).toBe(true);
  });
}

/**
 * What is hard in itself meets every format (in the short run the tall one, and each other format one of them); scripts
 * and languages take turns each in one format.
 */
function hostilitiesFor(format: Format): Hostility[] {
  const shapes: Hostility[] = ['long', 'scant', 'many', 'arabic'];
  const scripts = HOSTILITIES.filter((hostility) => !shapes.includes(hostility));
  const turn = FORMATS.indexOf(format);
  const met = IS_FULL || format === '9:16' ? shapes : shapes.filter((_, index) => index === (turn * 2) % 3);
  return [...met, ...scripts.filter((_, index) => index % FORMATS.length === turn)];
}
