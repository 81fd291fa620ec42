import type { NumeralWords } from '../../amounts/numeral-words';

/** Numbers in Indonesian words; "satu" is an article too, and a thousand may shrink to "rb", a million to "jt". */
export const NUMERALS_ID: NumeralWords = {
  writing: 'spaced',
  atoms:
    'nol=0 satu=1 dua=2 tiga=3 empat=4 lima=5 enam=6 tujuh=7 delapan=8 sembilan=9 sepuluh=10 sebelas=11 dua_belas=12 tiga_belas=13 empat_belas=14 lima_belas=15 enam_belas=16 tujuh_belas=17 delapan_belas=18 sembilan_belas=19 dua_puluh=20 tiga_puluh=30 empat_puluh=40 lima_puluh=50 enam_puluh=60 tujuh_puluh=70 delapan_puluh=80 sembilan_puluh=90 seratus=100 seribu=1000 sejuta=1000000',
  times: 'ratus=100',
  scales: 'ribu=1e3 juta=1e6 miliar=1e9 milyar=1e9 triliun=1e12 rb=1e3 jt=1e6 m=1e9 t=1e12 k=1e3',
  joins: '',
  points: 'koma titik',
  halves: 'setengah',
  weak: 'satu nol',
  stops: 'tahun_cahaya salah_satu satu_per_satu satu_sama_lain lebih_dari_separuh lebih_dari_setengah',
  percentBefore: '',
  percentAfter: 'persen poin_persentase',
  currencies: {
    USD: 'dolar usd',
    EUR: 'euro eur',
    IDR: 'rupiah idr rp',
    GBP: 'pound poundsterling',
    JPY: 'yen',
    INR: 'rupee',
    KRW: 'won',
    TRY: 'lira',
    CHF: 'franc',
  },
  units: {
    second: 'detik',
    minute: 'menit',
    hour: 'jam',
    day: 'hari',
    week: 'minggu pekan',
    month: 'bulan',
    year: 'tahun',
  },
  ordinals: 'pertama=1 kedua=2 ketiga=3 keempat=4 kelima=5 keenam=6 ketujuh=7 kedelapan=8 kesembilan=9 kesepuluh=10',
  fractions:
    'separuh=0.5 setengah_dari=0.5 sepertiga=0.333 dua_pertiga=0.667 seperempat=0.25 tiga_perempat=0.75 seperlima=0.2 sepersepuluh=0.1 dua_kali_lipat=2 berlipat_dua=2 tiga_kali_lipat=3',
  minus: 'minus',
  up: 'naik kenaikan tumbuh pertumbuhan meningkat peningkatan menanjak melonjak untung laba bertambah menguat masuk membeli dibeli lebih_tinggi',
  down: 'turun penurunan menurun jatuh anjlok merosot rugi kerugian hilang kehilangan berkurang melemah susut menyusut keluar menjual dijual lebih_rendah minus',
};
