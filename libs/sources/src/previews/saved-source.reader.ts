import { Injectable } from '@nestjs/common';
import { SecretBox } from '@app/platform';
import type { MarketFacts, MarketQuery } from '../market/market-data';
import { MarketDataService } from '../market/market-data.service';
import { type AddressWish, type ReadBy, ReadAddressService } from '../readers/browser/read-address.service';
import type { ReadSource } from '../readers/read-source';
import type { SavedSource } from './saved-source.entity';

/** What a reader found, or what a market service answered in the same shape. */
export type FoundSource = Omit<ReadSource, 'kind'> & { kind: ReadSource['kind'] | 'market'; readBy?: ReadBy };

/** Reads a previewed source as it stands now. */
@Injectable()
export class SavedSourceReader {
  constructor(
    private readonly addresses: ReadAddressService,
    private readonly market: MarketDataService,
    private readonly box: SecretBox,
  ) {}

  /** What the market services say of one thing. Throws as `MarketDataService.read` does. */
  async lookUp(query: MarketQuery): Promise<FoundSource> {
    return foundInMarket(await this.market.read(query));
  }

  /** Throws `UnreadableSourceError`, what `leave` throws, and for queries what `MarketDataService.ask` throws. */
  async read(
    { url, query, insistsOn, sealedHeaders }: Pick<SavedSource, 'url' | 'query' | 'insistsOn' | 'sealedHeaders'>,
    wish: Pick<AddressWish, 'signal' | 'owner' | 'leave' | 'videoLanguage'> = {},
  ): Promise<FoundSource> {
    if (query !== null) return foundInMarket(await this.market.ask(query));
    const headers = sealedHeaders ? (JSON.parse(this.box.open(sealedHeaders)) as Record<string, string>) : undefined;
    return await this.addresses.read(url ?? '', { ...wish, kind: insistsOn ?? undefined, headers });
  }
}

function foundInMarket({ title, url, data, stills, itemCount }: MarketFacts): FoundSource {
  const named = JSON.stringify(data);
  // Pictures that the data name are fetched with them.
  const beside = stills.filter((still) => !named.includes(JSON.stringify(still.url)));
  return {
    kind: 'market',
    title,
    url,
    language: null,
    data: data as ReadSource['data'],
    places: [],
    series: [],
    stills: beside.map((still) => ({ ...still, bytes: null, width: null, height: null })),
    footage: [],
    brand: { siteName: null, themeColor: null, logoUrl: null },
    text: '',
    itemCount,
    warnings: [],
  };
}
