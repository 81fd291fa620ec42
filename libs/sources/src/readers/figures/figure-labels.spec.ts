import { labelsOf } from './figure-labels';

describe('the name of a figure in a sentence', () => {
  const second = (after: string, before = ' riders in 2025, up from ') =>
    labelsOf({ before, after, previous: 'Riders', heading: null, language: null, counts: true })[0];

  it.each([
    ['the year before.', 'Riders the year before'],
    ['a year earlier, it said.', 'Riders a year earlier'],
    ['last year', 'Riders last year'],
    ['im Vorjahr.', 'Riders im Vorjahr'],
    ['el año anterior.', 'Riders el año anterior'],
    ["l'année précédente.", "Riders l'année précédente"],
    ["l'anno prima.", "Riders l'anno prima"],
  ])('is no time that stands behind it: %s', (after, name) => {
    expect(second(` ${after}`)).toBe(name);
  });

  it.each([
    [' year passes.', 'Year passes'],
    [' days of strikes.', 'Days'],
    [' new accounts the year before.', 'New accounts'],
  ])('is what is counted: %s', (after, name) => {
    expect(second(after)).toBe(name);
  });

  it.each([' in May.', ' in October 2026.'])('is no month: %s', (after) => {
    const [name] = labelsOf({
      before: 'Trips rose to ',
      after,
      previous: null,
      heading: null,
      language: null,
      counts: true,
    });
    expect(name).toBe('Trips rose');
  });

  it('is its own where one stands before it', () => {
    expect(second(' the year before.', ' riders, and lorries ')).toBe('Lorries');
  });
});
