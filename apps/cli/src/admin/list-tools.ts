import { loadConfig } from '@app/platform';
import { type CatalogueEntry, PLUGINS_CONFIG, readCatalogue } from '@app/tools';

/** The catalogue of an installation with this environment. */
export async function listTools(environment: NodeJS.ProcessEnv): Promise<{ data: CatalogueEntry[] }> {
  return { data: await readCatalogue({ ...loadConfig('cli', environment, [PLUGINS_CONFIG]), logLevel: 'silent' }) };
}
