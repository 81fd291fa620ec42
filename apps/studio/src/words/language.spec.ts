import { FactreelError } from '@factreel/client';
import { LANGUAGE_CODES } from '@app/lingua';
import { errorWords } from '../api/error-words';
import { words } from '.';
import { words as arabic } from './embed/ar';
import { FOREIGN_CODES, speak, spokenTag } from './language';
import { told } from './told';

const aPage = () => ({ documentElement: { lang: 'en', dir: '' } }) as unknown as Document;

describe('the languages of an embedded studio', () => {
  afterAll(async () => await speak('en', aPage()));

  it('are those of the videos', () => {
    expect([...FOREIGN_CODES, 'en'].sort()).toEqual([...LANGUAGE_CODES].sort());
  });

  it.each([
    [['nl', 'ja'], 'ja'],
    [['pt-BR', 'en'], 'pt-BR'],
    [['en-GB', 'de'], 'en-GB'],
    [['eng', 'nl'], 'en'],
    [[], 'en'],
  ])('of %j is the first that it speaks', (tags, tag) => {
    expect(spokenTag(tags)).toBe(tag);
  });

  it('has the plural forms of Arabic', () => {
    expect([1, 2, 3, 11].map((count) => arabic.video.versions.scenes(count))).toEqual([
      'مشهد واحد',
      'مشهدان',
      '3 مشاهد',
      '11 مشهدًا',
    ]);
  });

  it('writes words, figures and refusals in it, and keeps in English what it has no word for', async () => {
    const page = aPage();
    await speak('de-AT', page);
    expect(page.documentElement).toMatchObject({ lang: 'de-AT', dir: 'ltr' });
    expect(words.video.tabs.proof).toBe('Belege');
    expect(words.video.script.add).toBe('Add a scene');
    expect(told.language('fr')).toBe('Französisch');
    const refusal = new FactreelError(409, { error: 'conflict: vid-1 is rendering' } as never, new Headers());
    expect(errorWords(refusal)).toEqual({
      title: 'Das passt nicht zum jetzigen Stand',
      about: 'Warten Sie, bis die laufende Arbeit fertig ist, und laden Sie die Seite neu.',
    });
  });

  it('reads Arabic from the right', async () => {
    const page = aPage();
    await speak('ar', page);
    expect(page.documentElement.dir).toBe('rtl');
    expect(words.embed.left(1010)).toContain('1,010');
  });
});
