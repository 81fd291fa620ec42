import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { DynamicModule } from '@nestjs/common';
import type { ToolPlugin, ToolSdk } from '@factreel/tool-sdk';
import { StartFault } from '@app/platform/start-fault';

/** A plugin that is named and cannot be had; stops the boot. */
export class ToolPluginError extends StartFault {
  constructor(
    plugin: string,
    readonly fault: string,
  ) {
    super(`TOOL_PLUGINS: ${plugin} ${fault}`);
  }
}

/**
 * The module that a package or folder makes of the SDK, looked for from `from` as `require` would; `services` is the module
 * with what it may inject. Throws `ToolPluginError` that names the plugin.
 */
export function readPlugin(
  { plugin, from }: { plugin: string; from: string },
  sdk: ToolSdk,
  services: NonNullable<DynamicModule['imports']>[number],
): DynamicModule {
  const make = functionOf(plugin, read(plugin, from));
  let made: unknown;
  try {
    made = make(sdk);
  } catch (error) {
    throw new ToolPluginError(plugin, `could not be set up: ${(error as Error).message}`);
  }
  if (typeof made === 'function') return { module: made as DynamicModule['module'], imports: [services] };
  if (typeof made !== 'object' || made === null || !('module' in made)) {
    throw new ToolPluginError(plugin, 'returned no Nest module');
  }
  const dynamic = made as DynamicModule;
  return { ...dynamic, imports: [...(dynamic.imports ?? []), services] };
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
