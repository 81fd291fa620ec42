import { Module } from '@nestjs/common';
import { FetchStillsService } from './stills/fetch-stills.service';
import { TokenMarketService } from './tokens/token-market.service';

@Module({ providers: [FetchStillsService, TokenMarketService], exports: [FetchStillsService, TokenMarketService] })
export class SourcesModule {}
