import { SystemClock } from '@app/platform';
import type { TokenMarketService } from '../tokens/token-market.service';
import { MarketDataService } from './market-data.service';

const nowhere = 'http://127.0.0.1:1';
const market = {
  dexScreener: nowhere,
  geckoTerminal: nowhere,
  coinGecko: nowhere,
  coinGeckoKey: undefined,
  yahooFinance: nowhere,
  alphaVantage: nowhere,
  alphaVantageKey: undefined,
  frankfurter: nowhere,
  openMeteo: nowhere,
  openMeteoGeocoding: nowhere,
  openMeteoKey: undefined,
  tcgdex: nowhere,
  defiLlama: nowhere,
  hackerNews: nowhere,
};
const service = new MarketDataService(market, new SystemClock(), {} as TokenMarketService);
const meaning = (text: string): string => {
  const [first] = service.understand(text);
  return `${first?.kind} ${first?.argument}`.trim();
};

const DEGEN = '0x4ed4E862860beD51a9570b96d89aF5E1B0Efefed';

describe('what free text asks for', () => {
  it.each([
    ['NVDA', 'ticker NVDA'],
    ['$nvda', 'ticker NVDA'],
    ['nvda stock price', 'ticker NVDA'],
    ['NVDA Aktie', 'ticker NVDA'],
    ['BRK-B', 'ticker BRK-B'],
    ['^GSPC', 'ticker ^GSPC'],
    ['bitcoin', 'ticker BTC-USD'],
    ['Bitcoin price', 'ticker BTC-USD'],
    ['ビットコイン', 'ticker BTC-USD'],
    ['BTC/EUR', 'ticker BTC-EUR'],
    ['EUR/USD', 'pair EUR/USD'],
    ['eurusd', 'pair EUR/USD'],
    ['gbp jpy', 'pair GBP/JPY'],
    ['euro to dollar', 'pair EUR/USD'],
    ['Euro in Dollar', 'pair EUR/USD'],
    ['de euros a dólares', 'pair EUR/USD'],
    ['euro dolar', 'pair EUR/USD'],
    ['dollar to yen', 'pair USD/JPY'],
    ['ユーロからドル', 'pair EUR/USD'],
    ['欧元兑美元', 'pair EUR/USD'],
    ['यूरो डॉलर', 'pair EUR/USD'],
    ['weather in Lisbon', 'city Lisbon'],
    ['What is the weather like in New York today?', 'city New York'],
    ['weather in Portland, Oregon', 'city Portland, Oregon'],
    ['Wetter in München', 'city München'],
    ['météo à Paris', 'city Paris'],
    ["İstanbul'da hava durumu", 'city İstanbul'],
    ['el tiempo en Madrid', 'city Madrid'],
    ['previsão do tempo em São Paulo', 'city São Paulo'],
    ['cuaca di Jakarta', 'city Jakarta'],
    ['東京の天気', 'city 東京'],
    ['서울 날씨', 'city 서울'],
    ['北京天气', 'city 北京'],
    ['मौसम दिल्ली', 'city दिल्ली'],
    ['الطقس في القاهرة', 'city القاهرة'],
    ['Lisbon', 'city Lisbon'],
    ['top crypto', 'top-crypto'],
    ['Top 10 Kryptowährungen', 'top-crypto'],
    ['criptomonedas', 'top-crypto'],
    ['加密货币', 'top-crypto'],
    ['stock gainers', 'stock-gainers'],
    ['top gainers today', 'stock-gainers'],
    ['pokemon cards', 'cards'],
    ['charizard card', 'cards charizard'],
    ['USDC yields on Base', 'yields USDC on Base'],
    ['yields', 'yields'],
    ['tech news', 'tech-news'],
    ['Hacker News', 'tech-news'],
    ['Technik Nachrichten', 'tech-news'],
    [`${DEGEN} on base`, `token base:${DEGEN}`],
    ['DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263', 'token solana:DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'],
  ])('reads "%s"', (text, expected) => {
    expect(meaning(text)).toBe(expected);
  });

  it('keeps the other readings of a bare word, in which only the very name counts', () => {
    expect(service.understand('charizard')).toEqual([
      { kind: 'city', argument: 'charizard', exact: true },
      { kind: 'cards', argument: 'charizard', exact: true },
    ]);
  });

  it.each([
    '',
    '   ',
    '12345',
    '???',
    DEGEN,
    'please make me a video about anything that you like best of all',
    'x'.repeat(201),
  ])('refuses "%s" and says what is understood', (text) => {
    expect(() => service.understand(text)).toThrow(
      /^query is not something to look up; ask for something such as "NVDA"/,
    );
  });
});
