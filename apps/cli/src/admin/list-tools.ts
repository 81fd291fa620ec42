import { CONFIG_PARTS } from '@app/composition';
import { loadConfig } from '@app/platform';
import { type CatalogueEntry, readCatalogue } from '@app/tools';

/** The catalogue of an installation with this environment. */
export async function listTools(environment: NodeJS.ProcessEnv): Promise<{ data: CatalogueEntry[] }> {
  const config = loadConfig('cli', environment, CONFIG_PARTS);
  return { data: await readCatalogue({ ...config, logLevel: 'silent' }) };
}
