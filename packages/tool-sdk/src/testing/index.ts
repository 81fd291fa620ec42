export { type ContractCheck, type ToolCases, toolContract } from './contract';
export { factreelHost } from './factreel-host';
export { type BenchParts, type ToolBench, toolBench } from './tool-bench';
export type { ToolAnswer, ToolFace, ToolHost } from './tool-host';
export { type SchemaFault, schemaFaults } from './schema-faults';
