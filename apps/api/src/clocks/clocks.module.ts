import { Module } from '@nestjs/common';
import { ClocksModule } from '@app/clocks';
import { ClocksController } from './clocks.controller';

@Module({ imports: [ClocksModule], controllers: [ClocksController] })
export class ClocksApiModule {}
