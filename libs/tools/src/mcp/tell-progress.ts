import type { ServerContext } from '@modelcontextprotocol/server';

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
