import { GRAMMAR_ES } from '../../es/grammar.es';
import { GRAMMAR_FR } from '../../fr/grammar.fr';
import { GRAMMAR_PT } from '../../pt/grammar.pt';
import { opened, tidiedWordings, tidy } from './lines';

const CAPITALS = { capitals: true };

describe('tidying a line', () => {
  it('closes what empty slots leave open', () => {
    expect(tidy('en cabeza : {{a}} , {{b}} .', CAPITALS, 'es')).toBe('En cabeza: {{a}}, {{b}}.');
    expect(tidy(' , {{a}}: {{b}},.', CAPITALS, 'es')).toBe('{{a}}: {{b}}.');
  });

  it('keeps the no-break space before French marks', () => {
    expect(tidy('et  {{a}}\u00a0?  oui.', CAPITALS, 'fr')).toBe('Et {{a}}\u00a0? Oui.');
  });

  it('leaves no blank after full-width marks', () => {
    const [line] = opened('{{a}}是{{b}}。', { any: ['仍然？ {{c}}！ 还有： {{d}}。'] }).any ?? [];
    expect(tidy(line || '', { capitals: false }, 'zh')).toBe('{{a}}是{{b}}。仍然？{{c}}！还有：{{d}}。');
  });

  it('keeps a Latin word apart from the figure after it', () => {
    expect(tidy('Backlog{{a}}，股息{{b}}。', { capitals: false }, 'zh')).toBe('Backlog {{a}}，股息{{b}}。');
  });

  it('keeps a name that ends on a number apart from the figure after it', () => {
    expect(tidy('PM10{{a}}，كم٢{{b}}。', { capitals: false }, 'zh')).toBe('PM10 {{a}}，كم٢ {{b}}。');
    expect(tidy('{{a|label}}{{a}}。', { capitals: false }, 'zh')).toBe('{{a|label}} {{a}}。');
  });

  it('begins sentences with capitals, as the language writes them', () => {
    expect(tidy('¿y {{a}}? nada. ¡{{b}} más!', CAPITALS, 'es')).toBe('¿Y {{a}}? Nada. ¡{{b}} más!');
    expect(tidy('ilk {{a}}.', CAPITALS, 'tr')).toBe('İlk {{a}}.');
    expect(tidy('a {{b}}', { capitals: false }, 'ja')).toBe('a {{b}}');
  });

  it.each([
    [
      GRAMMAR_ES,
      'es',
      'queda por debajo de el total de El Salvador, {{a}}.',
      'Queda por debajo del total de El Salvador, {{a}}.',
    ],
    [GRAMMAR_FR, 'fr', 'par rapport à le total et à les ventes, {{a}}.', 'Par rapport au total et aux ventes, {{a}}.'],
    [GRAMMAR_PT, 'pt', 'fica acima de a meta, {{a}}.', 'Fica acima da meta, {{a}}.'],
  ])('melts the article of a noun into the preposition before it', (grammar, code, line, melted) => {
    expect(tidiedWordings([{ line }], grammar, code)).toEqual([{ line: melted }]);
  });
});
