import type { ServerContext, CallToolResult } from '@modelcontextprotocol/server';
import type { DomainError } from '@app/platform';
import { unpackMedia } from './unpack-media';

/** Tells a client that asked for it how far its call is; what stands still is told no more than once. */
export function tellProgress({ mcpReq }: ServerContext): ((fraction: number, stage?: string) => void) | undefined {
  const progressToken = mcpReq._meta?.progressToken;
  if (progressToken === undefined) return undefined;
  let told = -1;
  return (progress, stage) => {
    if (progress <= told) return;
    told = progress;
    const params = { progressToken, progress, total: 1, ...(stage === undefined ? {} : { message: stage }) };
    // A client that has gone hears nothing of it; its signal ends the call.
    mcpReq.notify({ method: 'notifications/progress', params }).catch(() => undefined);
  };
}

/** What came of a call, as JSON for programs and as text for models; `withLinks` for clients that know links. */
export function toolAnswer(answer: object, { withLinks }: { withLinks: boolean }): CallToolResult {
  const { body, links, images } = unpackMedia(answer);
  return {
    content: [{ type: 'text', text: JSON.stringify(body) }, ...images, ...(withLinks ? links : [])],
    structuredContent: body,
  };
}

/** Where programs find a refusal; structured content would be held against the schema of answers by some clients. */
const REFUSAL = 'io.factreel/error';

/** A refusal that a model can read and mend, in the words of every other door. */
export function toolRefusal({ error, message, details }: DomainError, requestId: string): CallToolResult {
  const [code] = error.split(':');
  return {
    isError: true,
    content: [{ type: 'text', text: `${code}: ${message}\nRequest id: ${requestId}` }],
    _meta: { [REFUSAL]: { error, message, requestId, ...(details ? { details } : {}) } },
  };
}
