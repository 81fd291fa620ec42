import { filmBench } from './film.bench';

/** `npm run bench [name]`: prints ratios that were measured in one run, on this machine, now. */
const BENCHES: Record<string, () => Promise<void>> = { film: filmBench };

async function main(names: string[]): Promise<void> {
  const unknown = names.filter((name) => !BENCHES[name]);
  if (unknown.length > 0)
    throw new Error(`Unknown bench ${unknown.join(', ')}; there is ${Object.keys(BENCHES).join(', ')}.`);
  for (const name of names.length > 0 ? names : Object.keys(BENCHES)) await BENCHES[name]?.();
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
});
