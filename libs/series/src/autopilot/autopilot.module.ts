import { Module } from '@nestjs/common';
import { DesignModule } from '@app/design';
import { SourcesModule } from '@app/sources';
import { VideosModule } from '@app/videos';
import { AutopilotService } from './autopilot.service';
import { AutopilotSourceService } from './autopilot-source.service';
import { StartAutopilotService } from './start-autopilot.service';
import { SuggestShowsService } from './suggest-shows.service';
import { RuleSuggester } from './suggest/rule.suggester';
import { ShowSuggester } from './suggest/show-suggester';

@Module({
  imports: [DesignModule, SourcesModule, VideosModule],
  providers: [
    AutopilotService,
    AutopilotSourceService,
    StartAutopilotService,
    SuggestShowsService,
    { provide: ShowSuggester, useFactory: () => new RuleSuggester() },
  ],
  exports: [AutopilotService, StartAutopilotService, SuggestShowsService],
})
export class AutopilotModule {}
