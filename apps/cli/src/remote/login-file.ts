import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** A service and a key of an account there. */
export interface Login {
  url: string;
  apiKey: string;
}

const DEFAULT_URL = 'http://127.0.0.1:3000';

/** `FACTREEL_CONFIG_DIR`, or `factreel` below the user's configuration. */
export function configFolder(environment: NodeJS.ProcessEnv): string {
  const { FACTREEL_CONFIG_DIR: own, XDG_CONFIG_HOME: shared } = environment;
  return own || join(shared || join(homedir(), '.config'), 'factreel');
}

/** What `factreel login` keeps: a login for each profile, in a file that its user alone can read. */
export class LoginFile {
  private readonly path: string;

  constructor(private readonly folder: string) {
    this.path = join(folder, 'logins.json');
  }

  async find(profile: string): Promise<Login | undefined> {
    return (await this.read())[profile];
  }

  /** Written aside and moved into place, so that a kill leaves the old file or the new one. */
  async keep(profile: string, login: Login): Promise<string> {
    const logins = { ...(await this.read()), [profile]: login };
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const scratch = `${this.path}.${process.pid}`;
    await writeFile(scratch, `${JSON.stringify(logins, null, 2)}\n`, { mode: 0o600 });
    await rename(scratch, this.path);
    return this.path;
  }

  private async read(): Promise<Record<string, Login>> {
    const text = await readFile(this.path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '{}';
      throw error;
    });
    return JSON.parse(text) as Record<string, Login>;
  }
}

/** The profile that is meant: the one that is named, that of the environment, or `default`. */
export function profileOf({ environment, profile }: Pick<Whose, 'environment' | 'profile'>): string {
  return profile ?? (environment['FACTREEL_PROFILE'] || 'default');
}

interface Whose {
  environment: NodeJS.ProcessEnv;
  profile: string | undefined;
}

/** The service and the key: `FACTREEL_URL` and `FACTREEL_API_KEY` before what `factreel login` kept. */
export async function findLogin(whose: Whose): Promise<{ url: string; apiKey: string | undefined }> {
  const { environment } = whose;
  const kept = await new LoginFile(configFolder(environment)).find(profileOf(whose));
  return {
    url: environment['FACTREEL_URL'] || kept?.url || DEFAULT_URL,
    apiKey: environment['FACTREEL_API_KEY'] || kept?.apiKey,
  };
}
