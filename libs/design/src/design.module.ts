import { Module } from '@nestjs/common';
import { type Config, CONFIG } from '@app/platform';
import { designerOf } from './designer/designer-of';
import { FilmDesigner } from './film-designer';

@Module({
  providers: [
    {
      provide: FilmDesigner,
      inject: [CONFIG],
      useFactory: (config: Config) => new FilmDesigner(designerOf(config.llm)),
    },
  ],
  exports: [FilmDesigner],
})
export class DesignModule {}
