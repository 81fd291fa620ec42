import type { NamedFiles } from '@app/platform';
import { namedSourceFiles } from '@app/sources';
import { namedVideoFiles } from '@app/videos';

/** Every file that any table names and cannot do without. */
export const namedFiles: NamedFiles = async function* (query) {
  yield* namedVideoFiles(query);
  yield* namedSourceFiles(query);
};
