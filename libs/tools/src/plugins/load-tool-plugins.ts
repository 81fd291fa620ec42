import type { DynamicModule } from '@nestjs/common';
import type { PluginsConfig } from './plugins.config';
import { PluginProcesses } from './plugin-processes';
import { PluginMarkets, PluginServicesModule, PluginSources, PluginVideos, PluginWeb } from './plugin-services';
import { pluginToolsModule } from './plugin-tools.module';
import { readPlugin } from './read-plugin';
import { toolSdk } from './tool-sdk';

const sdk = toolSdk({ videos: PluginVideos, sources: PluginSources, markets: PluginMarkets, web: PluginWeb });

/**
 * The modules of the packages or folders that are named, looked for from `from` as `require` would. Those apart are loaded
 * in processes of their own, and only their descriptions come here. Throws `ToolPluginError` that names the plugin.
 */
export async function loadToolPlugins(plugins: PluginsConfig, from = process.cwd()): Promise<DynamicModule[]> {
  const inProcess = plugins.inProcess.map((plugin) => readPlugin({ plugin, from }, sdk, PluginServicesModule));
  const apart = plugins.apart.map(async (plugin) => {
    const processes = new PluginProcesses({ plugin, from }, plugins);
    return pluginToolsModule(processes, await processes.describe());
  });
  return [...inProcess, ...(await Promise.all(apart))];
}
