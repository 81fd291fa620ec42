import { abortBench } from './abort.bench';
import { apiBench } from './api.bench';
import { bombsBench } from './bombs.bench';
import { fairnessBench } from './fairness.bench';
import { videoBench } from './video.bench';
import { ledgerBench } from './ledger.bench';
import { loadBench } from './load.bench';
import { motionBench } from './motion.bench';
import { playerBench } from './player.bench';
import { readabilityBench } from './readability.bench';
import { remotionBench } from './remotion.bench';
import { seriesBench } from './series.bench';
import { servedBench } from './served.bench';
import { starveBench } from './starve.bench';
import { storyboardBench } from './storyboard.bench';
import { transactionsBench } from './transactions.bench';

/** `npm run bench [name] [words]`: prints ratios that were measured in one run, on this machine, now. */
const BENCHES: Record<string, (words: string[]) => Promise<void>> = {
  storyboard: storyboardBench,
  video: videoBench,
  served: servedBench,
  abort: abortBench,
  ledger: ledgerBench,
  series: seriesBench,
  api: apiBench,
  bombs: bombsBench,
  readability: readabilityBench,
  remotion: remotionBench,
  load: loadBench,
  fairness: fairnessBench,
  starve: starveBench,
  transactions: transactionsBench,
  player: playerBench,
  motion: motionBench,
};

async function main([name, ...words]: string[]): Promise<void> {
  if (name !== undefined && !BENCHES[name])
    throw new Error(`Unknown bench ${name}; there is ${Object.keys(BENCHES).join(', ')}.`);
  for (const bench of name === undefined ? Object.keys(BENCHES) : [name]) await BENCHES[bench]?.(words);
}

main(process.argv.slice(2)).then(
  // What a bench has asked keeps its connections for a while after the last answer.
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  },
);
