const STEP_MS = 150;

/** Asks until the answer is not null or false. Throws when that takes longer than `timeoutMs`. */
export async function waitFor<T>(what: string, timeoutMs: number, ask: () => Promise<T | null | false>): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer !== null && answer !== false) return answer;
    if (Date.now() > end) throw new Error(`waited ${timeoutMs} ms for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
}
