import type { NumeralWords } from '../../amounts/numeral-words';

/** Numbers in Italian words, written as one; "uno" and "una" are articles, "sei" is "you are" and "venti" is "winds". */
export const NUMERALS_IT: NumeralWords = {
  writing: 'compound',
  atoms:
    'zero=0 un=1 uno=1 una=1 due=2 tre=3 quattro=4 cinque=5 sei=6 sette=7 otto=8 nove=9 dieci=10 undici=11 dodici=12 tredici=13 quattordici=14 quindici=15 sedici=16 diciassette=17 diciotto=18 diciannove=19 venti=20 ventuno=21 ventun=21 ventotto=28 trenta=30 trentuno=31 trentotto=38 quaranta=40 quarantuno=41 quarantotto=48 cinquanta=50 cinquantuno=51 cinquantotto=58 sessanta=60 sessantuno=61 sessantotto=68 settanta=70 settantuno=71 settantotto=78 ottanta=80 ottantuno=81 ottantotto=88 novanta=90 novantuno=91 novantotto=98 mille=1000',
  times: 'cento=100',
  scales: 'mila=1e3 mille=1e3 milione=1e6 milioni=1e6 miliardo=1e9 miliardi=1e9 mln=1e6 mld=1e9 mio=1e6 k=1e3',
  joins: 'e',
  points: 'virgola punto',
  halves: 'e_mezzo e_mezza',
  weak: 'un uno una sei venti zero',
  stops:
    'anno_luce anni_luce più_di_metà meno_di_metà uno_dei una_delle uno_di una_di ognuno ciascuno uno_a_uno più_della_metà oltre_la_metà meno_della_metà',
  percentBefore: '',
  percentAfter: 'per_cento percento punti_percentuali',
  currencies: {
    USD: 'dollaro dollari usd',
    EUR: 'euro eur',
    GBP: 'sterlina sterline',
    JPY: 'yen',
    INR: 'rupia rupie',
    KRW: 'won',
    TRY: 'lira lire',
    CHF: 'franco franchi',
  },
  units: {
    second: 'secondo secondi',
    minute: 'minuto minuti min',
    hour: 'ora ore h',
    day: 'giorno giorni',
    week: 'settimana settimane',
    month: 'mese mesi',
    year: 'anno anni',
  },
  ordinals:
    'primo=1 prima=1 secondo=2 seconda=2 terzo=3 terza=3 quarto=4 quarta=4 quinto=5 quinta=5 sesto=6 sesta=6 settimo=7 settima=7 ottavo=8 ottava=8 nono=9 nona=9 decimo=10 decima=10',
  fractions:
    'la_metà=0.5 metà_dei=0.5 metà_del=0.5 metà_delle=0.5 un_terzo=0.333 due_terzi=0.667 un_quarto_di=0.25 un_quarto_dei=0.25 un_quarto_del=0.25 tre_quarti=0.75 un_quinto=0.2 un_decimo=0.1 il_doppio=2 raddoppia=2 raddoppiato=2 raddoppiati=2 il_triplo=3 triplicato=3',
  minus: 'meno',
  up: 'più_in_alto più_alto sale salgono salito salita saliti in_rialzo rialzo in_aumento aumenta aumentano aumentato aumento cresce crescono cresciuto cresciuta crescita guadagna guadagnano guadagnato guadagno guadagni balza vola più entrate comprato',
  down: 'più_in_basso più_basso scende scendono sceso scesa scesi in_calo calo cala calano calato cade cadono caduto caduta perde perdono perso perdita perdite in_ribasso ribasso diminuisce diminuito diminuzione crolla crollato giù meno uscite venduto negativo sotto_zero',
};
