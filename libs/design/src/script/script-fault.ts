import type { z } from 'zod';

/** What is wrong with a part of a script, in the words that the rest of the service has for bodies. */
export function scriptFault(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${TYPES[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be one of the following values: ${issue.values.join(', ')}`;
    case 'too_small':
      return sizeFault(issue.origin, 'at least', issue.minimum);
    case 'too_big':
      return sizeFault(issue.origin, 'at most', issue.maximum);
    default:
      return issue.message;
  }
}

const TYPES: Readonly<Record<string, string>> = {
  array: 'an array',
  int: 'an integer',
  number: 'a number',
  object: 'an object',
  string: 'a string',
};

function sizeFault(origin: string, bound: 'at least' | 'at most', size: number | bigint): string {
  if (origin === 'string') return `must be ${bound} ${size} characters long`;
  if (origin === 'array') return `must hold ${bound} ${size} ${size === 1 ? 'element' : 'elements'}`;
  return `must be ${bound} ${size}`;
}
