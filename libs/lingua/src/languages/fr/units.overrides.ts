import type { UnitOverrides } from '../../units/unit-entry';

/** Units in French that CLDR lacks or that nobody says as CLDR has them. */
export const unitsInFrench: UnitOverrides = {
  rate: { display: '{0} pour {1}', spoken: '{0} pour {1}' },
  scaled: (name) => (/^[aeéèêiouyhœ]/i.test(name) ? `d’${name}` : `de ${name}`),
  one: { masculine: 'un', feminine: 'une' },
  units: {
    'ampere-hour': { display: '{0} Ah', spoken: { one: '{0} ampère-heure', other: '{0} ampères-heures' } },
    'watt-hour': { display: '{0} Wh', spoken: { one: '{0} wattheure', other: '{0} wattheures' } },
    'volt-ampere': { display: '{0} VA', spoken: { one: '{0} voltampère', other: '{0} voltampères' } },
    'volt-ampere-reactive': {
      display: '{0} var',
      spoken: { one: '{0} voltampère réactif', other: '{0} voltampères réactifs' },
    },
    decibel: { display: '{0} dB', spoken: { one: '{0} décibel', other: '{0} décibels' } },
    'decibel-a': { display: '{0} dB(A)', spoken: { one: '{0} décibel A', other: '{0} décibels A' } },
    'gram-co2e': {
      display: '{0} g CO₂e',
      spoken: { one: '{0} gramme équivalent CO2', other: '{0} grammes équivalent CO2' },
    },
    'tonne-co2e': {
      display: '{0} t CO₂e',
      spoken: { one: '{0} tonne équivalent CO2', other: '{0} tonnes équivalent CO2' },
      gender: 'feminine',
    },
    quintal: { display: '{0} q', spoken: { one: '{0} quintal', other: '{0} quintaux' } },
    'barrel-of-oil-equivalent': {
      display: '{0} boe',
      spoken: { one: '{0} baril équivalent pétrole', other: '{0} barils équivalent pétrole' },
    },
    'international-unit': {
      display: '{0} UI',
      spoken: { one: '{0} unité internationale', other: '{0} unités internationales' },
      gender: 'feminine',
    },
    'nephelometric-turbidity-unit': {
      display: '{0} NTU',
      spoken: { one: '{0} unité néphélométrique', other: '{0} unités néphélométriques' },
      gender: 'feminine',
    },
    'formazin-turbidity-unit': {
      display: '{0} FTU',
      spoken: { one: '{0} unité de formazine', other: '{0} unités de formazine' },
      gender: 'feminine',
    },
    'colony-forming-unit': {
      display: '{0} UFC',
      spoken: { one: '{0} unité formant colonie', other: '{0} unités formant colonie' },
      gender: 'feminine',
    },
    teu: { display: '{0} EVP', spoken: '{0} EVP' },
    gwei: { display: '{0} gwei', spoken: '{0} gwei' },
    beat: {
      display: { one: '{0} battement', other: '{0} battements' },
      spoken: { one: '{0} battement', other: '{0} battements' },
    },
    person: {
      display: { one: '{0} personne', other: '{0} personnes' },
      spoken: { one: '{0} personne', other: '{0} personnes' },
      gender: 'feminine',
      spellings: ['habitant', 'habitants', 'hab', 'tête'],
    },
    breath: {
      display: { one: '{0} respiration', other: '{0} respirations' },
      spoken: { one: '{0} respiration', other: '{0} respirations' },
      gender: 'feminine',
    },
    frame: {
      display: { one: '{0} image', other: '{0} images' },
      spoken: { one: '{0} image', other: '{0} images' },
      gender: 'feminine',
    },
    star: {
      display: { one: '{0} étoile', other: '{0} étoiles' },
      spoken: { one: '{0} étoile', other: '{0} étoiles' },
      gender: 'feminine',
    },
    'percentage-point': {
      display: { one: '{0} point', other: '{0} points' },
      spoken: { one: '{0} point de pourcentage', other: '{0} points de pourcentage' },
    },
    permyriad: { display: '{0} pb', spoken: { one: '{0} point de base', other: '{0} points de base' } },
    generic: { display: '{0}°', spoken: { one: '{0} degré', other: '{0} degrés' } },
    'beat-per-minute': {
      display: '{0} bpm',
      spoken: { one: '{0} battement par minute', other: '{0} battements par minute' },
    },
    'frame-per-second': {
      display: '{0} i/s',
      spoken: { one: '{0} image par seconde', other: '{0} images par seconde' },
      gender: 'feminine',
    },
    'revolution-per-minute': {
      display: '{0} tr/min',
      spoken: { one: '{0} tour par minute', other: '{0} tours par minute' },
    },
    'part-per-1e12': {
      display: '{0} ppt',
      spoken: { one: '{0} partie par billion', other: '{0} parties par billion' },
      gender: 'feminine',
    },
    'ph-value': { display: 'pH {0}', spoken: 'pH {0}' },
    // As people say it.
    kilogram: { spoken: { one: '{0} kilo', other: '{0} kilos' } },
    'kilowatt-hour': { spoken: { one: '{0} kilowattheure', other: '{0} kilowattheures' } },
    day: { display: { one: '{0} jour', other: '{0} jours' } },
    week: { display: { one: '{0} semaine', other: '{0} semaines' } },
    month: { display: '{0} mois' },
    year: { display: { one: '{0} an', other: '{0} ans' } },
    knot: { display: { one: '{0} nœud', other: '{0} nœuds' } },
    quarter: { perSpoken: '{0} par trimestre' },
    'liter-per-100-kilometer': {
      spoken: { one: '{0} litre aux 100 kilomètres', other: '{0} litres aux 100 kilomètres' },
    },
    'kilowatt-hour-per-100-kilometer': {
      spoken: { one: '{0} kilowattheure aux 100 kilomètres', other: '{0} kilowattheures aux 100 kilomètres' },
    },
    rankine: { spoken: { one: '{0} degré Rankine', other: '{0} degrés Rankine' } },
    // What viewers read more easily than CLDR's short forms.
    'mile-per-hour': { display: '{0} mph' },
  },
};
