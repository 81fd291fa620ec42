import type { NumeralWords } from '../../amounts/numeral-words';

/** Numbers in Brazilian Portuguese words; "um" and "uma" are articles too. */
export const NUMERALS_PT: NumeralWords = {
  writing: 'spaced',
  atoms:
    'zero=0 um=1 uma=1 dois=2 duas=2 três=3 quatro=4 cinco=5 seis=6 sete=7 oito=8 nove=9 dez=10 onze=11 doze=12 treze=13 quatorze=14 catorze=14 quinze=15 dezesseis=16 dezessete=17 dezoito=18 dezenove=19 vinte=20 trinta=30 quarenta=40 cinquenta=50 sessenta=60 setenta=70 oitenta=80 noventa=90 cem=100 cento=100 duzentos=200 duzentas=200 trezentos=300 trezentas=300 quatrocentos=400 quatrocentas=400 quinhentos=500 quinhentas=500 seiscentos=600 seiscentas=600 setecentos=700 setecentas=700 oitocentos=800 oitocentas=800 novecentos=900 novecentas=900 mil=1000',
  times: '',
  scales:
    'mil=1e3 milhão=1e6 milhões=1e6 bilhão=1e9 bilhões=1e9 trilhão=1e12 trilhões=1e12 mi=1e6 bi=1e9 tri=1e12 k=1e3 m=1e6 b=1e9',
  joins: 'e',
  points: 'vírgula ponto',
  halves: 'e_meio e_meia',
  weak: 'um uma zero',
  stops:
    'ano_luz anos_luz um_de uma_de um_dos uma_das cada_um cada_uma um_por_um mais_da_metade mais_de_metade menos_da_metade',
  percentBefore: '',
  percentAfter: 'por_cento pontos_percentuais',
  currencies: {
    USD: 'dólar dólares usd',
    EUR: 'euro euros eur',
    BRL: 'real reais',
    GBP: 'libra libras',
    JPY: 'iene ienes',
    INR: 'rúpia rúpias',
    KRW: 'won wons',
    TRY: 'lira liras',
    CHF: 'franco francos',
  },
  units: {
    second: 'segundo segundos',
    minute: 'minuto minutos min',
    hour: 'hora horas h',
    day: 'dia dias',
    week: 'semana semanas',
    month: 'mês meses',
    year: 'ano anos',
  },
  ordinals:
    'primeiro=1 primeira=1 segundo=2 segunda=2 terceiro=3 terceira=3 quarto=4 quarta=4 quinto=5 quinta=5 sexto=6 sexta=6 sétimo=7 sétima=7 oitavo=8 oitava=8 nono=9 nona=9 décimo=10 décima=10',
  fractions:
    'metade=0.5 um_terço=0.333 dois_terços=0.667 um_quarto_de=0.25 um_quarto_do=0.25 um_quarto_da=0.25 três_quartos=0.75 um_quinto=0.2 um_décimo=0.1 o_dobro=2 dobrou=2 dobraram=2 o_triplo=3 triplicou=3',
  minus: 'menos',
  up: 'sobe sobem subiu subiram subindo alta em_alta acima aumenta aumentam aumentou aumentaram aumento cresce crescem cresceu cresceram crescendo crescimento ganha ganham ganhou ganharam ganho ganhos avança avançou avanço dispara disparou mais entradas comprou compraram',
  down: 'cai caem caiu caíram caindo queda em_queda baixa em_baixa desce descem desceu desceram recua recuou recuo perde perdem perdeu perderam perda perdas diminui diminuiu despenca despencou encolheu menos saídas vendeu venderam negativo abaixo_de_zero',
};
