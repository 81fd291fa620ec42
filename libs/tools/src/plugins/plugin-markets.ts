import { Injectable } from '@nestjs/common';
import type { FoundFacts, Markets } from '@factreel/tool-sdk';
import { MarketDataService } from '@app/sources';

/** Markets for plugins. */
@Injectable()
export class PluginMarkets implements Markets {
  constructor(private readonly markets: MarketDataService) {}

  /** Throws as `MarketDataService.ask` does. */
  async ask(query: string): Promise<FoundFacts> {
    const { title, url, data } = await this.markets.ask(query);
    return { title, url, data };
  }
}
