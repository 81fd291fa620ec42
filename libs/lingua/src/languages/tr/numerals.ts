import type { NumeralWords } from '../../amounts/numeral-words';

/** Numbers in Turkish words; "bir" is an article, "yedi" is "ate", "altı" "under it", "yüz" "face" and "bin" "get on". */
export const NUMERALS_TR: NumeralWords = {
  writing: 'compound',
  atoms:
    'sıfır=0 bir=1 iki=2 üç=3 dört=4 beş=5 altı=6 yedi=7 sekiz=8 dokuz=9 on=10 yirmi=20 otuz=30 kırk=40 elli=50 altmış=60 yetmiş=70 seksen=80 doksan=90 bin=1000',
  times: 'yüz=100',
  scales: 'bin=1e3 milyon=1e6 milyar=1e9 trilyon=1e12 mn=1e6 mlyr=1e9 mio=1e6 k=1e3',
  joins: '',
  points: 'virgül nokta',
  halves: 'buçuk',
  weak: 'bir altı yedi yüz bin sıfır',
  stops: 'bir_de bir_kez bir_daha her_biri ikide_bir yarısından_fazla yarıdan_fazla yarısından_çoğu',
  percentBefore: 'yüzde',
  percentAfter: 'yüzde_puan',
  currencies: {
    USD: 'dolar doları dolara dolarlık dolarda usd',
    EUR: 'euro avro euroluk euroya eur',
    GBP: 'sterlin pound',
    JPY: 'yen',
    INR: 'rupi',
    KRW: 'won',
    TRY: 'lira lirası liraya liralık tl',
    CHF: 'frank',
  },
  units: {
    second: 'saniye*',
    minute: 'dakika* dk',
    hour: 'saat*',
    day: 'gün*',
    week: 'hafta*',
    month: 'ay ayda aylık ayın aydır',
    year: 'yıl* sene*',
  },
  ordinals:
    'birinci*=1 ilk=1 ikinci*=2 üçüncü*=3 dördüncü*=4 beşinci*=5 altıncı*=6 yedinci*=7 sekizinci*=8 dokuzuncu*=9 onuncu*=10',
  fractions:
    'yarısı=0.5 yarısını=0.5 yarı_yarıya=0.5 üçte_biri=0.333 üçte_ikisi=0.667 dörtte_biri=0.25 çeyreği=0.25 dörtte_üçü=0.75 beşte_biri=0.2 onda_biri=0.1 iki_katı=2 iki_katına=2 ikiye_katlandı=2 üç_katı=3 üç_katına=3',
  minus: 'eksi',
  up: 'art* yüksel* yükseliş* çıktı* çıkıyor* çıkan* büyü* kazan* kazanç* yukarı fazla çoğal* tırman* giriş* aldı artı',
  down: 'düş* düşüş* azal* geriled* gerile* kaybet* kaybed* kayıp kaybı kayb* in* aşağı eksi daral* çakıl* çıkış* sattı zarar* sıfırın_altı*',
};
