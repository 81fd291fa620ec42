import { type Fact, readFacts } from '@app/facts';
import { languageOf, languages } from '../language/languages';
import { checkFigures } from './check-figures';
import { figureTable } from './figure-table';
import { groundOf } from './ground';
import { groundText } from './ground-text';

const PACK = readFacts({
  finishTime: '2:31:08',
  fastestLap: '1:18.204',
  reaction: '0:00.052',
  pace: '4:09',
  walkTime: '1:00:00',
  gap: '0:52.7',
  // 五十分 holds 十分, "very", in Chinese and Japanese.
  ultra: '61:50:16',
});

describe('a time that was stopped', () => {
  it.each(languages.map((language) => [language.code, language] as const))(
    'stands in a video as it is shown and said: %s',
    (code, language) => {
      const ground = groundOf(PACK, code);
      const keys = PACK.facts.map(({ key }) => key);
      expect(PACK.facts.map(({ form }: Fact) => form)).toEqual(keys.map(() => 'stopwatch'));
      expect(checkFigures({ figures: figureTable(keys, ground.byKey, language) }, ground)).toEqual([]);
    },
  );

  it.each([
    ['a second', '2:31:09', '2 hours 31 minutes 9 seconds'],
    ['an hour', '3:31:08', '3 hours 31 minutes 8 seconds'],
    ['an hour less', '1:31:08', '1 hour 31 minutes 8 seconds'],
    ['a minute less', '2:30:08', '2 hours 30 minutes 8 seconds'],
    ['a second less', '2:31:07', '2 hours 31 minutes 7 seconds'],
    ['the seconds left out', '2:31', '2 hours 31 minutes'],
    ['another number', '2', '31'],
  ])('is another one by %s', (_, display, spoken) => {
    const ground = groundOf(PACK, 'en');
    const english = languageOf('en');
    const { finishTime } = english ? figureTable(['finishTime'], ground.byKey, english) : {};
    if (!finishTime) throw new Error('no figure');
    const wrong = { ...finishTime, forms: { ...finishTime.forms, full: { display, spoken } } };
    expect(checkFigures({ figures: { finishTime: wrong } }, ground).map(({ text }) => text)).toEqual([display, spoken]);
  });

  it('may be said with an article for what is one, and is never shown without it', () => {
    const lap = readFacts({ lapTime: '1:18:05' });
    const ground = groundOf(lap, 'de');
    const german = languageOf('de');
    const { lapTime } = german ? figureTable(['lapTime'], ground.byKey, german) : {};
    if (!lapTime) throw new Error('no figure');
    const said = (display: string, spoken: string) => {
      const forms = { ...lapTime.forms, full: { display, spoken } };
      return checkFigures({ figures: { lapTime: { ...lapTime, forms } } }, ground).map(({ text }) => text);
    };
    expect(said('1:18:05', 'eine Stunde 18 Minuten 5 Sekunden')).toEqual([]);
    expect(said('18:05', 'eine Stunde 18 Minuten 5 Sekunden')).toEqual(['18:05']);
    expect(said('1:18:05', 'eine Stunde 17 Minuten 5 Sekunden')).toEqual(['eine Stunde 17 Minuten 5 Sekunden']);
  });

  it('is no number of seconds', () => {
    const waits = readFacts({ waitSeconds: 9068, finishTime: '2:31:08' });
    expect(groundText('A wait of 2:31:08.', readFacts({ waitSeconds: 9068 }), 'en')).toHaveLength(1);
    expect(groundText('She won in 2:31:08.', waits, 'en')).toEqual([]);
  });

  it('may be written in a script as it is', () => {
    expect(groundText('She won in 2:31:08, after a lap of 1:18.204.', PACK, 'en')).toEqual([]);
    expect(groundText('She won in 2:31:09.', PACK, 'en')).toEqual([{ code: 'ungrounded_figure', figure: '2:31:09' }]);
    expect(groundText('A lap of 1:18.205.', PACK, 'en')).toEqual([{ code: 'ungrounded_figure', figure: '1:18.205' }]);
  });
});
