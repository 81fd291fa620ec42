import { ToolRun } from './runs/tool-run.entity';

export const TOOL_ENTITIES = [ToolRun];
