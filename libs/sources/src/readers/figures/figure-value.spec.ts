import { readUnit, type Unit, UNIT_IDS, unitById } from '@app/lingua';
import { findFigures } from './find-figures';
import { cellValue, figureValue, longUnitText, unitText } from './figure-value';

function valuesOf(text: string, language: string | null, decimal: '.' | ',' | null): unknown[] {
  return findFigures(text, language).map((figure) => figureValue(figure, { decimal, spaced: false, language }));
}

describe('the value of a figure', () => {
  it.each([
    ['It cost €4.2 million.', 'en', '.', ['€4.2 million']],
    ['Es kostete 1.234 €.', 'de', ',', [{ value: 1234, unit: 'EUR' }]],
    ['31,4 Cent je Kilowattstunde', 'de', ',', [{ value: 0.314, unit: '€/kWh' }]],
    ['Il coûte 3 billions d’euros.', 'fr', ',', [{ value: 3e12, unit: 'EUR' }]],
    ['Er wiegt 3,400 kg.', 'de', null, [null]],
    ['सोना ४२.५ डिग्री सेल्सियस', 'hi', '.', [{ value: 42.5, unit: '°C' }]],
    ['A 12-hour shift, a 40-year-old man', 'en', '.', ['12-hour', '40-year']],
    ['It brought 38 mm.', 'en', '.', ['38 mm']],
    ['They worked 36.5 hours a week.', 'en', '.', ['36.5 hours']],
    ['12 tonnes d’acier', 'fr', ',', ['12 tonnes']],
  ] as const)('of %j in %s is one that facts read alike', (text, language, decimal, values) => {
    expect(valuesOf(text, language, decimal)).toEqual(values);
  });

  it('of a cell keeps a part of a whole as it is written', () => {
    expect(cellValue('12 of 30', { decimal: '.', language: 'en' })).toBe('12 of 30');
    expect(cellValue('3.400 Tonnen', { decimal: ',', language: 'de' })).toEqual({ value: 3400, unit: 't' });
  });
});

describe('the text of a unit', () => {
  it('is read back as the same unit, for nearly every unit that lingua knows', () => {
    const units = UNIT_IDS.map((id) => unitById(id)).filter((unit): unit is Unit => unit !== null);
    const readBack = (text: string | null): string | undefined =>
      text === null ? undefined : readUnit(text)[0]?.unit?.id;
    const lost = units.filter((unit) =>
      [unitText(unit), longUnitText(unit)].some((text) => readBack(text) !== unit.id),
    );
    // Their names are read as other units.
    expect(lost.map(({ id }) => id).sort()).toEqual(['dram', 'foodcalorie']);
    expect(lost.map((unit) => unitText(unit))).toEqual([null, null]);
  });
});
