import { sampleJob } from '../../test/sample-job';
import { referencesIn, resolveText, UnknownFigureError } from './resolve-text';

describe('resolveText', () => {
  const { figures } = sampleJob().storyboard;

  it('writes figures in the form that is asked for', () => {
    expect(resolveText('Up {{tvlChange7dPct|signed}} to {{tvlUsd}}', figures, 'display')).toBe('Up +8.4% to $412.6M');
  });

  it('names the references of a text in order', () => {
    expect(referencesIn('{{a|bare}} and {{b/0/v}}')).toEqual([
      { key: 'a', form: 'bare' },
      { key: 'b/0/v', form: 'full' },
    ]);
  });

  it.each(['{{missing}}', '{{tvlUsd|guess}}', '{{constructor}}'])('refuses %s', (text) => {
    expect(() => resolveText(text, figures, 'display')).toThrow(UnknownFigureError);
  });
});
