import { upperFirst } from '../letter-case';
import type { FieldMeanings } from './field-meanings';

/** The words that series put before a figure's name for its value at the last look: `previousDayPrice`. */
const EARLIER = ['previous', 'previousDay', 'previousWeek'];

/**
 * Adds a declaration for the earlier value of each declared field. Series put that value beside the field under a name such
 * as `previousDayPrice`, and it has the unit of the field.
 */
export function earlierFields(fields: FieldMeanings): FieldMeanings {
  const earlier = Object.entries(fields).flatMap(([pattern, { label: _label, labels: _labels, of: _of, ...field }]) => {
    const [, above = '', name = ''] = /^(.*[./\]])?([^./\][]+)$/.exec(pattern) ?? [];
    if (name === '') return [];
    return EARLIER.map(
      (word) => [`${above}${word}${upperFirst(name)}`, { ...field, role: 'previous' as const }] as const,
    );
  });
  return { ...Object.fromEntries(earlier), ...fields };
}
