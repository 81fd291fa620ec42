import { Injectable, Logger } from '@nestjs/common';
import {
  type CallToolRequestParams,
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { DomainError } from '@app/platform';
import { CallToolService } from '../core/call-tool.service';
import { ToolCatalogueService } from '../core/tool-catalogue.service';
import { CallAbandonedError, ToolCrashedError } from '../core/tools.errors';
import type { McpCaller } from './mcp-caller';
import { tellProgress, toolAnswer, toolRefusal } from './tool-answer';

/** Who asks, and what its client can read. */
export interface AgentCall {
  caller: McpCaller;
  withLinks: boolean;
}

/** Calls a tool for an agent. */
@Injectable()
export class CallForAgentService {
  private readonly logger = new Logger(CallForAgentService.name);

  constructor(
    private readonly catalogue: ToolCatalogueService,
    private readonly calls: CallToolService,
  ) {}

  /** Throws `ProtocolError` for a tool that is not there; any other failure is an answer that a model can read. */
  async call(
    { name: tool, arguments: input }: CallToolRequestParams,
    context: ServerContext,
    { caller, withLinks }: AgentCall,
  ): Promise<CallToolResult> {
    const entries = this.catalogue.list();
    if (!entries.some(({ name }) => name === tool)) {
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${tool}`);
    }
    const { accountId, keyId, scopes, requestId } = caller;
    const signal = abandonedWith(context.mcpReq.signal);
    const call = {
      tool,
      input,
      accountId,
      keyId,
      scopes,
      door: 'mcp',
      signal,
      progress: tellProgress(context),
    } as const;
    try {
      return toolAnswer(await this.calls.call(call), { withLinks });
    } catch (thrown) {
      if (thrown instanceof DomainError) return toolRefusal(thrown, requestId);
      this.logger.error({ err: thrown, requestId, tool }, 'a call failed');
      return toolRefusal(new ToolCrashedError(tool, thrown), requestId);
    }
  }
}

/** The protocol's signal, with a reason that the log of calls can tell. */
function abandonedWith(signal: AbortSignal): AbortSignal {
  const abandoned = new AbortController();
  const abandon = (): void => abandoned.abort(new CallAbandonedError());
  if (signal.aborted) abandon();
  else signal.addEventListener('abort', abandon, { once: true });
  return abandoned.signal;
}
