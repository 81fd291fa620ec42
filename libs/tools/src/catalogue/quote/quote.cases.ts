import type { ToolCaseTable } from '../tool-cases';

export const cases: ToolCaseTable = {
  quote: {
    good: () => [{}, { targetSeconds: 45, images: 'source' }],
  },
};
