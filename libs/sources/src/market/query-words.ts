/** Words that say what is asked for, in the thirteen languages; small letters without accents, as `MarketText` folds them. */
export const QUERY_WORDS = {
  weather: split(`weather forecast temperature clima pronostico tiempo tempo previsao previsto meteo prevision wetter
    wettervorhersage vorhersage previsioni hava durumu havasi cuaca prakiraan 天気 天気予報 날씨 天气 天气预报 मौसम طقس الطقس`),
  stock:
    split(`stock stocks share shares ticker price accion acciones acao acoes action actions aktie aktien azione azioni hisse
    hissesi saham 株価 株 주가 주식 股票 股价 शेयर سهم اسهم`),
  crypto:
    split(`crypto cryptos cryptocurrency cryptocurrencies coins cripto criptos criptomoneda criptomonedas criptomoeda
    criptomoedas cryptomonnaie cryptomonnaies krypto kryptowahrungen criptovalute kripto kriptopara 暗号資産 仮想通貨 암호화폐 가상화폐
    加密货币 क्रिप्टो كريبتو`),
  gainers:
    split(`gainers gainer winners ganadoras ganadores subidas altas gagnants hausses gewinner rialzi kazandiranlar yukselenler
    naik 値上がり 値上がり率 급등주 상승률 涨幅 涨幅榜 बढ़त الرابحة`),
  cards:
    split(`card cards pokemon tcg carta cartas carte cartes karte karten kart kartlar kartu カード ポケモン ポケカ 카드 포켓몬 卡牌
    宝可梦 कार्ड पोकेमॉन بطاقات بطاقة بوكيمون`),
  yields:
    split(`yield yields apy apr defi staking rendimiento rendimientos rendimento rendimentos rendimenti rendement rendements
    rendite renditen getiri getiriler hasil 利回り 수익률 收益率 यील्ड عوائد`),
  tech: split(`tech technology tecnologia tecnologicas technologie technik technikfeed teknoloji teknologi テクノロジー テック 기술 테크
    科技 तकनीक टेक تقنية التقنية`),
  news: split(`news headlines noticias actualites nouvelles nachrichten notizie haberler haberleri berita ニュース 뉴스 新闻 समाचार खबरें
    اخبار`),
  top: split(`top best biggest largest leading the ten today now current latest mejores principales maiores melhores meilleures grosste
    beste migliori principali en iyi teratas 上位 トップ 상위 排名 शीर्ष افضل 10 5 20 hoy hoje heute aujourdhui oggi bugun hari ini 今日 오늘 今天 आज اليوم`),
} as const satisfies Record<string, readonly string[]>;

/** Words that only join others; they fall off both ends of what is left. */
export const JOINING = new Set(
  split(`in for at of on the a an is how what whats like to en de del la el los las para no na do da em o as os a au aux le les des pour
    dans du im am das der die fur von bei wie ist a il lo gli di per nel nella icin ve di untuk の は で を 의 에서 的 की का में في ال s da ta de`),
);

/** Names of currencies by ISO code; names that many countries share mean the one most asked for. */
export const CURRENCY_NAMES: Readonly<Record<string, readonly string[]>> = {
  EUR: split('euro euros avro ユーロ 유로 欧元 यूरो يورو'),
  USD: split('dollar dollars dolar dolares dollaro dollari dolari greenback 米ドル ドル 달러 美元 डॉलर دولار الدولار'),
  GBP: split(
    'pound pounds sterling libra libras livre livres pfund sterlina sterline sterlin ポンド 파운드 英镑 पाउंड استرليني',
  ),
  JPY: split('yen yens iene ienes 日本円 円 엔 日元 येन ين'),
  CHF: split('franc francs franken franco francos franchi frank フラン 프랑 瑞士法郎'),
  CNY: split('yuan renminbi 人民币 人民元 위안 युआन يوان'),
  INR: split('rupee rupees rupia rupias rupie ルピー 루피 卢比 रुपया रुपये روبية'),
  BRL: split('real reais reales レアル 헤알 雷亚尔'),
  TRY: split('lira liras lirasi liret リラ 리라 里拉 ليرة'),
  KRW: split('won wons ウォン 원 韩元 وون'),
  IDR: split('rupiah ルピア 루피아 印尼盾'),
  MXN: split('peso pesos ペソ 페소 比索'),
  SEK: split('krona kronor'),
  NOK: split('krone kroner'),
  PLN: split('zloty'),
  ZAR: split('rand'),
};

/** Every code that Frankfurter keeps rates of. */
export const CURRENCY_CODES: ReadonlySet<string> = new Set(
  split(
    `AUD BGN BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF IDR ILS INR ISK JPY KRW MXN MYR NOK NZD PHP PLN RON SEK SGD THB TRY USD ZAR`,
  ),
);

/** Coins people ask for by name, by the symbol under which Yahoo quotes them. */
export const COINS: Readonly<Record<string, readonly string[]>> = {
  BTC: split('bitcoin btc ビットコイン 비트코인 比特币 बिटकॉइन بيتكوين'),
  ETH: split('ethereum eth ether イーサリアム 이더리움 以太坊 इथेरियम ايثيريوم'),
  SOL: split('solana sol ソラナ 솔라나'),
  XRP: split('xrp ripple リップル 리플 瑞波币'),
  DOGE: split('dogecoin doge ドージコイン 도지코인 狗狗币'),
  ADA: split('cardano ada'),
  BNB: split('bnb'),
  LTC: split('litecoin ltc'),
  DOT: split('polkadot'),
  LINK: split('chainlink'),
  AVAX: split('avalanche avax'),
};

function split(words: string): string[] {
  return words.trim().split(/\s+/);
}
