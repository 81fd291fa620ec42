import { readFacts } from '@app/facts';
import { writtenLanguage } from '../language/written-language';
import { editByScript } from '../script/edit-by-script';
import { readScript } from '../script/read-script';
import { scriptStoryboard } from '../script/script-storyboard';
import { postWarnings, sceneWarnings, titleWarnings } from './statement-warnings';

const FACTS = readFacts({ clinic: 'Elm Road', visits: 1180, visitsLastMonth: 1020 });
const END = { type: 'cta', text: 'More at elm.example' };

function scripted(lines: readonly string[], code = 'en') {
  const script = readScript([...lines.map((text) => ({ type: 'text', text })), END]);
  const language = writtenLanguage(code);
  const looks = { format: '9:16', style: 'swiss-poster', seed: 1, stills: [], captions: true, music: false } as const;
  return { ...scriptStoryboard({ ...looks, script, facts: FACTS, title: 'Elm Road', language }), script, language };
}

const told = (lines: readonly string[], code?: string) =>
  sceneWarnings(scripted(lines, code).storyboard, FACTS).map(({ code: name, message, scene }) => ({
    name,
    message,
    scene,
  }));

describe('a script beside data', () => {
  it.each([
    ['en', 'Visits rose to 1,180.', 'Visits fell to 1,020.', '"fell" (direction)'],
    ['de', 'Die Besuche stiegen auf 1.180.', 'Bald sind es 1.180 Besuche.', '"bald" (forecast)'],
    ['fr', 'Les visites montent à 1 180.', 'Il y a bientôt 1 180 visites.', '"bientot" (forecast)'],
    ['es', 'Las visitas suben a 1180.', 'Pronto hay 1180 visitas.', '"pronto" (forecast)'],
  ])('is warned of the scene that states what the data do not say, by name: %s', (code, holds, fails, named) => {
    expect(told([holds], code)).toEqual([]);
    expect(told([holds, fails], code)).toEqual([
      { name: 'statement_not_in_data', message: expect.stringContaining(named) as string, scene: 2 },
    ]);
  });

  it('is told that its language cannot be read', () => {
    expect(told(['訪問は1180件です。'], 'ja')).toEqual([
      { name: 'statements_unread', message: expect.stringContaining('Japanese') as string, scene: null },
    ]);
  });

  it('is read again where an edit changes it, and only there', () => {
    const { storyboard, script, language } = scripted(['Visits fell to 1,020.', 'Visits rose to 1,180.']);
    const scenes = script.scenes.map((scene, at) =>
      at === 1 ? { ...scene, text: 'Visits rose to 1,180 because of rain.' } : scene,
    );
    const after = editByScript({ storyboard, script: { scenes }, facts: FACTS, language, stills: 0 }).storyboard;
    const warnings = sceneWarnings(after, FACTS, (scene) => !storyboard.scenes.includes(scene));
    expect(warnings.map(({ scene, message }) => [scene, message])).toEqual([
      [2, expect.stringContaining('"because of" (cause)')],
    ]);
  });
});

describe("a title of the owner's", () => {
  it.each(['Visits rise', 'Our best month', 'What a place', 'Elm Road in May', 'Week 46 at Elm Road'])(
    'stands: %s',
    (title) => {
      expect(titleWarnings(title, FACTS, 'en')).toEqual([]);
    },
  );

  it.each([
    ['en', 'Visits fall', '"fall" (direction)'],
    ['de', 'Besuche sinken', '"sinken" (direction)'],
    ['fr', 'Les visites baissent', '"baissent" (direction)'],
    ['es', 'Las visitas caen', '"caen" (direction)'],
  ])('is warned of where the data deny it, in %s: %s', (code, title, named) => {
    const [warning] = titleWarnings(title, FACTS, code);
    expect(warning?.message).toContain(named);
  });
});

describe('the text of a post', () => {
  it.each(['Visits rose to 1,180. Come and see us!', 'What a month at Elm Road', '1,180 visits'])(
    'stands: %s',
    (text) => {
      expect(postWarnings(text, FACTS, 'en')).toEqual([]);
    },
  );

  it.each([
    ['Visits fell to 1,180.', '"fell" (direction)'],
    ['1,300 visits!', '"1,300" (figure)'],
    ['Last month there were 1,180 visits.', '"1 180" (time)'],
  ])('is warned of where the data deny it: %s', (text, named) => {
    expect(postWarnings(text, FACTS, 'en')[0]?.message).toContain(named);
  });
});
