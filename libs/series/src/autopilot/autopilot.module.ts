import { Module } from '@nestjs/common';
import { languageModelOf, MODEL_CONFIG, type ModelSettings } from '@app/design';
import { PublishingModule } from '@app/publishing';
import { SourcesModule } from '@app/sources';
import { ChannelsModule } from '@app/channels';
import { VideosModule } from '@app/videos';
import { VoicesModule } from '@app/voices';
import { AutopilotService } from './autopilot.service';
import { AutopilotSourceService } from './autopilot-source.service';
import { ShowChoicesService } from './show-choices.service';
import { StartAutopilotService } from './start-autopilot.service';
import { SuggestShowsService } from './suggest-shows.service';
import { ModelSuggester } from './suggest/model.suggester';
import { RuleSuggester } from './suggest/rule.suggester';
import { ShowSuggester } from './suggest/show-suggester';

@Module({
  imports: [PublishingModule, SourcesModule, ChannelsModule, VideosModule, VoicesModule],
  providers: [
    AutopilotService,
    AutopilotSourceService,
    ShowChoicesService,
    StartAutopilotService,
    SuggestShowsService,
    {
      provide: ShowSuggester,
      inject: [MODEL_CONFIG.token],
      useFactory: (model?: ModelSettings) => {
        const rules = new RuleSuggester();
        return model ? new ModelSuggester(languageModelOf(model), rules) : rules;
      },
    },
  ],
  exports: [AutopilotService, StartAutopilotService, SuggestShowsService],
})
export class AutopilotModule {}
