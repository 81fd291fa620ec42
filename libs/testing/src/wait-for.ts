const STEP_MS = 150;
/** A machine may be ten times slower than one's own; what hangs is found out all the same, below Jest's own limit. */
const PATIENCE_MS = 240_000;

/** Asks until the answer is not null or false, and returns it. Throws after four minutes, or what patience there is. */
export async function waitFor<T>(
  what: string,
  ask: () => Promise<T | null | false>,
  patienceMs = PATIENCE_MS,
): Promise<T> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (answer !== null && answer !== false) return answer;
    if (Date.now() > end) throw new Error(`waited ${patienceMs} ms for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
}
