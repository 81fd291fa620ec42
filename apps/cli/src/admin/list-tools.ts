import { loadConfig } from '@app/platform';
import { type CatalogueEntry, PLUGINS_CONFIG, readCatalogue } from '@app/tools';
import { CLI_CONFIG_PARTS } from '../cli.module';

/** The catalogue of an installation with this environment. */
export async function listTools(environment: NodeJS.ProcessEnv): Promise<{ data: CatalogueEntry[] }> {
  const config = loadConfig('cli', environment, [...CLI_CONFIG_PARTS, PLUGINS_CONFIG]);
  return { data: await readCatalogue({ ...config, logLevel: 'silent' }) };
}
