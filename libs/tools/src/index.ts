export type { CaseRecords, SpareRecords, ToolCases, ToolCaseTable } from './catalogue/tool-cases';
export { changeOf, orderOf, placeOf } from './catalogue/autopilot/read-bodies';
export {
  AutopilotEpisodeDto,
  RewriteEpisodeDto,
  RewrittenEpisodeDto,
  WaitingPageDto,
  AutopilotPageDto,
  AutopilotShowDto,
  StartedShowDto,
} from './catalogue/autopilot/show.dto';
export {
  toAutopilotEpisodeDto,
  toAutopilotShowDto,
  toStartedShowDto,
  toWaitingPageDto,
} from './catalogue/autopilot/show.presenter';
export { StarterListDto, SuggestDto, SuggestedShowsDto } from './catalogue/autopilot/source.dto';
export { ChangeAutopilotDto, StartAutopilotDto } from './catalogue/autopilot/start.dto';
export { Tool } from './core/tool.decorator';
export { CallToolService } from './core/call-tool.service';
export { findTools } from './core/find-tools';
export { type CatalogueEntry, ToolCatalogueService } from './core/tool-catalogue.service';
export { isJsonSchema, type ToolDefinition } from './core/tool-definition';
export type { ToolsErrorCode } from './core/tools.errors';
export { closed } from './core/tool-schemas';
export { priceFace } from './core/price-words';
export { McpService } from './mcp/mcp.service';
export { loadToolPlugins } from './plugins/load-tool-plugins';
export { ToolPluginError } from './plugins/read-plugin';
export { CancelJobService } from './runs/cancel-job.service';
export { type JobFace, ReadJobService } from './runs/read-job.service';
export { readCatalogue } from './plugins/read-catalogue';
export { ToolJobDto } from './runs/tool-job.dto';
export { ToolRunsService } from './runs/tool-runs.service';
export { TOOL_ENTITIES } from './runs/tool-log-entry.entity';
export { ToolsModule } from './tools.module';
export { PLUGINS_CONFIG } from './plugins/plugins.config';
