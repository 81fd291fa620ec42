import { Module } from '@nestjs/common';
import { CONFIG, type Config, SafeFetch } from '@app/platform';
import { chooseMakers, type MediaMakers } from './choose-makers';
import { FetchClipsService } from './fetch-clips.service';
import { ClipMaker, ImageMaker, MusicMaker } from './media-maker';

const MAKERS = Symbol('media makers');

/** Binds the ports for pictures, clips and music to what the configuration names. */
@Module({
  providers: [
    {
      provide: MAKERS,
      inject: [CONFIG, SafeFetch],
      useFactory: (config: Config, safeFetch: SafeFetch) => chooseMakers(config, safeFetch),
    },
    { provide: ImageMaker, inject: [MAKERS], useFactory: ({ images }: MediaMakers) => images },
    { provide: ClipMaker, inject: [MAKERS], useFactory: ({ clips }: MediaMakers) => clips },
    {
      provide: FetchClipsService,
      inject: [CONFIG, SafeFetch],
      useFactory: ({ ffmpegPath }: Config, safeFetch: SafeFetch) => new FetchClipsService(safeFetch, ffmpegPath),
    },
    { provide: MusicMaker, inject: [MAKERS], useFactory: ({ music }: MediaMakers) => music },
  ],
  exports: [ImageMaker, ClipMaker, FetchClipsService, MusicMaker],
})
export class MediaModule {}
