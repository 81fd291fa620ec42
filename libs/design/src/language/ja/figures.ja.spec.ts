import { writerOf } from '../../../test/write-first';
import { japanese } from './japanese';

const write = writerOf(japanese);

describe('writing figures in Japanese', () => {
  it.each([
    [{ tvlUsd: 412600000 }, '4億1260万ドル', 'ヨンオクセンニヒャクロクジュウマンドル'],
    [{ capUsd: 11840000000 }, '118億4000万ドル', 'ヒャクジュウハチオクヨンセンマンドル'],
    [{ capUsd: 2400000000000 }, '2兆4000億ドル', 'ニチョウヨンセンオクドル'],
    [{ capUsd: 1000000000000 }, '1兆ドル', 'イッチョウドル'],
    [{ capUsd: 10000000 }, '1000万ドル', 'イッセンマンドル'],
    [{ revenue: '$4.2M' }, '420万ドル', 'ヨンヒャクニジュウマンドル'],
    [{ revenueUsd: 742000 }, '74万2000ドル', 'ナナジュウヨンマンニセンドル'],
    [{ pnlUsd: -18400 }, '−1万8400ドル', 'マイナスイチマンハッセンヨンヒャクドル'],
    [{ budgetEur: 123456 }, '12万3456ユーロ', 'ジュウニマンサンゼンヨンヒャクゴジュウロクユーロ'],
    [{ priceEur: 149.5 }, '149.50ユーロ', 'ヒャクヨンジュウキュウユーロゴジュウセント'],
    [{ priceJpy: 980 }, '980円', 'キュウヒャクハチジュウエン'],
    [{ priceJpy: 4 }, '4円', 'ヨエン'],
    [{ apyPct: 6.84 }, '6.84%', 'ロクテンハチヨンパーセント'],
    [{ apyPct: 8 }, '8%', 'ハッパーセント'],
    [{ apyPct: 10 }, '10%', 'ジュッパーセント'],
    [{ growthPct: -3.2 }, '−3.2%', 'マイナスサンテンニパーセント'],
    [{ marginPct: 0.5 }, '0.5%', 'レイテンゴパーセント'],
    [{ sharePct: 21.05 }, '21.05%', 'ニジュウイッテンゼロゴパーセント'],
    [{ feeBps: 25 }, '25bp', 'ニジュウゴベーシスポイント'],
    [{ rateChangePp: -0.3 }, '−0.3ポイント', 'マイナスレイテンサンポイント'],
    [{ population: 8400000 }, '840万', 'ハッピャクヨンジュウマン'],
    [{ visitors: 341000 }, '34万1000', 'サンジュウヨンマンセン'],
    [{ downloads: 48213 }, '4万8213', 'ヨンマンハッセンニヒャクジュウサン'],
    [{ newAccounts: 1204 }, '1204', 'センニヒャクヨン'],
    [{ newAccounts: 3600 }, '3600', 'サンゼンロッピャク'],
    [{ count: -0 }, '0', 'ゼロ'],
    [{ rating: 4.7 }, '4.7', 'ヨンテンナナ'],
    [{ tempC: 12 }, '12°', 'ジュウニド'],
    [{ tempC: -1 }, '−1°', 'マイナスイチド'],
    [{ waitMinutes: 17 }, '17分', 'ジュウナナフン'],
    [{ waitMinutes: 1 }, '1分', 'イップン'],
    [{ waitMinutes: 38 }, '38分', 'サンジュウハップン'],
    [{ waitMinutes: 10 }, '10分', 'ジュップン'],
    [{ durationHours: 4 }, '4時間', 'ヨジカン'],
    [{ durationMonths: 6 }, '6か月', 'ロッカゲツ'],
    [{ windKph: 14 }, '14km/h', 'ジソクジュウヨンキロメートル'],
    [{ rainMm: 11.6 }, '11.6mm', 'ジュウイッテンロクミリ'],
    [{ latencyMs: 182 }, '182ms', 'ヒャクハチジュウニミリビョウ'],
    [{ asOf: '2026-09-28' }, '2026年9月28日', 'ニセンニジュウロクネンクガツニジュウハチニチ'],
    [{ asOf: '2026-04-20' }, '2026年4月20日', 'ニセンニジュウロクネンシガツハツカ'],
    [{ month: '2026-09' }, '2026年9月', 'ニセンニジュウロクネンクガツ'],
    [{ month: 'August' }, '8月', 'ハチガツ'],
    [{ day: 'Mon' }, '月曜日', '月曜日'],
    [{ year: 2026 }, '2026年', 'ニセンニジュウロクネン'],
    [{ open: '14:00' }, '14:00', 'ジュウヨジ'],
    [{ open: '07:21' }, '7:21', 'シチジニジュウイップン'],
    [{ open: '19:04' }, '19:04', 'ジュウクジヨンプン'],
    [{ available: true }, 'はい', 'はい'],
    [{ link: 'https://rates.example/usdc' }, 'rates.example/usdc', 'ratesドットexampleスラッシュusdc'],
    [{ wallet: '0x7a2f4c1be09d53a86f1e2b7740c95d3e8ab6f012' }, '0x7a2f…f012', 'このアドレス'],
  ])('%j', (data, display, spoken) => {
    const { full } = write(data);
    expect({ display: full.display, spoken: full.spoken }).toEqual({ display, spoken });
  });

  it('signs movements, leaves units out of the bare form, and has words for fields', () => {
    expect(write({ tvlChange7dPct: 8.4 }).signed).toEqual({ display: '+8.4%', spoken: 'プラスハッテンヨンパーセント' });
    expect(write({ apyPct: 4.31 }).bare).toEqual({ display: '4.31', spoken: 'ヨンテンサンイチ' });
    expect(write({ newAccounts: 3 }).label.display).toBe('新規アカウント');
    expect(write({ moonsSeen: 3 }).label.display).toBe('Moons seen');
  });

  it.each([
    ['7d', '7日間', 'ナノカカン'],
    ['1h', '1時間', 'イチジカン'],
    ['24h', '24時間', 'ニジュウヨジカン'],
    ['30d', '30日間', 'サンジュウニチカン'],
    ['3mo', '3か月', 'サンカゲツ'],
    ['1y', '1年間', 'イチネンカン'],
  ])('writes and says the window %s', (window, display, spoken) => {
    expect(japanese.writeWindow(window)).toEqual({ display, spoken });
  });

  it.each([
    ['USDC', 'ユーエスディーシー'],
    ['USDC、', 'ユーエスディーシー、'],
    ['DeFi', 'ディーファイ'],
    ['人', 'ニン'],
  ])('says %s as %s', (word, said) => {
    expect(japanese.pronounce(word)).toBe(said);
  });
});
