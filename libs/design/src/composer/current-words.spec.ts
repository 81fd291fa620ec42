import { readFacts } from '@app/facts';
import { checkStoryboard } from '../figures/grounding';
import { languages } from '../language/languages';
import { composeStoryboard } from './compose-storyboard';

const FACTS = readFacts({
  city: 'Lisboa',
  asOf: '2026-09-28',
  source: 'IPMA',
  week: [
    { day: 'Monday', highC: 24, rainMm: 0 },
    { day: 'Tuesday', highC: 27, rainMm: 1 },
    { day: 'Wednesday', highC: 31, rainMm: 4 },
    { day: 'Thursday', highC: 29, rainMm: 9 },
  ],
  shares: [
    { team: 'North', points: 61 },
    { team: 'South', points: 52 },
    { team: 'East', points: 40 },
  ],
});
const STYLES = ['trading-terminal', 'tabloid', 'nature-doc', 'breaking-news', 'swiss-poster', 'comic'] as const;

describe('a video under the compliance preset', () => {
  it.each(languages.map((language) => [language.code, language] as const))(
    'says nothing of the future where it has other words: %s',
    (_, language) => {
      const findings = STYLES.flatMap((style, seed) => {
        const { storyboard } = composeStoryboard({
          facts: FACTS,
          targetSeconds: 60,
          style,
          format: '9:16',
          language,
          seed,
          stills: [],
          captions: true,
          music: false,
          compliance: { disclaimer: '—', asOf: '2026-09-28', source: 'IPMA' },
        });
        return checkStoryboard(storyboard, FACTS);
      });
      expect(findings).toEqual([]);
    },
  );
});
