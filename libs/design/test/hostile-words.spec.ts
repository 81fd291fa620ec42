import { readFacts } from '@app/facts';
import { composeStoryboard } from '../src/composer/compose-storyboard';
import { checkStoryboard } from '../src/figures/grounding';
import { languages } from '../src/language/languages';
import { tokensOf } from '../src/narration';

/** Words that every JavaScript object answers to; the first is a column of every racing table. */
const INHERITED = ['constructor', 'toString', 'valueOf', 'hasOwnProperty'];

describe.each(languages.map((language) => [language.code, language] as const))(
  'words that objects inherit, in %s',
  (_, language) => {
    it.each(INHERITED)('says %s as a word', (word) => {
      expect(language.pronounce(word)).not.toMatch(/native code|^$/);
    });

    it.each(INHERITED)('tells a payload whose fields are called %s', (word) => {
      const facts = readFacts({
        [word]: 'Harbour Racing',
        [`${word}Points`]: 412,
        city: word,
        wins: { [word]: 7, valueUsd: 1200 },
        table: [
          { [word]: 'Harbour Racing', points: 412 },
          { [word]: 'Northgate', points: 388 },
          { [word]: word, points: 201 },
        ],
      });
      const request = { facts, language, format: '9:16', targetSeconds: 30, seed: 1, stills: [] } as const;
      const { storyboard } = composeStoryboard({ ...request, style: 'tabloid', captions: true, music: false });
      expect(checkStoryboard(storyboard, facts)).toEqual([]);
      const said = storyboard.scenes.flatMap((scene) => tokensOf(scene, storyboard, language));
      expect(JSON.stringify([storyboard, said])).not.toContain('native code');
      expect(said.length).toBeGreaterThan(10);
    });
  },
);
