import type { DynamicModule, Provider } from '@nestjs/common';
import type { Videos, Markets, Sources, ToolRun, Web } from '@factreel/tool-sdk';
import type { Executed, Execution } from '../core/execute-tool';
import { defineTool } from '../core/define-tool';
import { markAsTool, type ToolMark } from '../core/tool.decorator';
import type { ToolDefinition } from '../core/tool-definition';
import { RemoteTool } from '../core/tool-registry';
import { PluginMarkets, PluginServicesModule, PluginSources, PluginVideos, PluginWeb } from './plugin-services';
import type { PluginProcesses, ServeCall } from './plugin-processes';

/** The tools of a plugin whose code runs in `processes`, as providers that the catalogue finds. */
export function pluginToolsModule(processes: PluginProcesses, marks: ToolMark[]): DynamicModule {
  class PluginTools {}
  const ends: Provider = { provide: Symbol('processes'), useValue: processes };
  const providers = [ends, ...marks.map((mark) => toolOf(processes, mark))];
  return { module: PluginTools, imports: [PluginServicesModule], providers };
}

function toolOf(processes: PluginProcesses, mark: ToolMark): ToolDefinition['target'] {
  class PluginTool extends RemoteTool implements ToolRun {
    private readonly serve: ServeCall;

    constructor(videos: Videos, sources: Sources, markets: Markets, web: Web) {
      super();
      this.serve = servicesBy({ videos, sources, markets, web });
    }

    override async check(input: unknown): Promise<object> {
      return await processes.check(definition, input);
    }

    override async execute(execution: Execution): Promise<Executed> {
      return await processes.execute(definition, execution, this.serve);
    }

    /** A tool has one; the registry calls `execute`. */
    run(): never {
      throw new Error('it runs in a process of its own');
    }
  }
  const services = [PluginVideos, PluginSources, PluginMarkets, PluginWeb];
  markAsTool(PluginTool, { ...mark, inject: services });
  const definition = defineTool(PluginTool, mark);
  return PluginTool;
}

/** The methods of the SDK's services that a plugin's process may ask for; whose account they work for is ours to say. */
function servicesBy({
  videos,
  sources,
  markets,
  web,
}: {
  videos: Videos;
  sources: Sources;
  markets: Markets;
  web: Web;
}) {
  const serve: ServeCall = async ({ method, callId, parameters: [first, second] }, { account, signal }) => {
    const nothing = (): void => undefined;
    const logger = { debug: nothing, info: nothing, warn: nothing, error: nothing };
    const context = { account, callId, signal, logger, progress: nothing, charge: nothing };
    const text = String(first);
    const options = { ...(second as object | undefined), signal };
    if (method === 'videos.make') return await videos.make(context, first as Record<string, unknown>);
    if (method === 'videos.get') return await videos.get(context, text);
    if (method === 'sources.read') return await sources.read(context, text);
    if (method === 'markets.ask') return await markets.ask(text);
    if (method === 'web.json') return await web.json(text, options);
    if (method === 'web.text') return await web.text(text, options);
    throw new Error(`there is no service ${method}`);
  };
  return serve;
}
