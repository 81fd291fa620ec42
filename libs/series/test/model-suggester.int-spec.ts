import { Logger } from '@nestjs/common';
import { languageModelOf } from '@app/design';
import { readFacts } from '@app/facts';
import { LanguageModelServer } from '@app/testing';
import { ModelSuggester } from '../src/autopilot/suggest/model.suggester';
import { RuleSuggester } from '../src/autopilot/suggest/rule.suggester';

const SOURCE = {
  title: null,
  url: null,
  starter: null,
  city: null,
  facts: readFacts({ asset: 'USDC', apyPct: 6.84, apyPctLastWeek: 6.1, tvlUsd: 412_600_000 }),
};
const show = (title: string, cadence: string, style: string, targetSeconds: number, sampleEpisodeTitle: string) => ({
  title,
  premise: `${title}, told plainly.`,
  cadence,
  style,
  targetSeconds,
  sampleEpisodeTitle,
});
const SHOWS = [
  show('Yield Watch', 'daily 9am', 'swiss-poster', 15, 'USDC pays 6.84%'),
  show('Deep Pool', 'weekly fri 5pm', 'nature-doc', 50, 'What lies in the pool'),
  show('Rate Shout', 'every 6h', 'tabloid', 30, '6.84%, and that is that'),
];

describe('shows suggested by a model', () => {
  let server: LanguageModelServer;
  const never = new AbortController().signal;

  beforeAll(() => {
    Logger.overrideLogger(false);
  });
  beforeEach(async () => {
    server = await LanguageModelServer.start();
  });
  afterEach(async () => await server.stop());

  const suggester = (): ModelSuggester => {
    const settings = {
      provider: 'openai',
      model: 'test',
      apiKey: 'k',
      baseUrl: `${server.url}/v1`,
      fallback: true,
    } as const;
    return new ModelSuggester(languageModelOf(settings), new RuleSuggester());
  };

  it('stand where they hold to the source', async () => {
    server.replies({ says: JSON.stringify({ shows: SHOWS }) });
    const shows = await suggester().suggest(SOURCE, never);
    expect(shows.map(({ title, targetSeconds }) => [title, targetSeconds])).toEqual([
      ['Yield Watch', 15],
      ['Deep Pool', 60],
      ['Rate Shout', 30],
    ]);
  });

  it.each([
    ['a figure that the source lacks', [...SHOWS.slice(1), { ...SHOWS[0], sampleEpisodeTitle: 'USDC pays 9.99%' }]],
    ['what the source denies', [...SHOWS.slice(1), { ...SHOWS[0], sampleEpisodeTitle: 'APY falls to 6.84%' }]],
    ['a cadence that there is not', [...SHOWS.slice(1), { ...SHOWS[0], cadence: 'sometimes' }]],
    ['two of one style', [...SHOWS.slice(1), { ...SHOWS[0], style: 'tabloid' }]],
  ])('are those of the rules for %s', async (_, shows) => {
    server.replies({ says: JSON.stringify({ shows }) });
    expect(await suggester().suggest(SOURCE, never)).toEqual(await new RuleSuggester().suggest(SOURCE));
  });

  it('are those of the rules where the provider refuses', async () => {
    server.replies({ status: 401 });
    expect(await suggester().suggest(SOURCE, never)).toEqual(await new RuleSuggester().suggest(SOURCE));
  });
});
