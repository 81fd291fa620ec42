import { readFacts } from '@app/facts';
import { languages } from '../languages';

/** The first figure of a payload as a language writes it. */
function written(code: string, data: object): [display: string, spoken: string] {
  const language = languages.find((one) => one.code === code);
  const [fact] = readFacts(data).facts;
  if (!language || !fact) throw new RangeError(`nothing to write in ${code}`);
  const { full } = language.writeFigure(fact);
  return [full.display, full.spoken];
}

describe('a time that was stopped', () => {
  it('is written as on the clock, and said by its hours, minutes and seconds, to hundredths', () => {
    expect(written('en', { finishTime: '2:31:08' })).toEqual(['2:31:08', '2 hours 31 minutes 8 seconds']);
    expect(written('en', { lap: '1:18.204' })).toEqual(['1:18.204', '1 minute 18.20 seconds']);
    expect(written('en', { finishTime: 'PT2H0M5S' })).toEqual(['2:00:05', '2 hours 5 seconds']);
  });

  it.each(languages.map(({ code }) => code))('is said without its colons in %s', (code) => {
    const [display, spoken] = written(code, { finishTime: '2:31:08' });
    expect(display).toBe('2:31:08');
    expect(spoken).not.toMatch(/:|stopwatch/);
    expect(spoken.split(/\s+/).length).toBeGreaterThanOrEqual(3);
  });
});
