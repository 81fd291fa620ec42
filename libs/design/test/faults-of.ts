import { BadRequestError } from '@app/platform';

/** What a refusal names, each fault as its path and what is wrong there; none where nothing is refused. */
export function faultsOf(work: () => unknown): string[] {
  try {
    work();
  } catch (error) {
    if (error instanceof BadRequestError) return (error.details ?? []).map(({ path, message }) => `${path} ${message}`);
    throw error;
  }
  return [];
}
