/** Whether this is a run of everything (`npm run test:full`); the short run takes its share of what takes minutes. */
export const IS_FULL = process.env['FACTREEL_TEST_LENGTH'] === 'full';

/** A suite that only a run of everything has. */
export function describeAtFullLength(name: string, suite: () => void): void {
  (IS_FULL ? describe : describe.skip)(name, suite);
}

/** A test that only a run of everything has. */
export function itAtFullLength(name: string, test: () => Promise<void>, timeoutMs?: number): void {
  (IS_FULL ? it : it.skip)(name, test, timeoutMs);
}
