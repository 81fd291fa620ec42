/** What `work` resolves to, if it does so in time; what it does may still happen later. Throws what `late` makes otherwise. */
export async function withTimeout<T>(work: Promise<T>, ms: number, late: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  // It may still fail after that, when nobody listens.
  work.catch(() => undefined);
  return await Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
