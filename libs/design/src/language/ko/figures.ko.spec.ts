import { plain, writerOf } from '../../../test/write-first';
import { korean } from './korean';

const write = writerOf(korean);

describe('writing figures in Korean', () => {
  it.each([
    [{ tvlUsd: 412600000 }, '4억 1260만 달러', '사억 천이백육십만 달러'],
    [{ capUsd: 11840000000 }, '118억 4000만 달러', '백십팔억 사천만 달러'],
    [{ capUsd: 2400000000000 }, '2조 4000억 달러', '이조 사천억 달러'],
    [{ capUsd: 100000000 }, '1억 달러', '일억 달러'],
    [{ revenue: '$4.2M' }, '420만 달러', '사백이십만 달러'],
    [{ revenueUsd: 742000 }, '74만 2000달러', '칠십사만 이천 달러'],
    [{ revenueUsd: 740000 }, '74만 달러', '칠십사만 달러'],
    [{ pnlUsd: -18400 }, '−1만 8400달러', '마이너스 만 팔천사백 달러'],
    [{ budgetEur: 123456 }, '12만 3456유로', '십이만 삼천사백오십육 유로'],
    [{ priceEur: 149.5 }, '149.50유로', '백사십구 유로 오십 센트'],
    [{ priceKrw: 980 }, '980원', '구백팔십 원'],
    [{ apyPct: 6.84 }, '6.84%', '육점팔사 퍼센트'],
    [{ growthPct: -3.2 }, '−3.2%', '마이너스 삼점이 퍼센트'],
    [{ marginPct: 0.5 }, '0.5%', '영점오 퍼센트'],
    [{ sharePct: 21.05 }, '21.05%', '이십일점영오 퍼센트'],
    [{ feeBps: 25 }, '25bp', '이십오 베이시스포인트'],
    [{ rateChangePp: -0.3 }, '−0.3%p', '마이너스 영점삼 퍼센트포인트'],
    [{ population: 8400000 }, '840만', '팔백사십만'],
    [{ visitors: 341000 }, '34만 1000', '삼십사만 천'],
    [{ downloads: 48213 }, '4만 8213', '사만 팔천이백십삼'],
    [{ newAccounts: 1204 }, '1204', '천이백사'],
    [{ newAccounts: 10000 }, '1만', '만'],
    [{ count: -0 }, '0', '영'],
    [{ rating: 4.7 }, '4.7', '사점칠'],
    [{ tempC: 12 }, '12°', '십이 도'],
    [{ tempC: -1 }, '−1°', '마이너스 일 도'],
    [{ waitMinutes: 17 }, '17분', '십칠 분'],
    [{ durationHours: 2 }, '2시간', '두 시간'],
    [{ durationHours: 36 }, '36시간', '삼십육 시간'],
    [{ durationMonths: 6 }, '6개월', '육 개월'],
    [{ windKph: 14 }, '14km/h', '시속 십사 킬로미터'],
    [{ rainMm: 11.6 }, '11.6mm', '십일점육 밀리미터'],
    [{ latencyMs: 182 }, '182ms', '백팔십이 밀리초'],
    [{ asOf: '2026-09-28' }, '2026년 9월 28일', '이천이십육년 구월 이십팔일'],
    [{ asOf: '2026-06-10' }, '2026년 6월 10일', '이천이십육년 유월 십일'],
    [{ month: '2026-10' }, '2026년 10월', '이천이십육년 시월'],
    [{ month: 'August' }, '8월', '팔월'],
    [{ day: 'Mon' }, '월요일', '월요일'],
    [{ year: 2026 }, '2026년', '이천이십육년'],
    [{ open: '14:00' }, '14:00', '오후 두 시'],
    [{ open: '07:21' }, '7:21', '오전 일곱 시 이십일 분'],
    [{ open: '00:30' }, '0:30', '오전 영 시 삼십 분'],
    [{ available: true }, '예', '예'],
    [{ link: 'https://rates.example/usdc' }, 'rates.example/usdc', 'rates 닷 example 슬래시 usdc'],
    [{ wallet: '0x7a2f4c1be09d53a86f1e2b7740c95d3e8ab6f012' }, '0x7a2f…f012', '이 주소'],
  ])('%j', (data, display, spoken) => {
    const { full } = write(data);
    expect({ display: plain(full.display), spoken: full.spoken }).toEqual({ display, spoken });
  });

  it('signs movements, leaves units out of the bare form, and has words for fields', () => {
    expect(write({ tvlChange7dPct: 8.4 }).signed).toEqual({ display: '+8.4%', spoken: '플러스 팔점사 퍼센트' });
    expect(write({ apyPct: 4.31 }).bare).toEqual({ display: '4.31', spoken: '사점삼일' });
    expect(write({ newAccounts: 3 }).label.display).toBe('신규 계정');
    expect(write({ moonsSeen: 3 }).label.display).toBe('Moons seen');
  });

  it.each([
    ['7d', '7일', '칠 일'],
    ['1h', '1시간', '한 시간'],
    ['24h', '24시간', '이십사 시간'],
    ['3mo', '3개월', '삼 개월'],
    ['1y', '1년', '일 년'],
  ])('writes and says the window %s', (window, display, spoken) => {
    expect(korean.writeWindow(window)).toEqual({ display, spoken });
  });

  it.each([
    ['USDC', '유에스디시'],
    ['USDC,', '유에스디시,'],
    ['USDC의', '유에스디시의'],
    ['Base의', '베이스의'],
  ])('says %s as %s', (word, said) => {
    expect(korean.pronounce(word)).toBe(said);
  });
});
