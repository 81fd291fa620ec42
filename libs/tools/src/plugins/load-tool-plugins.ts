import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { DynamicModule } from '@nestjs/common';
import type { ToolPlugin } from '@factreel/tool-sdk';
import { ConfigError } from '@app/platform';
import { PluginServicesModule } from './plugin-services.module';
import { TOOL_SDK } from './tool-sdk';

/** A plugin that `TOOL_PLUGINS` names and that cannot be had; stops the boot. */
export class ToolPluginError extends ConfigError {
  constructor(plugin: string, fault: string) {
    super(`TOOL_PLUGINS: ${plugin} ${fault}`);
  }
}

/**
 * The modules of the packages or folders that are named, looked for from `from` as `require` would. Throws
 * `ToolPluginError` that names the plugin.
 */
export function loadToolPlugins(plugins: string[], from = process.cwd()): DynamicModule[] {
  return plugins.map((plugin) => asDynamic(plugin, moduleOf(plugin, from)));
}

function moduleOf(plugin: string, from: string): unknown {
  const make = functionOf(plugin, read(plugin, from));
  try {
    return make(TOOL_SDK);
  } catch (error) {
    throw new ToolPluginError(plugin, `could not be set up: ${(error as Error).message}`);
  }
}

function read(plugin: string, from: string): unknown {
  const folder = resolve(from, plugin);
  try {
    // A package of that name wins over nothing, a folder over a package: it is what stands here.
    return createRequire(join(from, 'package.json'))(existsSync(folder) ? folder : plugin) as unknown;
  } catch (error) {
    throw new ToolPluginError(plugin, `could not be loaded: ${(error as Error).message}`);
  }
}

/** The default export, of CommonJS and of ES modules. */
function functionOf(plugin: string, loaded: unknown): ToolPlugin {
  let found = loaded;
  while (typeof found === 'object' && found !== null && 'default' in found) found = found.default;
  if (typeof found === 'function') return found as ToolPlugin;
  throw new ToolPluginError(plugin, 'exports no function by default');
}

function asDynamic(plugin: string, made: unknown): DynamicModule {
  const imports = [PluginServicesModule];
  if (typeof made === 'function') return { module: made as DynamicModule['module'], imports };
  if (typeof made === 'object' && made !== null && 'module' in made) {
    const dynamic = made as DynamicModule;
    return { ...dynamic, imports: [...(dynamic.imports ?? []), ...imports] };
  }
  throw new ToolPluginError(plugin, 'returned no Nest module');
}
