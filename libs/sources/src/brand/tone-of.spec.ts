import { likeFont } from './shipped-fonts';
import { toneOf } from './tone-of';

describe('the tone of a site', () => {
  it.each([
    [
      'en',
      'Hey! We bake fun cookies for you. Grab a box today! Oops, they are gone again! Come back on Monday morning, we will have more of them for everybody.',
      'playful',
    ],
    [
      'en',
      'The institution provides custody services to regulated clients under the laws of Luxembourg. Its governance is described in the annual statement of compliance. Reports shall be made available to holders of record upon written request to the registered office.',
      'formal',
    ],
    [
      'en',
      'We sell used bicycles in Bergen. Each of them is checked by a mechanic before it is offered. Prices include a lock and a light. Bring your old one and we take it back.',
      'neutral',
    ],
    [
      'de',
      'Bei uns erhalten Sie Ihre Unterlagen. Wir senden Ihnen Ihren Vertrag zu und informieren Ihre Bank. Unser Unternehmen begleitet Ihre Familie seit Jahren. Ihnen stehen alle Wege offen.',
      'formal',
    ],
    [
      'de',
      'Hey, du! Hol dir deine Pizza ab. Deine Freunde warten schon auf dich und auf deinen Nachtisch. Wir backen sie dir frisch, du sagst uns nur wann. Bis gleich!',
      'playful',
    ],
  ])('in %s: %s', (language, text, tone) => expect(toneOf(text, language).tone).toBe(tone));

  it('says nothing of a few words', () => {
    expect(toneOf('Hey! Fun!', 'en')).toEqual({ tone: 'neutral', pace: 'standard' });
  });

  it('hears the pace in the length of sentences', () => {
    expect(toneOf('We bake. You eat. It is good. Come by soon. '.repeat(5), 'en').pace).toBe('fast');
  });
});

describe('the letters of ours that come nearest', () => {
  it.each([
    ['"Playfair Display", serif', 'Playfair Display', 'Bodoni Moda'],
    ['Fira Code, monospace', 'Fira Code', 'JetBrains Mono'],
    ['Inter, -apple-system, sans-serif', 'Inter', 'Inter Tight'],
    ["'Bebas Neue', Arial", 'Bebas Neue', 'Anton'],
    ['Unheardof, serif', 'Unheardof', 'Spectral'],
    ['serif', null, 'Spectral'],
  ])('%s', (list, family, like) => expect(likeFont(list)).toEqual({ family, like }));

  it.each([
    'system-ui, sans-serif',
    '-apple-system, "Segoe UI", Roboto, sans-serif',
    'inherit',
    '"Font Awesome 6 Free"',
    'var(--x)',
  ])('none for %s', (list) => expect(likeFont(list)).toBeNull());
});
