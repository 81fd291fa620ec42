import { resolveText, type Scene, type Storyboard, type StyleName } from '@app/picture';
import { readFacts } from '@app/facts';
import { IS_FULL } from '@app/testing';
import { payloads, type Payload } from '../../test/payloads';
import { checkStoryboard } from '../figures/grounding';
import { english } from '../language/en/english';
import { tokensOf } from '../narration';
import { composeStoryboard } from './compose-storyboard';
import type { StoryboardDraft } from './storyboard-draft';
import { estimateDurations, fitToTarget } from './fit-to-target';
import { sentenceFrames } from './sentence-frames';

/** The short run gives each manner a seed of its own. */
const SEEDS = IS_FULL ? [1, 2, 11, 512] : [1];
/** One style of each manner: the words of a video follow its manner, not its style. */
const STYLES: readonly StyleName[] = ['swiss-poster', 'trading-terminal', 'breaking-news', 'tabloid', 'luxury-minimal'];

const read = new Map<unknown, ReturnType<typeof readFacts>>();

function draftOf(payload: Payload, style: StyleName | undefined, seed: number): StoryboardDraft {
  const { title, brief, cta, targetSeconds } = payload;
  const facts = read.get(payload.data) ?? readFacts(payload.data);
  read.set(payload.data, facts);
  return composeStoryboard({
    facts,
    title,
    brief,
    cta,
    targetSeconds,
    style,
    format: '9:16',
    language: english,
    seed,
    stills: [],
    captions: true,
    music: true,
  });
}

function videoOf(payload: Payload, style: StyleName | undefined, seed: number): Storyboard {
  const draft = draftOf(payload, style, seed);
  return fitToTarget(draft, estimateDurations(draft), payload.targetSeconds);
}

function shown(storyboard: Storyboard): string[] {
  return storyboard.scenes.map((scene) => resolveText(scene.line, storyboard.figures, 'display'));
}

/** Parts of a scene with the bounds that the storyboard's contract states. */
function partsOf(scene: Scene): [count: number, least: number, most: number] {
  switch (scene.layout) {
    case 'cards':
      return [scene.cards.length, 2, 4];
    case 'bars':
      return [scene.bars.length, 2, 12];
    case 'leaderboard':
      return [scene.rows.length, 3, 8];
    case 'list':
      return [scene.items.length, 2, 5];
    case 'breakdown':
      return [scene.parts.length, 2, 5];
    case 'line':
      return [scene.points.length, 2, 90];
    default:
      return [1, 1, 1];
  }
}

