import { Module } from '@nestjs/common';
import { SourcesModule } from '@app/sources';
import { VideosModule } from '@app/videos';
import { WireModule } from '@app/wire';
import { PluginVideos } from './plugin-videos';
import { PluginMarkets } from './plugin-markets';
import { PluginSources } from './plugin-sources';
import { PluginWeb } from './plugin-web';

const SERVICES = [PluginVideos, PluginMarkets, PluginSources, PluginWeb];

/** What plugins may inject; each of their modules imports it by itself. */
@Module({ imports: [SourcesModule, VideosModule, WireModule], providers: SERVICES, exports: SERVICES })
export class PluginServicesModule {}
