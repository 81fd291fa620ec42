import { FactreelError } from '@factreel/client';
import { errorWords } from '../api/error-words';
import { words } from '.';
import { words as arabic } from './embed/ar';
import { words as german } from './embed/de';
import { FOREIGN_CODES, learn, spokenTag } from './language';
import { tellIn, told } from './told';

describe('the languages of an embedded studio', () => {
  it('are those of the videos', () => {
    expect(['en', ...FOREIGN_CODES].sort().join(' ')).toBe('ar de en es fr hi id it ja ko pt tr zh');
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

  it('writes words, figures and refusals in it, and keeps in English what it has no word for', () => {
    learn(german);
    tellIn('de-AT');
    expect(words.video.tabs.proof).toBe('Belege');
    expect(words.editor.keys.list[0]).toEqual(['Strg Z', 'Rückgängig']);
    expect(words.video.share.rotateVerb).toBe('Change the key');
    expect(told.language('fr')).toBe('Französisch');
    const refusal = new FactreelError(409, { error: 'conflict: vid-1 is rendering' }, new Headers());
    expect(errorWords(refusal)).toEqual({
      title: 'Das passt nicht zum jetzigen Stand',
      about: 'Warten Sie, bis die laufende Arbeit fertig ist, und laden Sie die Seite neu.',
    });
  });
});