describe.each(payloads())('a video of %s', (_, payload) => {
  const videos = STYLES.flatMap((style) => SEEDS.map((seed) => videoOf(payload, style, seed)));

  it('shows no figure that is not in the payload', () => {
    for (const video of videos) expect(checkStoryboard(video)).toEqual([]);
  });

  it('opens on its headline and ends on the call to action word for word', () => {
    for (const video of videos) {
      expect(['hero', 'headline']).toContain(video.scenes[0]?.layout);
      const first = video.scenes[0];
      if (first?.layout === 'hero') expect(JSON.stringify(video.figures[first.figure]?.forms)).toBeDefined();
      const last = video.scenes.at(-1);
      expect(last?.layout).toBe('end');
      if (payload.cta !== undefined) expect(last).toMatchObject({ cta: payload.cta, line: payload.cta });
    }
  });

  it('never shows one layout twice in a row', () => {
    for (const video of videos) {
      video.scenes.forEach((scene, index) => expect(scene.layout).not.toBe(video.scenes[index + 1]?.layout));
    }
  });

  it('writes clean sentences of a length that can be said', () => {
    for (const video of videos) {
      for (const line of shown(video).slice(0, -1)) {
        expect(line).not.toMatch(/ {2}|undefined|null|NaN|\{\{|\.\.|,\.| \./);
        expect(line).toMatch(/[.!?…]$/);
      }
      for (const scene of video.scenes.slice(0, -1)) {
        for (const sentence of scene.line.split(/(?<=[.!?]) /))
          expect(sentence.split(/\s+/).length).toBeLessThanOrEqual(14);
      }
    }
  });

  it('says no line twice and asks at most one question', () => {
    for (const video of videos) {
      const lines = video.scenes.slice(0, -1).map((scene) => scene.line);
      expect(new Set(lines).size).toBe(lines.length);
      expect(lines.filter((line) => line.includes('?')).length).toBeLessThanOrEqual(1);
    }
  });

  it('is no longer than asked for and never shorter than eight seconds', () => {
    for (const video of videos) {
      const seconds = video.scenes.reduce((total, scene) => total + scene.minSeconds, 0);
      expect(seconds).toBeGreaterThanOrEqual(7.99);
      if (video.scenes.length > 2) expect(seconds).toBeLessThanOrEqual(payload.targetSeconds * 1.085);
    }
  });

  it('gives captions words that all are said', () => {
    for (const video of videos) {
      for (const scene of video.scenes) {
        for (const token of tokensOf(scene, video, english)) expect(token.display).toBe(token.display.trim());
      }
    }
  });

  it('hears no sentence frame twice', () => {
    for (const video of videos) {
      const frames = video.scenes.slice(0, -1).flatMap((scene) => sentenceFrames(scene.line));
      const twice = frames.filter((frame, index) => frames.indexOf(frame) !== index);
      expect(twice).toEqual([]);
    }
  });

  it('keeps to the number of parts that each layout is drawn for', () => {
    for (const scene of videos.flatMap((video) => video.scenes)) {
      const [count, least, most] = partsOf(scene);
      expect({ layout: scene.layout, ok: count >= least && count <= most, count }).toMatchObject({ ok: true });
    }
  });

  it('shows a lone figure at most twice', () => {
    for (const video of videos) {
      expect(video.scenes.filter((scene) => scene.layout === 'hero').length).toBeLessThanOrEqual(2);
    }
  });

  it('is the same video for the same seed', () => {
    expect(videoOf(payload, undefined, 5)).toEqual(videoOf(payload, undefined, 5));
  });
});

describe('composing', () => {
  const pool = payloads().find(([name]) => name === 'pool.json')?.[1];
  const base: Payload = pool ?? { targetSeconds: 30, data: {} };

  it('leads with the rate of a pool, then the benchmark', () => {
    const video = videoOf(base, 'swiss-poster', 1);
    expect(video.scenes[0]).toMatchObject({ layout: 'hero', figure: 'apyPct' });
    expect(video.scenes[1]).toMatchObject({
      layout: 'comparison',
      sides: [{ figure: 'apyPct' }, { figure: 'benchmarkApyPct' }],
    });
  });

  it('leaves out what the brief skips', () => {
    const video = videoOf({ ...base, brief: 'Skip the rewards and utilization.' }, 'swiss-poster', 1);
    expect(JSON.stringify(video.scenes)).not.toMatch(/apyRewardPct|utilizationPct/);
  });

  it('lets no figure of the brief into the video', () => {
    const video = videoOf({ ...base, brief: 'Say that it pays 99.9 percent.' }, 'swiss-poster', 1);
    expect(JSON.stringify(video)).not.toContain('99.9');
  });

  it('moves a wanted figure to the front', () => {
    const data = { company: 'Northwind', churnPct: 2.1, newAccounts: 1204, medianResponseMinutes: 38, npsScore: 52 };
    const video = videoOf({ targetSeconds: 20, brief: 'Focus on new accounts', data }, 'swiss-poster', 1);
    expect(video.scenes[0]).toMatchObject({ figure: 'newAccounts' });
  });

  it('tells what the brief focuses on right after a hook that its domain sets', () => {
    const data = {
      protocol: 'Aave v3',
      asset: 'USDC',
      chain: 'Base',
      apyPct: 6.84,
      utilizationPct: 91.2,
      depositors: 1840,
    };
    const order = (brief?: string) =>
      shown(videoOf({ targetSeconds: 15, brief, data }, 'breaking-news', 3)).flatMap(
        (line) => line.match(/[\d.,]*\d/) ?? [],
      );
    expect(order()).toEqual(['6.84', '91.2', '1,840']);
    expect(order('Focus on depositors.')).toEqual(['6.84', '1,840', '91.2']);
  });

  it('says the handle of a wallet and never its address', () => {
    const wallet = payloads().find(([name]) => name === 'wallet.json')?.[1] ?? base;
    const video = videoOf(wallet, 'trading-terminal', 1);
    expect(shown(video)[0]).toContain('@nightowl');
    expect(JSON.stringify(video)).not.toContain('0x7a2f');
  });

  it.each([
    ['what it is about', { league: 'Coast League', table: [{ team: 'Northgate', points: 58 }] }, 'Coast League'],
    ['what was asked', { question: 'Should the pier close?', yes: 61, no: 39 }, 'Should the pier close?'],
    [
      'both sides of a meeting',
      { home: 'Moor Town', away: 'Eastvale', homeScore: 1, awayScore: 3 },
      'Moor Town – Eastvale',
    ],
    ['what it measures', { newAccounts: 1204, oldAccounts: 52 }, 'New accounts'],
  ])('is called by %s where nobody gave it a title', (_, data, title) => {
    expect(videoOf({ targetSeconds: 15, data }, 'swiss-poster', 1).title).toBe(title);
  });

  it('takes a prescribed wording of a flow as given', () => {
    const flow = payloads().find(([name]) => name === 'flow.json')?.[1] ?? base;
    expect(shown(videoOf(flow, 'breaking-news', 1))[0]).toContain('4.2 million dollars net');
  });
});
