import type { CallToolResult } from '@modelcontextprotocol/server';
import type { DomainError } from '@app/platform';
import { unpackMedia } from './unpack-media';

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
