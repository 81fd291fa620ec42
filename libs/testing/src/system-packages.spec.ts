import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const SCRIPT = resolve(__dirname, '../../../scripts/system-packages.mjs');
const HAS_APT = existsSync('/usr/bin/apt-get');

describe('what npm start and npm test install of the system', () => {
  let folder: string;
  const calls = (): string => (existsSync(join(folder, 'calls')) ? readFileSync(join(folder, 'calls'), 'utf8') : '');

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'factreel-apt-'));
    for (const program of ['apt-get', 'sudo']) {
      const path = join(folder, program);
      writeFileSync(path, `#!/bin/sh\necho "${program} $*" >> ${folder}/calls\n`);
      chmodSync(path, 0o755);
    }
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  /** A machine whose only programs are an apt-get and a sudo that write down their calls. */
  function install(env: NodeJS.ProcessEnv): string {
    return execFileSync(process.execPath, [SCRIPT, 'browser', 'redis'], {
      env: { PATH: folder, ...env },
      encoding: 'utf8',
    });
  }

  it('is nothing where SYSTEM_PACKAGES is off, and it says what that costs', () => {
    const said = install({ SYSTEM_PACKAGES: 'off' });
    expect(calls()).toBe('');
    expect(said).toContain('browser: none; pages that only their scripts draw are refused (SYSTEM_PACKAGES is off)');
    expect(said).toContain('redis: none; the suites that need one are skipped (SYSTEM_PACKAGES is off)');
  });

  it('is named before it is installed, with the way to prevent it', () => {
    const said = install({});
    if (!HAS_APT) return expect(said).toContain('(no apt-get here)');
    expect(said).toContain("browser: installing Debian's chromium-headless-shell (100 MB); SYSTEM_PACKAGES=off");
    expect(calls()).toMatch(/install -y --no-install-recommends chromium-headless-shell/);
    expect(said).toContain('(the installation failed)');
  });

  it('is no browser where CHROMIUM_PATH names one', () => {
    expect(install({ CHROMIUM_PATH: process.execPath, SYSTEM_PACKAGES: 'off' })).toContain(
      'browser: Chromium is installed',
    );
  });
});
