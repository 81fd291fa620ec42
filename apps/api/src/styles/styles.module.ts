import { Module } from '@nestjs/common';
import { StylePreviewsController } from './style-previews.controller';
import { StylesController } from './styles.controller';

@Module({
  controllers: [StylesController, StylePreviewsController],
})
export class StylesApiModule {}
