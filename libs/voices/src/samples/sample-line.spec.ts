import { VOICE_LANGUAGES } from '../voice.catalogue';
import { sampleLine } from './sample-line';

const shown = (language: string) => sampleLine(language).map(({ display }) => display);
const said = (language: string) => sampleLine(language).map(({ spoken }) => spoken);

describe('the sentence of a voice', () => {
  it('is there in every language of the house, with a figure and without digits for the voice', () => {
    for (const language of VOICE_LANGUAGES) {
      expect(shown(language).join(' ')).toMatch(/\p{Nd}/u);
      expect(shown(language).join(' ')).not.toContain('{{');
      expect(said(language).join(' ')).not.toMatch(/[%٪]/);
    }
  });

  it('has its figure as the language writes and says it', () => {
    expect(shown('en')).toContain('8.4%');
    expect(said('en')).toContain('8.4 percent');
    expect(shown('de').join(' ')).toContain('8,4');
  });
});
