import type { LanguageCode } from '../language-code';
import { respell } from './respell';

describe('the letters that a key lost', () => {
  it.each<[LanguageCode, string, string]>([
    ['de', 'Davon puenktlich', 'Davon pünktlich'],
    ['de', 'Groesse', 'Größe'],
    ['de', 'verspaetung', 'verspätung'],
    ['de', 'Nutzflaeche', 'Nutzfläche'],
    ['de', 'Gebuehren', 'Gebühren'],
    ['tr', 'Iade orani', 'İade oranı'],
    ['tr', 'Siparis adedi', 'Sipariş adedi'],
    ['tr', 'Brut ciro', 'Brüt ciro'],
    ['fr', 'Frequentation', 'Fréquentation'],
    ['fr', 'entrees', 'entrées'],
    ['pt', 'Vento medio', 'Vento médio'],
    ['pt', 'Geracao', 'Geração'],
    ['es', 'Ocupacion', 'Ocupación'],
    ['it', 'Attivita', 'Attività'],
  ])('come back where one word alone has them: %s %s', (code, key, spelled) => {
    expect(respell(key, code)).toBe(spelled);
  });

  it.each<[LanguageCode, string]>([
    ['fr', 'marche'],
    ['es', 'campana'],
    ['de', 'Neue Steuer'],
    ['de', 'Quelle'],
    ['de', 'Dauer'],
    ['pt', 'marco'],
    ['tr', 'ciro'],
    ['it', 'vita'],
    ['en', 'Frequentation'],
    ['id', 'rata'],
    ['ja', 'Siparis'],
    ['de', 'MUENCHEN'],
  ])('stay away where another word is meant, or may be: %s %s', (code, key) => {
    expect(respell(key, code)).toBe(key);
  });

  it('leaves what is spelled well as it is', () => {
    expect(respell('Pünktliche Züge, größere Höhe', 'de')).toBe('Pünktliche Züge, größere Höhe');
  });
});
