import type { NumeralWords } from '../../amounts/numeral-words';

/** Numbers in Spanish words; "uno", "un" and "una" are articles too, and "billón" is a million millions. */
export const NUMERALS_ES: NumeralWords = {
  writing: 'spaced',
  atoms:
    'cero=0 un=1 uno=1 una=1 dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 trece=13 catorce=14 quince=15 dieciséis=16 diecisiete=17 dieciocho=18 diecinueve=19 veinte=20 veintiuno=21 veintiún=21 veintiuna=21 veintidós=22 veintitrés=23 veinticuatro=24 veinticinco=25 veintiséis=26 veintisiete=27 veintiocho=28 veintinueve=29 treinta=30 cuarenta=40 cincuenta=50 sesenta=60 setenta=70 ochenta=80 noventa=90 cien=100 ciento=100 doscientos=200 doscientas=200 trescientos=300 trescientas=300 cuatrocientos=400 cuatrocientas=400 quinientos=500 quinientas=500 seiscientos=600 seiscientas=600 setecientos=700 setecientas=700 ochocientos=800 ochocientas=800 novecientos=900 novecientas=900 mil=1000',
  times: '',
  scales: 'mil=1e3 millón=1e6 millones=1e6 billón=1e12 billones=1e12 b=1e12 m=1e6 mill=1e6 mm=1e6 k=1e3 bn=1e9',
  joins: 'y',
  points: 'coma punto con',
  halves: 'y_medio y_media',
  weak: 'un uno una cero',
  stops:
    'año_luz años_luz uno_de una_de cada_uno cada_una a_una las_mil_y_una de_dos_en_dos más_de_la_mitad menos_de_la_mitad',
  percentBefore: '',
  percentAfter: 'por_ciento por_cien puntos_porcentuales pct',
  currencies: {
    USD: 'dólar dólares usd',
    EUR: 'euro euros eur',
    GBP: 'libra libras',
    JPY: 'yen yenes',
    INR: 'rupia rupias',
    KRW: 'won wones',
    TRY: 'lira liras',
    CHF: 'franco francos',
  },
  units: {
    second: 'segundo segundos',
    minute: 'minuto minutos min',
    hour: 'hora horas h',
    day: 'día días',
    week: 'semana semanas',
    month: 'mes meses',
    year: 'año años',
  },
  ordinals:
    'primer=1 primero=1 primera=1 segundo=2 segunda=2 tercer=3 tercero=3 tercera=3 cuarto=4 cuarta=4 quinto=5 quinta=5 sexto=6 sexta=6 séptimo=7 séptima=7 octavo=8 octava=8 noveno=9 novena=9 décimo=10 décima=10',
  fractions:
    'la_mitad=0.5 mitad_de=0.5 un_tercio=0.333 dos_tercios=0.667 un_cuarto_de=0.25 tres_cuartos=0.75 tres_cuartas_partes=0.75 una_cuarta_parte=0.25 la_cuarta_parte=0.25 un_quinto=0.2 una_quinta_parte=0.2 un_décimo=0.1 el_doble=2 se_duplicó=2 duplicó=2 el_triple=3 triplicó=3',
  minus: 'menos',
  up: 'sube suben subió subieron subiendo subir subida al_alza alza arriba aumenta aumentan aumentó aumentaron aumento crece crecen creció crecieron creciendo crecimiento gana ganan ganó ganaron ganancia ganancias avanza avanzó se_dispara repunta repuntó más entradas compró compraron',
  down: 'baja bajan bajó bajaron bajando bajada a_la_baja cae caen cayó cayeron cayendo caída pierde pierden perdió perdieron pérdida pérdidas desciende descendió descenso disminuye disminuyó retrocede retrocedió se_hunde se_desploma cede cedió menos salidas vendió vendieron negativo bajo_cero',
};
