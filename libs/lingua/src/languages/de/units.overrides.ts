import type { UnitOverrides } from '../../units/unit-entry';

/** Units in German that CLDR lacks or that nobody says as CLDR has them. */
export const unitsInGerman: UnitOverrides = {
  rate: { display: '{0} je {1}', spoken: '{0} je {1}' },
  one: { masculine: 'ein', feminine: 'eine', neuter: 'ein' },
  units: {
    'ampere-hour': {
      display: '{0} Ah',
      spoken: { one: '{0} Amperestunde', other: '{0} Amperestunden' },
      gender: 'feminine',
    },
    'watt-hour': { display: '{0} Wh', spoken: { one: '{0} Wattstunde', other: '{0} Wattstunden' }, gender: 'feminine' },
    'volt-ampere': { display: '{0} VA', spoken: '{0} Voltampere' },
    'volt-ampere-reactive': { display: '{0} var', spoken: '{0} Voltampere reaktiv' },
    decibel: { display: '{0} dB', spoken: '{0} Dezibel' },
    'decibel-a': { display: '{0} dB(A)', spoken: '{0} Dezibel A' },
    'gram-co2e': { display: '{0} g CO₂e', spoken: '{0} Gramm CO2-Äquivalent' },
    'tonne-co2e': {
      display: '{0} t CO₂e',
      spoken: { one: '{0} Tonne CO2-Äquivalent', other: '{0} Tonnen CO2-Äquivalent' },
      gender: 'feminine',
    },
    quintal: { display: '{0} dt', spoken: { one: '{0} Dezitonne', other: '{0} Dezitonnen' }, gender: 'feminine' },
    'barrel-of-oil-equivalent': { display: '{0} boe', spoken: '{0} Barrel Öläquivalent' },
    'international-unit': {
      display: '{0} IE',
      spoken: { one: '{0} internationale Einheit', other: '{0} internationale Einheiten' },
      gender: 'feminine',
    },
    'nephelometric-turbidity-unit': {
      display: '{0} NTU',
      spoken: { one: '{0} nephelometrische Trübungseinheit', other: '{0} nephelometrische Trübungseinheiten' },
      gender: 'feminine',
    },
    'formazin-turbidity-unit': {
      display: '{0} FTU',
      spoken: { one: '{0} Formazin-Trübungseinheit', other: '{0} Formazin-Trübungseinheiten' },
      gender: 'feminine',
    },
    'colony-forming-unit': {
      display: '{0} KBE',
      spoken: { one: '{0} koloniebildende Einheit', other: '{0} koloniebildende Einheiten' },
      gender: 'feminine',
    },
    teu: { display: '{0} TEU', spoken: '{0} TEU' },
    gwei: { display: '{0} gwei', spoken: '{0} Gwei' },
    beat: { display: { one: '{0} Schlag', other: '{0} Schläge' }, spoken: { one: '{0} Schlag', other: '{0} Schläge' } },
    person: {
      display: { one: '{0} Person', other: '{0} Personen' },
      spoken: { one: '{0} Person', other: '{0} Personen' },
      gender: 'feminine',
      spellings: ['Kopf', 'Einwohner', 'Einwohnern', 'Menschen', 'EW'],
    },
    breath: {
      display: { one: '{0} Atemzug', other: '{0} Atemzüge' },
      spoken: { one: '{0} Atemzug', other: '{0} Atemzüge' },
    },
    frame: {
      display: { one: '{0} Bild', other: '{0} Bilder' },
      spoken: { one: '{0} Bild', other: '{0} Bilder' },
      gender: 'neuter',
    },
    star: { display: { one: '{0} Stern', other: '{0} Sterne' }, spoken: { one: '{0} Stern', other: '{0} Sterne' } },
    'percentage-point': {
      display: { one: '{0} Punkt', other: '{0} Punkte' },
      spoken: { one: '{0} Prozentpunkt', other: '{0} Prozentpunkte' },
    },
    permyriad: { display: '{0} bp', spoken: { one: '{0} Basispunkt', other: '{0} Basispunkte' } },
    generic: { display: '{0}°', spoken: '{0} Grad' },
    'beat-per-minute': {
      display: '{0} bpm',
      spoken: { one: '{0} Schlag pro Minute', other: '{0} Schläge pro Minute' },
    },
    'frame-per-second': {
      display: '{0} fps',
      spoken: { one: '{0} Bild pro Sekunde', other: '{0} Bilder pro Sekunde' },
      gender: 'neuter',
    },
    'revolution-per-minute': {
      display: '{0} U/min',
      spoken: { one: '{0} Umdrehung pro Minute', other: '{0} Umdrehungen pro Minute' },
      gender: 'feminine',
    },
    'part-per-1e12': { display: '{0} ppt', spoken: { one: '{0} Teil pro Billion', other: '{0} Teile pro Billion' } },
    'ph-value': { display: 'pH {0}', spoken: 'pH {0}' },
    // As people say it; "Kilogramm" is for the laboratory.
    kilogram: { spoken: '{0} Kilo' },
    gigabit: { display: '{0} Gbit' },
    kilobit: { display: '{0} kbit' },
    megabit: { display: '{0} Mbit' },
    hour: { display: '{0} Std.', spellings: ['Std', 'Stdn'] },
    day: { display: { one: '{0} Tag', other: '{0} Tage' }, perDisplay: '{0}/Tag' },
    week: { display: { one: '{0} Woche', other: '{0} Wochen' }, perDisplay: '{0}/Woche' },
    month: { display: { one: '{0} Monat', other: '{0} Monate' }, perDisplay: '{0}/Monat' },
    year: { display: { one: '{0} Jahr', other: '{0} Jahre' }, perDisplay: '{0}/Jahr' },
    second: { display: '{0} s', spellings: ['Sek'] },
    'pound-force-per-square-inch': { spellings: ['Pfund pro Quadratzoll'] },
    quarter: { perSpoken: '{0} pro Quartal' },
    'part-per-1e6': { spoken: { one: '{0} Teil pro Million', other: '{0} Teile pro Million' } },
    'part-per-1e9': { spoken: { one: '{0} Teil pro Milliarde', other: '{0} Teile pro Milliarde' } },
    rankine: { spoken: '{0} Grad Rankine' },
    // What viewers read more easily than CLDR's short forms.
    'mile-per-hour': { display: '{0} mph' },
    inch: { display: '{0} Zoll' },
    foot: { display: '{0} Fuß' },
    'light-year': { display: { one: '{0} Lichtjahr', other: '{0} Lichtjahre' } },
  },
};
