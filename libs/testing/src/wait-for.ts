const STEP_MS = 150;
/** A machine may be ten times slower than one's own; what hangs is found out all the same, below Jest's own limit. */
const PATIENCE_MS = 240_000;

/** Asks until the answer is not null or false, and returns it. Throws after four minutes. */
export async function waitFor<T>(what: string, ask: () => Promise<T | null | false>): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    if (answer !== null && answer !== false) return answer;
    if (Date.now() > end) throw new Error(`waited ${PATIENCE_MS} ms for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
}
