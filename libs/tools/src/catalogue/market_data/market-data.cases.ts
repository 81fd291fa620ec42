import type { ToolCaseTable } from '../tool-cases';

export const cases: ToolCaseTable = {
  market_data: {
    good: () => [{ pair: 'EUR/USD' }],
  },
};
