import type { ToolCases } from '../tool-cases';

export const cases: ToolCases = {
  good: (_own, { folder }) => [{ url: folder }],
};
