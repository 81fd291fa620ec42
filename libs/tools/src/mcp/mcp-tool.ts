import type { Tool } from '@modelcontextprotocol/server';
import type { JsonSchema, ToolMode } from '@factreel/tool-sdk';
import { upperFirst } from '@app/facts';
import type { CatalogueEntry } from '../core/tool-catalogue.service';

/** What a call of a tool that a worker does answers. */
const ACCEPTED: JsonSchema = {
  type: 'object',
  properties: {
    jobId: { type: 'string' },
    status: { type: 'string', enum: ['queued'] },
    tool: { type: 'string' },
    note: { type: 'string' },
  },
  required: ['jobId', 'status', 'tool', 'note'],
};
const WAY: Record<ToolMode, string> = {
  answer: '',
  order: ' Answers at once; follow its jobId with get_job.',
  job: ' Answers a job at once; follow it with get_job, whose `result` is the outcome.',
};

/** A tool of the catalogue in the protocol's form. */
export function toMcpTool(entry: CatalogueEntry): Tool {
  const { name, description, input, output, price, mode, readOnly, destructive, idempotent } = entry;
  return {
    name,
    title: titleOf(name),
    description: `${description}${WAY[mode]}\n\nPrice: ${price.text}.`,
    inputSchema: input as Tool['inputSchema'],
    outputSchema: mode === 'job' ? ACCEPTED : output,
    annotations: {
      title: titleOf(name),
      readOnlyHint: readOnly,
      destructiveHint: destructive,
      idempotentHint: idempotent,
      openWorldHint: true,
    },
  };
}

function titleOf(name: string): string {
  const words = name.replaceAll('_', ' ');
  return upperFirst(words);
}
