import { type Scene, seededRandom } from '@app/picture';
import { readFacts } from '@app/facts';
import { IS_FULL } from '@app/testing';
import { composeStoryboard } from '../src/composer/compose-storyboard';
import { checkStoryboard } from '../src/figures/grounding';
import { languages } from '../src/language/languages';
import { anyPayload } from './any-payload';

const STYLES = ['trading-terminal', 'tabloid', 'nature-doc', 'breaking-news', 'swiss-poster'] as const;
const VIDEOS = IS_FULL ? 1_500 : 60;

describe.each(languages.map((language) => [language.code, language] as const))(
  'any payload in %s',
  (code, language) => {
    it('makes a video that passes the gate, whichever content each scene takes', () => {
      const random = seededRandom(code.charCodeAt(0) * 256 + code.charCodeAt(1));
      const refused = Array.from({ length: VIDEOS }, (_, seed) => {
        const data = { asOf: '2026-09-28', ...anyPayload(random) };
        const facts = readFacts(data);
        const style = STYLES[seed % STYLES.length];
        const request = { facts, style, language, seed, targetSeconds: 30, format: '9:16' as const, stills: [] };
        const draft = composeStoryboard({ ...request, captions: true, music: false });
        const scenes = draft.scenes.flatMap(({ scene, alternatives }): Scene[] => [
          scene,
          ...alternatives.map((content) => ({ ...scene, ...content })),
        ]);
        const findings = checkStoryboard({ ...draft.storyboard, scenes }, facts);
        return findings.length === 0 ? [] : [{ data: JSON.stringify(data), findings }];
      }).flat();
      expect(refused).toEqual([]);
    });
  },
);
