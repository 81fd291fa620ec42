import { describeFact } from '../describe-fact';
import { readFacts } from '../read-facts';
import { SINGLE_RULES } from '../reading/read-leaves';
import { TOGETHER_RULES } from './together.rules';

const RULES = [...SINGLE_RULES, ...TOGETHER_RULES];

describe.each(RULES.map((rule) => [rule.id, rule] as const))('the rule %s', (id, { examples, counterExamples }) => {
  it('decides its examples, and not what only looks alike', () => {
    expect(examples.length).toBeGreaterThan(0);
    for (const { data, key, is } of examples) expect([key, ...readingOf(data, key)]).toEqual([key, is, id]);
    for (const { data, key, is } of counterExamples) {
      const [described, rule] = readingOf(data, key);
      expect([key, described]).toEqual([key, is]);
      expect(rule).not.toBe(id);
    }
  });
});

function readingOf(data: object, key: string): [string, string] {
  const fact = readFacts(data).facts.find((one) => one.key === key);
  if (!fact) throw new RangeError(`no fact ${key}`);
  return [describeFact(fact), fact.reading.rule];
}
