import { requestFor } from '../../test/request-for';
import { resolveText, type Storyboard, type StyleName } from '@app/picture';
import { corpusPayloads } from '../../test/corpus-payloads';
import { payloads } from '../../test/payloads';
import { directStoryboard } from '../director/direct-storyboard';
import { checkStoryboard } from '../figures/grounding';
import { textsIn } from '../figures/scene-texts';
import { english } from '../language/en/english';
import { languages } from '../language/languages';
import type { ComposeRequest } from './compose-request';
import { composeStoryboard } from './compose-storyboard';
import { estimateDurations, fitToTarget } from './fit-to-target';
import { holdsNumber } from './hold-back';
import type { Mode, Pacing } from './pacing';
import { premiseOf } from './premise';
import { REGISTERS } from './style-choice';

const EXAMPLES = payloads().filter(([name]) => name.endsWith('.json'));

interface Wish {
  mode?: Mode;
  pacing?: Pacing;
  seed?: number;
}

function videoOf(name: string, { seed = 1, ...wish }: Wish): Storyboard {
  const payload = EXAMPLES.find(([known]) => known === name)?.[1];
  const draft = composeStoryboard(requestFor(payload?.data, { cta: 'See it', style: 'swiss-poster', seed, ...wish }));
  return fitToTarget(draft, estimateDurations(draft), 30);
}

const STYLES = Object.keys(REGISTERS) as StyleName[];

/** What a viewer reads and hears of a scene, and of what stands in all of them. */
function wordsOf(scene: object, { figures }: Storyboard): string[] {
  return textsIn(scene)
    .filter(({ name }) => !['id', 'type', 'layout', 'transition', 'trend'].includes(name))
    .flatMap(({ text, isFigure }) =>
      isFigure
        ? [figures[text]?.forms.full.display ?? text]
        : (['display', 'spoken'] as const).map((form) => resolveText(text, figures, form)),
    );
}

/** Faults of a story: a number before the turn, date and subject that always stand beside it aside, or a turn that is not the headline. */
function faultsOf(request: ComposeRequest, video: Storyboard): string[] {
  const { lead } = premiseOf(request);
  const turn = video.scenes.findIndex((scene) =>
    wordsOf(scene, video).some((text) => holdsNumber(text, request.language)),
  );
  if (lead.kind !== 'lead') return [];
  const before = video.scenes.slice(0, turn).length;
  const keys = textsIn(video.scenes[turn]).map(({ text }) => text);
  const isHeadline = keys.some((text) => text === lead.fact.key || text.includes(`{{${lead.fact.key}`));
  const standing = wordsOf({ ...video.furniture, asOf: '', subject: '' }, video).filter((text) =>
    holdsNumber(text, request.language),
  );
  return [
    ...(before > 0 ? [] : [`opens on ${wordsOf(video.scenes[0] ?? {}, video).join(' / ')}`]),
    ...(isHeadline ? [] : [`turns on ${wordsOf(video.scenes[turn] ?? {}, video).join(' / ')}`]),
    ...standing.map((text) => `always shows ${text}`),
  ];
}

describe('mode story', () => {
  const requestOf = (data: unknown, more: Partial<ComposeRequest>): ComposeRequest =>
    requestFor(data, { cta: 'See it', style: 'swiss-poster', mode: 'story', ...more });
  const told = (request: ComposeRequest, engine: typeof composeStoryboard): string[] => {
    const draft = engine(request);
    return faultsOf(request, fitToTarget(draft, estimateDurations(draft), request.targetSeconds));
  };

  it.each(languages.map((language) => [language.code, language] as const))(
    'shows and says no figure before the turn in %s, in any style, by either engine',
    (_, language) => {
      const faults = EXAMPLES.flatMap(([name, { data }], index) =>
        STYLES.filter((_, at) => at % 3 === index % 3).flatMap((style, seed) => {
          const request = requestOf(data, { language, style, seed: seed + index });
          const engine = (seed + index) % 3 === 0 ? directStoryboard : composeStoryboard;
          return told(request, engine).map((fault) => `${name}, ${style}: ${fault}`);
        }),
      );
      expect(faults).toEqual([]);
    },
  );

  it('shows and says no figure before the turn whatever the payload', () => {
    const faults = corpusPayloads().flatMap(({ name, title, data }, index) => {
      const language = languages[index % languages.length] ?? english;
      const style = STYLES[index % STYLES.length];
      const targetSeconds = [15, 30, 60, 90][index % 4];
      const request = requestOf(data, { title, language, style, seed: index, targetSeconds });
      const engine = index % 3 === 0 ? directStoryboard : composeStoryboard;
      return told(request, engine).map((fault) => `${name}, ${language.code}, ${style}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  it('leads up to the headline in the words of the payload, and tells all the rest after it', () => {
    const note = 'Borrowers pay for what the pool lends.';
    const data = { asset: 'USDT', chain: 'Ethereum', note, apyPct: 5.6, tvlUsd: 9e7, utilizationPct: 87 };
    for (const seed of [1, 2, 3, 4, 5]) {
      const request = requestOf(data, { seed });
      const draft = composeStoryboard(request);
      const { scenes, furniture } = fitToTarget(draft, estimateDurations(draft), 30);
      expect(scenes.slice(0, 3).map(({ id }) => id.replace(/-.*/, ''))).toEqual(['texts', 'setup', 'lead']);
      expect(scenes.length).toBeGreaterThan(4);
      expect(furniture.ticker).toEqual([]);
    }
  });

  it('gives the headline away neither by a title with a number nor by a number in words', () => {
    const data = { asset: 'USDT', apyPct: 5.6, note: 'Five point six percent, and it is one of the best rates.' };
    expect(told(requestOf(data, { title: 'Twelve percent on USDT' }), composeStoryboard)).toEqual([]);
  });

  it.each(EXAMPLES)('keeps %s grounded, whole and ended by its call to action', (name) => {
    const video = videoOf(name, { mode: 'story' });
    expect(checkStoryboard(video)).toEqual([]);
    expect(video.scenes[0]?.type).toBe('title');
    expect(video.scenes.at(-1)).toMatchObject({ layout: 'end', cta: 'See it' });
    expect(video.scenes.length).toBeGreaterThanOrEqual(3);
  });
});

describe('pacing', () => {
  it('tells more scenes in the same time the faster it goes', () => {
    const scenes = (pacing: Pacing) =>
      ['pool.json', 'football.json', 'weather.json', 'wallet.json']
        .map((name) => videoOf(name, { pacing }).scenes.length)
        .reduce((sum, count) => sum + count, 0);
    expect(scenes('calm')).toBeLessThan(scenes('standard'));
    expect(scenes('standard')).toBeLessThan(scenes('fast'));
  });

  it('holds a calm picture longer', () => {
    const shortest = (pacing: Pacing) => Math.min(...videoOf('pool.json', { pacing }).scenes.map((s) => s.minSeconds));
    expect(shortest('calm')).toBeGreaterThan(shortest('fast'));
  });
});
