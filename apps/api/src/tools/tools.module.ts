import { Module } from '@nestjs/common';
import { ToolsController } from './tools.controller';

/** The root module adds the tools themselves. */
@Module({
  controllers: [ToolsController],
})
export class ToolsApiModule {}
