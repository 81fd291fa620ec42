import type { UnitOverrides } from '../../units/unit-entry';

/** Units in English that CLDR lacks or that nobody says as CLDR has them. */
export const unitsInEnglish: UnitOverrides = {
  rate: { display: '{0} per {1}', spoken: '{0} per {1}' },
  units: {
    'ampere-hour': { display: '{0} Ah', spoken: { one: '{0} ampere-hour', other: '{0} ampere-hours' } },
    'watt-hour': { display: '{0} Wh', spoken: { one: '{0} watt-hour', other: '{0} watt-hours' } },
    'volt-ampere': { display: '{0} VA', spoken: { one: '{0} volt-ampere', other: '{0} volt-amperes' } },
    'volt-ampere-reactive': {
      display: '{0} var',
      spoken: { one: '{0} reactive volt-ampere', other: '{0} reactive volt-amperes' },
    },
    decibel: { display: '{0} dB', spoken: { one: '{0} decibel', other: '{0} decibels' } },
    'decibel-a': { display: '{0} dB(A)', spoken: { one: '{0} A-weighted decibel', other: '{0} A-weighted decibels' } },
    'gram-co2e': {
      display: '{0} g CO₂e',
      spoken: { one: '{0} gram of CO2 equivalent', other: '{0} grams of CO2 equivalent' },
    },
    'tonne-co2e': {
      display: '{0} t CO₂e',
      spoken: { one: '{0} tonne of CO2 equivalent', other: '{0} tonnes of CO2 equivalent' },
    },
    quintal: { display: '{0} q', spoken: { one: '{0} quintal', other: '{0} quintals' } },
    'barrel-of-oil-equivalent': {
      display: '{0} boe',
      spoken: { one: '{0} barrel of oil equivalent', other: '{0} barrels of oil equivalent' },
    },
    'international-unit': {
      display: '{0} IU',
      spoken: { one: '{0} international unit', other: '{0} international units' },
    },
    'nephelometric-turbidity-unit': {
      display: '{0} NTU',
      spoken: { one: '{0} turbidity unit', other: '{0} turbidity units' },
    },
    'formazin-turbidity-unit': {
      display: '{0} FTU',
      spoken: { one: '{0} formazin unit', other: '{0} formazin units' },
    },
    'colony-forming-unit': {
      display: '{0} CFU',
      spoken: { one: '{0} colony-forming unit', other: '{0} colony-forming units' },
    },
    teu: { display: '{0} TEU', spoken: '{0} TEU' },
    gwei: { display: '{0} gwei', spoken: '{0} gwei' },
    beat: { display: { one: '{0} beat', other: '{0} beats' }, spoken: { one: '{0} beat', other: '{0} beats' } },
    person: {
      display: { one: '{0} person', other: '{0} people' },
      spoken: { one: '{0} person', other: '{0} people' },
      spellings: ['capita', 'head', 'inhabitant', 'inhabitants', 'resident', 'residents', 'persons'],
    },
    breath: {
      display: { one: '{0} breath', other: '{0} breaths' },
      spoken: { one: '{0} breath', other: '{0} breaths' },
    },
    frame: { display: { one: '{0} frame', other: '{0} frames' }, spoken: { one: '{0} frame', other: '{0} frames' } },
    star: { display: { one: '{0} star', other: '{0} stars' }, spoken: { one: '{0} star', other: '{0} stars' } },
    'percentage-point': { display: '{0} pp', spoken: { one: '{0} percentage point', other: '{0} percentage points' } },
    permyriad: { display: '{0} bps', spoken: { one: '{0} basis point', other: '{0} basis points' } },
    generic: { display: '{0}°', spoken: { one: '{0} degree', other: '{0} degrees' } },
    'beat-per-minute': { display: '{0} bpm', spoken: { one: '{0} beat per minute', other: '{0} beats per minute' } },
    'frame-per-second': { display: '{0} fps', spoken: { one: '{0} frame per second', other: '{0} frames per second' } },
    'revolution-per-minute': {
      display: '{0} rpm',
      spoken: { one: '{0} revolution per minute', other: '{0} revolutions per minute' },
    },
    'part-per-1e12': { display: '{0} ppt', spoken: { one: '{0} part per trillion', other: '{0} parts per trillion' } },
    'ph-value': { display: 'pH {0}', spoken: 'pH {0}' },
    // CLDR's own names: "drdrops", "12 CD", "3 kt" (which is knots), "B 5", "metric tons".
    drop: { display: { one: '{0} drop', other: '{0} drops' } },
    carat: { display: '{0} ct' },
    karat: { display: '{0} K' },
    beaufort: { display: 'Bft {0}', spellings: ['force'] },
    tonne: { spoken: { one: '{0} tonne', other: '{0} tonnes' } },
    foodcalorie: { spoken: { one: '{0} calorie', other: '{0} calories' } },
    'pound-force-per-square-inch': {
      spoken: { one: '{0} pound per square inch', other: '{0} pounds per square inch' },
    },
    'british-thermal-unit-it': { display: '{0} BTU-IT' },
    // Short forms of CLDR that read as other things on screen.
    hour: { display: '{0} h' },
    second: { display: '{0} s' },
    month: { display: { one: '{0} month', other: '{0} months' }, perDisplay: '{0}/month' },
    week: { display: { one: '{0} week', other: '{0} weeks' } },
    year: { display: { one: '{0} year', other: '{0} years' } },
    degree: { display: '{0}°' },
    'megabritish-thermal-unit': {
      display: '{0} MMBtu',
      spoken: { one: '{0} million British thermal units', other: '{0} million British thermal units' },
    },
    'kilowatt-hour': { spoken: { one: '{0} kilowatt-hour', other: '{0} kilowatt-hours' } },
  },
};
