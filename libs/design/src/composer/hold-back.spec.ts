import { type Scene, type Storyboard } from '@app/render';
import { readFacts } from '@app/sources';
import { payloads } from '../../test/payloads';
import { checkStoryboard } from '../figures/grounding';
import { textsIn } from '../figures/scene-texts';
import { english } from '../language/en/english';
import { composeStoryboard } from './compose-storyboard';
import { estimateDurations, fitToTarget } from './fit-to-target';
import type { Mode, Pacing } from './pacing';

const EXAMPLES = payloads().filter(([name]) => name.endsWith('.json'));

interface Wish {
  mode?: Mode;
  pacing?: Pacing;
  seed?: number;
}

function filmOf(name: string, { seed = 1, ...wish }: Wish): Storyboard {
  const payload = EXAMPLES.find(([known]) => known === name)?.[1];
  const draft = composeStoryboard({
    facts: readFacts(payload?.data),
    cta: 'See it',
    targetSeconds: 30,
    style: 'swiss-poster',
    format: '9:16',
    language: english,
    seed,
    stills: [],
    captions: true,
    music: true,
    ...wish,
  });
  return fitToTarget(draft, estimateDurations(draft), 30);
}

function gives(scene: Scene, key: string): boolean {
  return textsIn(scene).some(({ text, isFigure }) =>
    isFigure ? text === key : text.includes(`{{${key}}}`) || text.includes(`{{${key}|bare`),
  );
}

describe('mode story', () => {
  it('opens a pool on a plot and holds the rate back', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const { scenes, furniture } = filmOf('pool.json', { mode: 'story', seed });
      const told = scenes.findIndex((scene) => gives(scene, 'apyPct'));
      expect(told).toBeGreaterThanOrEqual(2);
      expect(scenes[told]).toMatchObject({ layout: 'hero', figure: 'apyPct' });
      expect(scenes.findIndex((scene) => gives(scene, 'benchmarkApyPct'))).toBeGreaterThanOrEqual(told);
      expect(JSON.stringify(furniture.ticker)).not.toContain('{{apyPct}}');
    }
  });

  it.each(EXAMPLES)('keeps %s grounded, whole and ended by its call to action', (name) => {
    const film = filmOf(name, { mode: 'story' });
    expect(checkStoryboard(film)).toEqual([]);
    expect(film.scenes[0]?.type).toBe('title');
    expect(film.scenes.at(-1)).toMatchObject({ layout: 'end', cta: 'See it' });
    expect(film.scenes.length).toBeGreaterThanOrEqual(3);
  });
});

describe('pacing', () => {
  it('tells more scenes in the same time the faster it goes', () => {
    const scenes = (pacing: Pacing) =>
      ['pool.json', 'football.json', 'weather.json', 'wallet.json']
        .map((name) => filmOf(name, { pacing }).scenes.length)
        .reduce((sum, count) => sum + count, 0);
    expect(scenes('calm')).toBeLessThan(scenes('standard'));
    expect(scenes('standard')).toBeLessThan(scenes('fast'));
  });

  it('holds a calm picture longer', () => {
    const shortest = (pacing: Pacing) => Math.min(...filmOf('pool.json', { pacing }).scenes.map((s) => s.minSeconds));
    expect(shortest('calm')).toBeGreaterThan(shortest('fast'));
  });
});
