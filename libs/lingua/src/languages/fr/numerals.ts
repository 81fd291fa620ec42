import type { NumeralWords } from '../../amounts/numeral-words';

/** Numbers in French words; "un" and "une" are articles, "neuf" is also "new", and "billion" is a million millions. */
export const NUMERALS_FR: NumeralWords = {
  writing: 'spaced',
  atoms:
    'zéro=0 un=1 une=1 deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10 onze=11 douze=12 treize=13 quatorze=14 quinze=15 seize=16 dix_sept=17 dix_huit=18 dix_neuf=19 vingt=20 trente=30 quarante=40 cinquante=50 soixante=60 septante=70 octante=80 huitante=80 nonante=90 quatre_vingt=80 quatre_vingts=80 cent=100 cents=100 mille=1000',
  times: 'cent=100 cents=100',
  scales:
    'mille=1e3 million=1e6 millions=1e6 milliard=1e9 milliards=1e9 billion=1e12 billions=1e12 mio=1e6 md=1e9 mds=1e9 mrd=1e9 m=1e6 k=1e3 mn=1e6',
  joins: 'et',
  points: 'virgule point',
  halves: 'et_demi et_demie',
  weak: 'un une neuf zéro',
  stops:
    'année_lumière années_lumière un_de une_de un_des une_des l_un l_une d_une d_un chacun_un tout_neuf un_par_un de_deux_choses_l_une cent_pour_cent_humain plus_de_la_moitié moins_de_la_moitié',
  percentBefore: '',
  percentAfter: 'pour_cent pourcent points_de_pourcentage',
  currencies: {
    USD: 'dollar dollars usd',
    EUR: 'euro euros eur',
    GBP: 'livre livres',
    JPY: 'yen yens',
    INR: 'roupie roupies',
    KRW: 'won wons',
    TRY: 'lire lires',
    CHF: 'franc francs',
  },
  units: {
    second: 'seconde secondes',
    minute: 'minute minutes min',
    hour: 'heure heures h',
    day: 'jour jours j',
    week: 'semaine semaines',
    month: 'mois',
    year: 'an ans année années',
  },
  ordinals:
    'premier=1 première=1 deuxième=2 second=2 seconde=2 troisième=3 quatrième=4 cinquième=5 sixième=6 septième=7 huitième=8 neuvième=9 dixième=10',
  fractions:
    'la_moitié=0.5 moitié_de=0.5 un_tiers=0.333 le_tiers=0.333 deux_tiers=0.667 un_quart=0.25 le_quart=0.25 trois_quarts=0.75 un_cinquième=0.2 un_dixième=0.1 le_double=2 a_doublé=2 doublé=2 le_triple=3 a_triplé=3',
  minus: 'moins',
  up: 'plus_haut hausse en_hausse monte montent monté montée grimpe grimpent grimpé augmente augmentent augmenté augmentation progresse progressent progressé progression gagne gagnent gagné gain gains croît croissance bondit bondi bond s_envole plus entrées acheté',
  down: 'plus_bas baisse en_baisse baissent baissé recule reculent reculé recul chute chutent chuté tombe tombent tombé perd perdent perdu perte pertes diminue diminué diminution cède cédé plonge plongé dégringole moins sorties vendu négatif sous_zéro repli',
};
