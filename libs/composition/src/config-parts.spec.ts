import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig, variablesOf } from '@app/platform';
import { CONFIG_PARTS } from './config-parts';

const EXAMPLE = readFileSync(join(__dirname, '../../../.env.example'), 'utf8');
const exampleEntries = EXAMPLE.split('\n')
  .filter((line) => /^[A-Z]/.test(line))
  .map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]);

describe('the settings of all libs', () => {
  it('are left at their defaults by empty variables', () => {
    const empty = Object.fromEntries(variablesOf(CONFIG_PARTS).map((name) => [name, '']));
    expect(loadConfig('worker', empty, CONFIG_PARTS)).toEqual(loadConfig('worker', {}, CONFIG_PARTS));
  });

  it('are refused in one message, whichever lib they belong to', () => {
    const bad = { RENDER_PARALLEL: '1.5', RETAIN_LOGS_DAYS: '0', STRIPE_BASE_URL: 'https://x.example/v1', PORT: 'x' };
    for (const name of Object.keys(bad))
      expect(() => loadConfig('api', bad, CONFIG_PARTS)).toThrow(new RegExp(`^  ${name}: .+`, 'm'));
  });
});

describe('.env.example', () => {
  it('lists exactly the variables that are read, each once', () => {
    const listed = exampleEntries.map(([name]) => name).sort();
    expect(listed).toEqual(variablesOf(CONFIG_PARTS).sort());
  });

  it('shows the defaults', () => {
    expect(loadConfig('api', Object.fromEntries(exampleEntries), CONFIG_PARTS)).toEqual(
      loadConfig('api', {}, CONFIG_PARTS),
    );
  });
});
