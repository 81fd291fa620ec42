import type { UnitOverrides } from '../../units/unit-entry';

/** Units in Italian that CLDR lacks or that nobody says as CLDR has them. */
export const unitsInItalian: UnitOverrides = {
  rate: { display: '{0} ogni {1}', spoken: '{0} ogni {1}' },
  // "al" is CLDR's; it would want the article of each noun.
  per: { spoken: '{0} per {1}' },
  scaled: (name) => `di ${name}`,
  one: { masculine: 'un', feminine: 'una' },
  units: {
    'ampere-hour': { display: '{0} Ah', spoken: { one: '{0} amperora', other: '{0} amperora' } },
    'watt-hour': { display: '{0} Wh', spoken: { one: '{0} wattora', other: '{0} wattora' } },
    'volt-ampere': { display: '{0} VA', spoken: '{0} voltampere' },
    'volt-ampere-reactive': { display: '{0} var', spoken: '{0} voltampere reattivi' },
    decibel: { display: '{0} dB', spoken: '{0} decibel' },
    'decibel-a': { display: '{0} dB(A)', spoken: '{0} decibel A' },
    'gram-co2e': {
      display: '{0} g CO₂e',
      spoken: { one: '{0} grammo di CO2 equivalente', other: '{0} grammi di CO2 equivalente' },
    },
    'tonne-co2e': {
      display: '{0} t CO₂e',
      spoken: { one: '{0} tonnellata di CO2 equivalente', other: '{0} tonnellate di CO2 equivalente' },
      gender: 'feminine',
    },
    quintal: { display: '{0} q', spoken: { one: '{0} quintale', other: '{0} quintali' } },
    'barrel-of-oil-equivalent': {
      display: '{0} boe',
      spoken: { one: '{0} barile di petrolio equivalente', other: '{0} barili di petrolio equivalente' },
    },
    'international-unit': {
      display: '{0} UI',
      spoken: { one: '{0} unità internazionale', other: '{0} unità internazionali' },
      gender: 'feminine',
    },
    'nephelometric-turbidity-unit': {
      display: '{0} NTU',
      spoken: { one: '{0} unità nefelometrica', other: '{0} unità nefelometriche' },
      gender: 'feminine',
    },
    'formazin-turbidity-unit': {
      display: '{0} FTU',
      spoken: { one: '{0} unità di formazina', other: '{0} unità di formazina' },
      gender: 'feminine',
    },
    'colony-forming-unit': {
      display: '{0} UFC',
      spoken: { one: '{0} unità formante colonia', other: '{0} unità formanti colonie' },
      gender: 'feminine',
    },
    teu: { display: '{0} TEU', spoken: '{0} TEU' },
    gwei: { display: '{0} gwei', spoken: '{0} gwei' },
    beat: {
      display: { one: '{0} battito', other: '{0} battiti' },
      spoken: { one: '{0} battito', other: '{0} battiti' },
    },
    person: {
      display: { one: '{0} persona', other: '{0} persone' },
      spoken: { one: '{0} persona', other: '{0} persone' },
      gender: 'feminine',
      spellings: ['capite', 'abitante', 'abitanti', 'ab'],
    },
    breath: {
      display: { one: '{0} respiro', other: '{0} respiri' },
      spoken: { one: '{0} respiro', other: '{0} respiri' },
    },
    frame: {
      display: { one: '{0} fotogramma', other: '{0} fotogrammi' },
      spoken: { one: '{0} fotogramma', other: '{0} fotogrammi' },
    },
    star: {
      display: { one: '{0} stella', other: '{0} stelle' },
      spoken: { one: '{0} stella', other: '{0} stelle' },
      gender: 'feminine',
    },
    'percentage-point': {
      display: { one: '{0} punto', other: '{0} punti' },
      spoken: { one: '{0} punto percentuale', other: '{0} punti percentuali' },
    },
    permyriad: { display: '{0} pb', spoken: { one: '{0} punto base', other: '{0} punti base' } },
    generic: { display: '{0}°', spoken: { one: '{0} grado', other: '{0} gradi' } },
    'beat-per-minute': { display: '{0} bpm', spoken: { one: '{0} battito al minuto', other: '{0} battiti al minuto' } },
    'frame-per-second': {
      display: '{0} fps',
      spoken: { one: '{0} fotogramma al secondo', other: '{0} fotogrammi al secondo' },
    },
    'revolution-per-minute': {
      display: '{0} giri/min',
      spoken: { one: '{0} giro al minuto', other: '{0} giri al minuto' },
    },
    'part-per-1e12': {
      display: '{0} ppt',
      spoken: { one: '{0} parte per bilione', other: '{0} parti per bilione' },
      gender: 'feminine',
    },
    'ph-value': { display: 'pH {0}', spoken: 'pH {0}' },
    // As people say it.
    kilogram: { spoken: { one: '{0} chilo', other: '{0} chili' } },
    megabyte: { spoken: '{0} mega' },
    gigabyte: { spoken: '{0} giga' },
    terabyte: { spoken: '{0} tera' },
    day: { display: { one: '{0} giorno', other: '{0} giorni' } },
    week: { display: { one: '{0} settimana', other: '{0} settimane' } },
    month: { display: { one: '{0} mese', other: '{0} mesi' } },
    year: { display: { one: '{0} anno', other: '{0} anni' } },
    knot: { display: { one: '{0} nodo', other: '{0} nodi' } },
    percent: { spoken: '{0} per cento', gender: 'none' },
    tonne: { spoken: { one: '{0} tonnellata', other: '{0} tonnellate' } },
    ton: { spoken: { one: '{0} tonnellata corta', other: '{0} tonnellate corte' } },
    rankine: { spoken: { one: '{0} grado Rankine', other: '{0} gradi Rankine' } },
    // What viewers read more easily than CLDR's short forms.
    'mile-per-hour': { display: '{0} mph' },
    kelvin: { spoken: '{0} kelvin' },
    'megabit-per-second': { display: '{0} Mbps' },
    'gigabit-per-second': { display: '{0} Gbps' },
    // "Uno per cento", never "un".
    permille: { gender: 'none' },
  },
};
