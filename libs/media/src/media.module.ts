import { Module } from '@nestjs/common';
import { SafeFetch } from '@app/platform';
import { FFMPEG_CONFIG } from '@app/sources';
import { MEDIA_CONFIG } from './media.config';
import { chooseMakers, type MediaMakers } from './choose-makers';
import { FetchClipsService } from './fetch-clips.service';
import { ClipMaker, ImageMaker, MusicMaker } from './media-maker';

const MAKERS = Symbol('media makers');

/** Binds the ports for pictures, clips and music to what the configuration names. */
@Module({
  providers: [
    {
      provide: MAKERS,
      inject: [MEDIA_CONFIG.token, SafeFetch, FFMPEG_CONFIG.token],
      useFactory: chooseMakers,
    },
    { provide: ImageMaker, inject: [MAKERS], useFactory: ({ images }: MediaMakers) => images },
    { provide: ClipMaker, inject: [MAKERS], useFactory: ({ clips }: MediaMakers) => clips },
    {
      provide: FetchClipsService,
      inject: [SafeFetch, FFMPEG_CONFIG.token],
      useFactory: (safeFetch: SafeFetch, ffmpegPath?: string) => new FetchClipsService(safeFetch, ffmpegPath),
    },
    { provide: MusicMaker, inject: [MAKERS], useFactory: ({ music }: MediaMakers) => music },
  ],
  exports: [ImageMaker, ClipMaker, FetchClipsService, MusicMaker],
})
export class MediaModule {}
