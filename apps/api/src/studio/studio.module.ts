import { Module } from '@nestjs/common';
import { StudioFiles } from './studio-files';

@Module({
  providers: [StudioFiles],
  exports: [StudioFiles],
})
export class StudioModule {}
