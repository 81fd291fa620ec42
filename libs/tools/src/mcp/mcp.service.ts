import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { createMcpHandler, type McpRequestContext, Server } from '@modelcontextprotocol/server';
import { ToolCatalogueService } from '../core/tool-catalogue.service';
import { CallForAgentService } from './call-for-agent.service';
import { INSTRUCTIONS, promptOf, PROMPTS } from './prompts';
import { callerOf, type McpCaller, toAuthInfo } from './mcp-caller';
import { toMcpTool } from './mcp-tool';
import { RESOURCE_TEMPLATES, VideoResourcesService } from './video-resources.service';

const SERVER = { name: 'factreel', title: 'Factreel', version: '1' };
/** The catalogue is the same for everyone, and changes only with the installation. */
const CATALOGUE_HINT = { ttlMs: 300_000, cacheScope: 'public' } as const;
/** The first revision whose clients know links to resources; those before it name no revision with a call. */
const LINKS_SINCE = '2025-06-18';

/** A request at the agents' door. */
export interface McpRequest {
  /** Its method and headers, and the signal that says that the client hung up. */
  request: Request;
  /** Its body, parsed. */
  body: unknown;
  caller: McpCaller;
}

/**
 * The catalogue as an MCP server, with videos as resources and a prompt: revision 2026-07-28 and, by the same code, the
 * clients before it. Nothing outlives a request, so that any api process may answer the next one.
 */
@Injectable()
export class McpService implements OnModuleDestroy {
  private readonly logger = new Logger(McpService.name);
  private readonly handler = createMcpHandler((context) => this.serverFor(context), {
    legacy: 'stateless',
    onerror: (error) => this.logger.debug({ err: error }, 'a request of an agent was refused'),
  });

  constructor(
    private readonly catalogue: ToolCatalogueService,
    private readonly calls: CallForAgentService,
    private readonly videos: VideoResourcesService,
  ) {}

  async onModuleDestroy(): Promise<void> {
    await this.handler.close();
  }

  /** Answers every request, those that are refused too; throws only while the process ends. */
  async answer({ request, body, caller }: McpRequest): Promise<Response> {
    return await this.handler.fetch(request, { authInfo: toAuthInfo(caller), parsedBody: body });
  }

  private serverFor({ era, authInfo, requestInfo }: McpRequestContext): Server {
    const caller = callerOf(authInfo);
    const revision = requestInfo?.headers.get('mcp-protocol-version') ?? '';
    const agent = { caller, withLinks: era === 'modern' || revision >= LINKS_SINCE };
    const server = new Server(SERVER, {
      capabilities: { tools: {}, resources: {}, prompts: {} },
      instructions: INSTRUCTIONS,
      cacheHints: {
        'tools/list': CATALOGUE_HINT,
        'prompts/list': CATALOGUE_HINT,
        'resources/templates/list': CATALOGUE_HINT,
        'server/discover': CATALOGUE_HINT,
      },
    });
    server.setRequestHandler('tools/list', () => ({ tools: this.catalogue.list().map(toMcpTool) }));
    server.setRequestHandler('tools/call', async ({ params }, context) => this.calls.call(params, context, agent));
    server.setRequestHandler('resources/list', ({ params }) => this.videos.list(params?.cursor, caller));
    server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: RESOURCE_TEMPLATES }));
    server.setRequestHandler('resources/read', ({ params }) => this.videos.read(params.uri, caller));
    server.setRequestHandler('prompts/list', () => ({ prompts: PROMPTS }));
    server.setRequestHandler('prompts/get', ({ params }) => promptOf(params));
    return server;
  }
}
