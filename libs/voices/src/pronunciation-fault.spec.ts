import { pronunciationFault } from './pronunciation';

describe('a list of how words are said', () => {
  it.each([
    [{ Aave: 'ah veh' }, null],
    [{ Aave: '\ud83d' }, 'must not hold control or half characters'],
    [{ 'A\ude00ave': 'ah veh' }, 'must not hold control or half characters'],
    [{ Aave: 'ah\u0000veh' }, 'must not hold control or half characters'],
    [{ Aave: 'a 5' }, 'must not hold digits: figures are said as the data has them'],
    [{ Aave: ' ' }, 'must say how each word is said'],
    [['Aave'], 'must be an object of words'],
  ])('%j: %s', (list, fault) => {
    expect(pronunciationFault(list)).toBe(fault);
  });
});
