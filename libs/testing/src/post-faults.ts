import type { ServerResponse } from 'node:http';

/** What goes wrong with a post: the answer is lost, with the post made or not, or this answer comes in its place. */
export type PostFault = 'lose' | 'drop' | { status: number; headers?: Record<string, string>; body: unknown };

/** Whether the post is made all the same. */
export function isMade(fault: PostFault | undefined): boolean {
  return fault === undefined || fault === 'lose';
}

/** Answers as the fault has it; without one, with `body`. */
export function answerPost(response: ServerResponse, fault: PostFault | undefined, body: unknown, status = 200): void {
  if (typeof fault === 'string') response.destroy();
  else sendJson(response, fault ?? { status, body });
}

/** A whole answer. */
export function sendJson(response: ServerResponse, { status, headers, body }: Exclude<PostFault, string>): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
