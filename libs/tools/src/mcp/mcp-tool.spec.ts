import type { CatalogueEntry } from '../core/tool-catalogue.service';
import { toMcpTool } from './mcp-tool';

const ENTRY: CatalogueEntry = {
  name: 'my_tool',
  description: 'Does something.',
  input: { type: 'object', properties: { n: { type: 'integer' } } },
  output: { type: 'object', properties: { twice: { type: 'integer' } } },
  price: { credits: 5, upTo: 5, text: '5 credits a call' },
  mode: 'answer',
  readOnly: false,
  destructive: true,
  idempotent: false,
};

describe('a tool as agents see it', () => {
  it('has its schemas, a title for people, and its price where models read it', () => {
    expect(toMcpTool(ENTRY)).toMatchObject({
      name: 'my_tool',
      title: 'My tool',
      description: 'Does something.\n\nPrice: 5 credits a call.',
      inputSchema: ENTRY.input,
      outputSchema: ENTRY.output,
    });
  });

  it.each([
    [
      { readOnly: true, destructive: false, idempotent: true },
      { readOnlyHint: true, destructiveHint: false, idempotentHint: true },
    ],
    [{}, { readOnlyHint: false, destructiveHint: true, idempotentHint: false }],
    [{ destructive: false }, { readOnlyHint: false, destructiveHint: false, idempotentHint: false }],
  ] as const)('of %j hints %j', (kind, hints) => {
    expect(toMcpTool({ ...ENTRY, ...kind }).annotations).toMatchObject(hints);
  });

  it('that a worker does describes the job that a call answers, and says how to follow it', () => {
    const { outputSchema, description } = toMcpTool({ ...ENTRY, mode: 'job' });
    expect(outputSchema).toMatchObject({ required: ['jobId', 'status', 'tool', 'note'] });
    expect(description).toContain('get_job');
  });
});
