import { Module } from '@nestjs/common';
import { FetchStillsService } from './stills/fetch-stills.service';

@Module({ providers: [FetchStillsService], exports: [FetchStillsService] })
export class SourcesModule {}
