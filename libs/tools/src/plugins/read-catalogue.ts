import { Module } from '@nestjs/common';
import { ModulesContainer, NestFactory } from '@nestjs/core';
import { type Config, PlatformModule } from '@app/platform';
import { PLUGINS_CONFIG } from './plugins.config';
import { findTools } from '../core/find-tools';
import { type CatalogueEntry, describeCatalogue } from '../core/tool-catalogue.service';
import { TOOL_ENTITIES } from '../runs/tool-log-entry.entity';
import { ToolsModule } from '../tools.module';
import { loadToolPlugins } from './load-tool-plugins';

@Module({})
class Shelf {}

/**
 * The catalogue of an installation with this configuration. Needs no database: a preview makes no service. Throws
 * `ToolPluginError`, `MalformedToolError`.
 */
export async function readCatalogue(config: Config): Promise<CatalogueEntry[]> {
  const platform = PlatformModule.with({ config, databaseUrl: 'postgres://preview', entities: TOOL_ENTITIES });
  const plugins = await loadToolPlugins(PLUGINS_CONFIG.of(config));
  const shelf = { module: Shelf, imports: [platform, ToolsModule.with(plugins)] };
  const preview = { preview: true, logger: false, abortOnError: false } as const;
  const app = await NestFactory.createApplicationContext(shelf, preview);
  try {
    return describeCatalogue(findTools(app.get(ModulesContainer)));
  } finally {
    await app.close();
  }
}
