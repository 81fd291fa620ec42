import { Worker } from 'node:worker_threads';
import { say } from './channel';

/** In a thread of its own, which goes on while the plugin is in a loop: the process ends with the one that started it. */
const WATCH = `
  const parent = require('node:worker_threads').workerData;
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), 1000);`;

new Worker(WATCH, { eval: true, workerData: process.ppid, execArgv: [] }).unref();
process.on('disconnect', () => process.exit());
// Before anything that takes time to load.
say({ now: 'started' });
