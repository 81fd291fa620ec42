/** Someone who can tell what is before their eyes. */
export interface Onlooker {
  account(): Promise<string>;
}

const present = new Set<Onlooker>();

/** Whoever is here is asked where a journey fails. */
export function remember(onlooker: Onlooker): void {
  present.add(onlooker);
}

export function forget(onlooker: Onlooker): void {
  present.delete(onlooker);
}

/** A test in a browser. Where it fails, its error tells what every page that is open shows, and what was answered last. */
export function journey(name: string, act: () => Promise<void>, timeoutMs?: number): void {
  it(name, () => toldWhereItFails(act), timeoutMs);
}

async function toldWhereItFails(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    const accounts = await Promise.all([...present].map((onlooker) => onlooker.account()));
    throw new Error(['a journey ended here:', ...accounts].join('\n\n'), { cause: error });
  }
}
