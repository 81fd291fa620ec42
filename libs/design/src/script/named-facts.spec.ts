import { readFacts } from '@app/facts';
import { composeStoryboard } from '../composer/compose-storyboard';
import { writtenLanguage } from '../language/written-language';
import { editByScript } from './edit-by-script';
import { writeOutFacts } from './named-facts';
import { writeScript } from './write-script';

const DATA = { tvlUsd: 412_600_000, lenders: 1840, borrowers: 1840 };
const facts = readFacts(DATA);
const of = (text: string) => ({ scenes: [{ type: 'text' as const, text }] });

describe('a script that names facts', () => {
  it.each([
    ['en', '$412.6M'],
    ['de', '412,6'],
  ])('has them written as the language of the video writes them: %s', (code, figure) => {
    const { script, named } = writeOutFacts(of('Now {{tvlUsd}}.'), facts, writtenLanguage(code));
    expect(script.scenes[0]?.text).toContain(figure);
    expect(script.scenes[0]?.text).not.toContain('{');
    expect(named).toEqual([new Set(['tvlUsd'])]);
  });

  it('is refused where it names none, with the path of the text', () => {
    expect(thrownBy(() => writeOutFacts(of('Now {{apyPct}}.'), facts, writtenLanguage('en')))).toMatchObject({
      details: [{ path: 'script.scenes[0].text', message: '"apyPct" is no fact of the data' }],
    });
    expect(() => writeOutFacts(of('Now {{tvlUsd}}.'), null, writtenLanguage('en'))).toThrow(Error);
  });

  it.each(['lenders', 'borrowers'])('means the fact that it names of two with one value: %s', (key) => {
    const language = writtenLanguage('en');
    const looks = { format: '9:16', captions: true, music: false, stills: [] } as const;
    const request = { ...looks, facts, style: 'swiss-poster' as const, seed: 1, targetSeconds: 30, language };
    const { storyboard } = composeStoryboard(request);
    const { scenes } = writeScript(storyboard, facts);
    const script = {
      scenes: [...scenes.slice(0, 1), ...of(`There are {{${key}}} of them.`).scenes, ...scenes.slice(1)],
    };
    const after = editByScript({ storyboard, script, facts, language, stills: 0 }).storyboard;
    const told = after.scenes[1]?.line ?? '';
    expect(told).toMatch(new RegExp(`\\{\\{${key}[#}]`));
  });
});

function thrownBy(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}
