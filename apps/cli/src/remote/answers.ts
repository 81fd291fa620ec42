import type { components } from '../../../../clients/typescript/src/schema';

/** What the service answers, by the names of its description: a command that reads a field that is not there does not compile. */
export type Answer<Name extends keyof components['schemas']> = components['schemas'][Name];
