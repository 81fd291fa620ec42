import type { ToolCases } from '../tool-cases';

export const cases: ToolCases = {
  good: () => [{ pair: 'EUR/USD' }],
};
