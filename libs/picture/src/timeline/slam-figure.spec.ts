import { serverSurface } from '@app/render';
import { sampleJob } from '../../test/sample-job';
import { STYLE_NAMES } from '../storyboard/storyboard';
import type { SceneFrame } from '../storyboard/storyboard';
import { buildTimeline } from './build-timeline';
import { stateAt } from './evaluate';

const videoWith = (style: (typeof STYLE_NAMES)[number], wish: Pick<SceneFrame, 'motion' | 'sfx'>) => {
  const job = sampleJob({ style, only: ['headline', 'hero'] });
  const scenes = job.storyboard.scenes.map((scene) => (scene.layout === 'hero' ? { ...scene, ...wish } : scene));
  const timeline = buildTimeline({ ...job, storyboard: { ...job.storyboard, scenes } }, serverSurface);
  const hero = timeline.scenes.find(({ layout }) => layout === 'hero');
  if (!hero) throw new Error('no hero');
  const cues = timeline.cues.filter(({ frame }) => frame >= hero.from && frame < hero.from + hero.frames);
  return { timeline, hero, cues };
};

describe('what the author of a scene asks for', () => {
  it.each(STYLE_NAMES)('lets the figure of %s fall from too large to its place, whole, with an impact', (style) => {
    const { timeline, hero, cues } = videoWith(style, { motion: 'slam' });
    const figures = timeline.layers.filter(({ id }) => id === `${hero.id}.figure`);
    expect(figures).toHaveLength(1);
    const [figure] = figures;
    if (!figure) return;
    const scales = Array.from({ length: hero.frames }, (_, at) => stateAt(figure, hero.from + at));
    const landed = scales.findIndex(({ scale }) => scale === 1);
    expect(Math.max(...scales.slice(0, landed).map(({ scale }) => scale))).toBeGreaterThan(1.3);
    expect(stateAt(figure, hero.from + landed + 3)).toMatchObject({ scale: 1, progress: 1 });
    expect(cues.map(({ sound, frame }) => [sound, frame])).toContainEqual(['impact', hero.from + landed]);
  });

  it('plays the sound it names at its first moment, and none where it wants silence', () => {
    const { hero, cues } = videoWith('arcade', { sfx: 'kaching' });
    expect(cues).toContainEqual({ sound: 'kaching', frame: hero.from });
    expect(cues.length).toBeGreaterThan(1);
    expect(videoWith('arcade', { sfx: 'none' }).cues).toEqual([]);
  });
});
