import { sensesOf, unitById } from '@app/lingua';
import type { FieldName } from '../names/field-name';
import type { Fact } from '../fact';

const TON = /(?<![a-z])ton(?![a-z])/g;

/** Short tons are American: where the keys are in another language, `av_ton` and `producción_ton` are metric tons. */
export function withMetricTons(facts: readonly Fact[], names: readonly FieldName[]): Fact[] {
  const isTon = ({ unit, reading }: Fact): boolean =>
    reading.sure !== 'declared' && (unit?.id ?? '').match(TON) !== null;
  if (!facts.some(isTon) || !names.some(isForeign)) return [...facts];
  return facts.map((fact) => (isTon(fact) ? { ...fact, unit: metric(fact.unit) } : fact));
}

function metric(unit: Fact['unit']): Fact['unit'] {
  return unit && (unitById(unit.id.replaceAll(TON, 'tonne')) ?? unit);
}

/** Whether a name has a word that English has not. */
function isForeign({ tokens }: FieldName): boolean {
  return tokens.some(({ lower }) => {
    const senses = sensesOf(lower).filter(({ weak }) => weak !== true);
    return senses.length > 0 && senses.every(({ languages }) => !languages.includes('en'));
  });
}
