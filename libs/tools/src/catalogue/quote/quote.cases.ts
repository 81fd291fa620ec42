import type { ToolCases } from '../tool-cases';

export const cases: ToolCases = {
  good: () => [{}, { targetSeconds: 45, images: 'source' }],
};
