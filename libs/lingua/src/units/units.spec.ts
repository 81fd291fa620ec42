import { LANGUAGE_CODES } from '../language-code';
import { readUnit } from './read-unit';
import { unitById } from './unit-id';
import { UNIT_IDS } from './unit-names';
import { unitName } from './write-unit';

describe('units in thirteen languages', () => {
  const forms = ['display', 'spoken'] as const;
  const units = UNIT_IDS.map((id) => ({ id, unit: unitById(id) }));

  it('knows every listed unit by its id, and gives it the same id', () => {
    expect(units.filter(({ id, unit }) => unit?.id !== id)).toEqual([]);
  });

  it.each(LANGUAGE_CODES)('reads back every unit as it writes it (%s)', (language) => {
    const lost = units.flatMap(({ id, unit }) =>
      forms.flatMap((form) =>
        [1, 2, 5, 20].flatMap((count) => {
          const name = unit === null ? '' : unitName(unit, language, { count, form });
          const ids = readUnit(name, language).map((reading) => reading.unit?.id);
          return ids.includes(id) ? [] : [`${id} (${form}, ${count}): ${name} is ${ids.join(', ')}`];
        }),
      ),
    );
    expect(lost).toEqual([]);
  });

  it.each(LANGUAGE_CODES)('says no unit with a slash or a symbol of mathematics (%s)', (language) => {
    const names = units.flatMap(({ unit }) => (unit === null ? [] : [unitName(unit, language, { form: 'spoken' })]));
    expect(names.filter((name) => /[/⋅·²³°]/.test(name))).toEqual([]);
  });

  it.each(['ja', 'ko'] as const)('says every unit in the letters that the voice reads (%s)', (language) => {
    const foreign = language === 'ja' ? /[\p{Script=Han}A-Za-z]/u : /[A-Za-z]/;
    const names = units.flatMap(({ id, unit }) =>
      // Units of old Japan have no name elsewhere.
      unit === null || /(-jp$|^(rin|sun|shaku|ken|cho|kosaji|osaji|sai|koku|fun)\b)/.test(id)
        ? []
        : [unitName(unit, language, { form: 'spoken' })],
    );
    expect(names.filter((name) => foreign.test(name))).toEqual([]);
  });
});
