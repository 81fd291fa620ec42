import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AccountsModule, NotificationsModule } from '@app/accounts';
import { BillingModule } from '@app/billing';
import { JobsModule } from '@app/jobs';
import { PublishingModule } from '@app/publishing';
import { AutopilotModule, SeriesModule } from '@app/series';
import { SourcesModule } from '@app/sources';
import { ChannelsModule } from '@app/channels';
import { EditingModule } from '@app/editing';
import { LibraryModule } from '@app/library';
import { VideosModule } from '@app/videos';
import { WireModule } from '@app/wire';
import { CATALOGUE } from './catalogue';
import { CallToolService } from './core/call-tool.service';
import { ExecuteTool } from './core/execute-tool';
import { ToolMetrics } from './core/tool.metrics';
import { InputCheck } from './core/input-check';
import { StrayErrors } from './core/stray-errors';
import { ToolCatalogueService } from './core/tool-catalogue.service';
import { ToolRegistry } from './core/tool-registry';
import { CallForAgentService } from './mcp/call-for-agent.service';
import { McpService } from './mcp/mcp.service';
import { CancelJobService } from './runs/cancel-job.service';
import { VideoResourcesService } from './mcp/video-resources.service';
import { OrderToolService } from './runs/order-tool.service';
import { ReadJobService } from './runs/read-job.service';
import { RunToolJobService } from './runs/run-tool-job.service';
import { ToolBookService } from './runs/tool-book.service';
import { ToolRunsService } from './runs/tool-runs.service';

/** The catalogue of tools, those of this repository and those of the plugins. */
@Module({})
export class ToolsModule {
  static with(plugins: DynamicModule[]): DynamicModule {
    return {
      module: ToolsModule,
      imports: [
        DiscoveryModule,
        AccountsModule,
        AutopilotModule,
        NotificationsModule,
        BillingModule,
        JobsModule,
        PublishingModule,
        SeriesModule,
        SourcesModule,
        ChannelsModule,
        EditingModule,
        LibraryModule,
        VideosModule,
        WireModule,
        ...plugins,
      ],
      providers: [
        ...CATALOGUE,
        CallForAgentService,
        CallToolService,
        CancelJobService,
        ExecuteTool,
        ToolMetrics,
        InputCheck,
        McpService,
        OrderToolService,
        ReadJobService,
        RunToolJobService,
        StrayErrors,
        ToolBookService,
        ToolCatalogueService,
        ToolRegistry,
        ToolRunsService,
        VideoResourcesService,
      ],
      exports: [CallToolService, CancelJobService, McpService, ReadJobService, ToolCatalogueService, ToolRunsService],
    };
  }
}
