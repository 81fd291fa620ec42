import type { UnitOverrides } from '../../units/unit-entry';

/** Units in Spanish that CLDR lacks or that nobody says as CLDR has them. */
export const unitsInSpanish: UnitOverrides = {
  rate: { display: '{0} por cada {1}', spoken: '{0} por cada {1}' },
  scaled: (name) => `de ${name}`,
  one: { masculine: 'un', feminine: 'una' },
  units: {
    'ampere-hour': { display: '{0} Ah', spoken: { one: '{0} amperio hora', other: '{0} amperios hora' } },
    'watt-hour': { display: '{0} Wh', spoken: { one: '{0} vatio hora', other: '{0} vatios hora' } },
    'volt-ampere': { display: '{0} VA', spoken: { one: '{0} voltiamperio', other: '{0} voltiamperios' } },
    'volt-ampere-reactive': {
      display: '{0} var',
      spoken: { one: '{0} voltiamperio reactivo', other: '{0} voltiamperios reactivos' },
    },
    decibel: { display: '{0} dB', spoken: { one: '{0} decibelio', other: '{0} decibelios' } },
    'decibel-a': { display: '{0} dB(A)', spoken: { one: '{0} decibelio A', other: '{0} decibelios A' } },
    'gram-co2e': {
      display: '{0} g CO₂e',
      spoken: { one: '{0} gramo de CO2 equivalente', other: '{0} gramos de CO2 equivalente' },
    },
    'tonne-co2e': {
      display: '{0} t CO₂e',
      spoken: { one: '{0} tonelada de CO2 equivalente', other: '{0} toneladas de CO2 equivalente' },
      gender: 'feminine',
    },
    quintal: { display: '{0} q', spoken: { one: '{0} quintal', other: '{0} quintales' } },
    'barrel-of-oil-equivalent': {
      display: '{0} boe',
      spoken: { one: '{0} barril equivalente de petróleo', other: '{0} barriles equivalentes de petróleo' },
    },
    'international-unit': {
      display: '{0} UI',
      spoken: { one: '{0} unidad internacional', other: '{0} unidades internacionales' },
      gender: 'feminine',
    },
    'nephelometric-turbidity-unit': {
      display: '{0} NTU',
      spoken: { one: '{0} unidad nefelométrica', other: '{0} unidades nefelométricas' },
      gender: 'feminine',
    },
    'formazin-turbidity-unit': {
      display: '{0} FTU',
      spoken: { one: '{0} unidad de formacina', other: '{0} unidades de formacina' },
      gender: 'feminine',
    },
    'colony-forming-unit': {
      display: '{0} UFC',
      spoken: { one: '{0} unidad formadora de colonias', other: '{0} unidades formadoras de colonias' },
      gender: 'feminine',
    },
    teu: { display: '{0} TEU', spoken: '{0} TEU' },
    gwei: { display: '{0} gwei', spoken: '{0} gwei' },
    beat: { display: { one: '{0} latido', other: '{0} latidos' }, spoken: { one: '{0} latido', other: '{0} latidos' } },
    person: {
      display: { one: '{0} persona', other: '{0} personas' },
      spoken: { one: '{0} persona', other: '{0} personas' },
      gender: 'feminine',
      spellings: ['cápita', 'habitante', 'habitantes', 'hab'],
    },
    breath: {
      display: { one: '{0} respiración', other: '{0} respiraciones' },
      spoken: { one: '{0} respiración', other: '{0} respiraciones' },
      gender: 'feminine',
    },
    frame: {
      display: { one: '{0} fotograma', other: '{0} fotogramas' },
      spoken: { one: '{0} fotograma', other: '{0} fotogramas' },
    },
    star: {
      display: { one: '{0} estrella', other: '{0} estrellas' },
      spoken: { one: '{0} estrella', other: '{0} estrellas' },
      gender: 'feminine',
    },
    'percentage-point': {
      display: { one: '{0} punto', other: '{0} puntos' },
      spoken: { one: '{0} punto porcentual', other: '{0} puntos porcentuales' },
    },
    permyriad: { display: '{0} pb', spoken: { one: '{0} punto básico', other: '{0} puntos básicos' } },
    generic: { display: '{0}°', spoken: { one: '{0} grado', other: '{0} grados' } },
    'beat-per-minute': {
      display: '{0} lpm',
      spoken: { one: '{0} latido por minuto', other: '{0} latidos por minuto' },
    },
    'frame-per-second': {
      display: '{0} fps',
      spoken: { one: '{0} fotograma por segundo', other: '{0} fotogramas por segundo' },
    },
    'revolution-per-minute': {
      display: '{0} rpm',
      spoken: { one: '{0} revolución por minuto', other: '{0} revoluciones por minuto' },
      gender: 'feminine',
    },
    'part-per-1e12': {
      display: '{0} ppt',
      spoken: { one: '{0} parte por billón', other: '{0} partes por billón' },
      gender: 'feminine',
    },
    'ph-value': { display: 'pH {0}', spoken: 'pH {0}' },
    // As people say it.
    kilogram: { spoken: { one: '{0} kilo', other: '{0} kilos' } },
    megabyte: { spoken: { one: '{0} mega', other: '{0} megas' } },
    gigabyte: { spoken: { one: '{0} giga', other: '{0} gigas' } },
    terabyte: { spoken: { one: '{0} tera', other: '{0} teras' } },
    day: { display: { one: '{0} día', other: '{0} días' } },
    week: { display: { one: '{0} semana', other: '{0} semanas' } },
    month: { display: { one: '{0} mes', other: '{0} meses' } },
    year: { display: { one: '{0} año', other: '{0} años' } },
    knot: { display: { one: '{0} nudo', other: '{0} nudos' } },
    bit: { display: { one: '{0} bit', other: '{0} bits' } },
    rankine: { spoken: { one: '{0} grado Rankine', other: '{0} grados Rankine' } },
    // What viewers read more easily than CLDR's short forms.
    'mile-per-hour': { display: '{0} mph' },
    'megabit-per-second': { display: '{0} Mbps' },
    'gigabit-per-second': { display: '{0} Gbps' },
    'light-year': { display: { one: '{0} año luz', other: '{0} años luz' } },
    // "Uno por ciento", never "un".
    percent: { gender: 'none' },
    permille: { gender: 'none' },
  },
};
