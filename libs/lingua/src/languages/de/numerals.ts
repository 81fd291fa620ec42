import type { NumeralWords } from '../../amounts/numeral-words';

/** Numbers in German words, written as one; "ein" and its forms are articles too, and "Billion" is a million millions. */
export const NUMERALS_DE: NumeralWords = {
  writing: 'compound',
  atoms:
    'null=0 ein=1 eins=1 eine=1 einen=1 einem=1 einer=1 zwei=2 zwo=2 drei=3 vier=4 fünf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10 elf=11 zwölf=12 dreizehn=13 vierzehn=14 fünfzehn=15 sechzehn=16 siebzehn=17 achtzehn=18 neunzehn=19 zwanzig=20 dreißig=30 dreissig=30 vierzig=40 fünfzig=50 sechzig=60 siebzig=70 achtzig=80 neunzig=90',
  times: 'hundert=100',
  scales:
    'tausend=1e3 million=1e6 millionen=1e6 milliarde=1e9 milliarden=1e9 billion=1e12 billionen=1e12 mio=1e6 mrd=1e9 tsd=1e3 bio=1e12 k=1e3',
  joins: 'und',
  points: 'komma',
  halves: 'einhalb',
  weak: 'ein eins eine einen einem einer null acht',
  stops:
    'eine_von einer_der eines_der einer_von unter_vier_augen außer_acht in_acht mehr_als_die_hälfte über_die_hälfte weniger_als_die_hälfte',
  percentBefore: '',
  percentAfter: 'prozent prozentpunkt prozentpunkte prozentpunkten',
  currencies: {
    USD: 'dollar us-dollar usd',
    EUR: 'euro euros eur',
    GBP: 'pfund',
    JPY: 'yen',
    INR: 'rupie rupien',
    KRW: 'won',
    TRY: 'lira',
    CHF: 'franken',
  },
  units: {
    second: 'sekunde sekunden',
    minute: 'minute minuten min',
    hour: 'stunde stunden h std stünd* stund*',
    day: 'tag tage tagen tägig* täg* tages*',
    week: 'woche wochen wöch* wochen*',
    month: 'monat monate monaten monatig* monat*',
    year: 'jahr jahre jahren jährig* jahres*',
  },
  ordinals:
    'platz_eins=1 platz_zwei=2 platz_drei=3 platz_vier=4 platz_fünf=5 nummer_eins=1 nummer_zwei=2 nummer_drei=3 nummer_vier=4 nummer_fünf=5 erste*=1 zweite*=2 dritte*=3 vierte*=4 fünfte*=5 sechste*=6 siebte*=7 achte*=8 neunte*=9 zehnte*=10',
  fractions:
    'die_hälfte=0.5 hälfte_der=0.5 ein_drittel=0.333 zwei_drittel=0.667 ein_viertel=0.25 drei_viertel=0.75 dreiviertel=0.75 ein_fünftel=0.2 ein_zehntel=0.1 doppelt=2 verdoppelt*=2 das_doppelte=2 dreifach=3 verdreifacht*=3',
  minus: 'minus',
  up: 'steigt steigen stieg stiegen gestiegen plus gewinn gewinnt gewinnen gewann gewonnen zuwachs zugelegt legt_zu wächst wachsen wuchs gewachsen klettert kletterte geklettert aufwärts mehr höher zunahme zugenommen zuflüsse gekauft hoch',
  down: 'fällt fallen fiel fielen gefallen minus sinkt sinken sank sanken gesunken verlust verliert verlieren verlor verloren rückgang zurückgegangen rutscht rutschte gerutscht schrumpft schrumpfte abwärts weniger niedriger abnahme abgenommen abflüsse verkauft stürzt stürzte runter',
};
