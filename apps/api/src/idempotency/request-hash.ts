import { createHash } from 'node:crypto';
import { BadRequestError } from '@app/platform';

/** What of a request makes it the same one again; `body` is parsed JSON. */
export interface SameRequest {
  method: string;
  url: string;
  body: unknown;
}

/**
 * A digest that is equal for equal requests: same route and query, same body in whatever order its keys stand. Throws
 * `BadRequestError` for a body nested so deep that it cannot be written again.
 */
export function requestHash({ method, url, body }: SameRequest): string {
  return createHash('sha256')
    .update(inOrder([method, url, body ?? null]))
    .digest('hex');
}

function inOrder(content: unknown): string {
  try {
    return JSON.stringify(content, (_, value: unknown) => withKeysInOrder(value));
  } catch (error) {
    throw error instanceof RangeError ? new BadRequestError([{ path: 'body', message: 'is nested too deep' }]) : error;
  }
}

function withKeysInOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
