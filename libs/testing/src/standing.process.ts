/**
 * Runs one of the built programs again and again for the suites of one Jest worker, so that not each of them loads some
 * four thousand files anew. Forked by `standing-process.ts`, once a kind of program: an api and a worker share no memory.
 * Speaks HTTP on loopback: a question as JSON in, its answer as JSON out.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import { type Config, type ConfigPart, loadConfig, openDatabase } from '@app/platform';
import type { StandingQuestion } from './standing-process';

interface Application {
  listen(port: number, host: string): Promise<unknown>;
  close(): Promise<void>;
}
type CreateApplication = (config: Config, databaseUrl: string) => Promise<Application>;
type AnswerCommand = (words: string[], environment: NodeJS.ProcessEnv) => Promise<unknown>;

/** Longest that a program may take to stop; one that takes longer leaves with this process. */
const STOP_TIMEOUT_MS = 20_000;
const LOOK_FOR_PARENT_MS = 500;
const APPS = resolve(__dirname, '../../../apps');
/** Not the lib's index: Node finds no named exports in a module that only forwards them. */
const CONFIG_PARTS_FILE = resolve(__dirname, '../../composition/src/config-parts.js');
/** The programs' own code, from the build: libs import nothing of apps. */
const CREATE = {
  api: async () => ((await import(`${APPS}/api/src/create-api.js`)) as { createApi: CreateApplication }).createApi,
  worker: async () =>
    ((await import(`${APPS}/worker/src/create-worker.js`)) as { createWorker: CreateApplication }).createWorker,
};

const running = new Map<number, () => Promise<void>>();
let started = 0;

async function answer(question: StandingQuestion): Promise<unknown> {
  if (question.ask === 'command') {
    const program = `${APPS}/cli/src/admin/answer-command.js`;
    const { answerCommand } = (await import(program)) as { answerCommand: AnswerCommand };
    return await answerCommand(question.words, question.environment);
  }
  if (question.ask === 'start') return { id: await start(question.program, question.environment) };
  const tooLong = setTimeout(() => {
    const open = process.getActiveResourcesInfo().join(', ');
    process.stderr.write(`a program did not stop within ${STOP_TIMEOUT_MS} ms; open: ${open}\n`, () => process.exit(1));
  }, STOP_TIMEOUT_MS);
  await running.get(question.id)?.();
  clearTimeout(tooLong);
  running.delete(question.id);
  return {};
}

/** As the program's own `main.ts`, but for its signals. */
async function start(name: 'api' | 'worker', environment: NodeJS.ProcessEnv): Promise<number> {
  const { CONFIG_PARTS: parts } = (await import(CONFIG_PARTS_FILE)) as { CONFIG_PARTS: ConfigPart[] };
  const config = loadConfig(name, environment, parts);
  const database = await openDatabase(config);
  const create = await CREATE[name]();
  const application = await create(config, database.url);
  await application.listen(config.port, config.host);
  started += 1;
  running.set(started, async () => {
    await application.close();
    await database.release();
  });
  return started;
}

const server = createServer((request, response) => {
  json(request)
    .then((question) => answer(question as StandingQuestion))
    .then(
      (found) => response.end(JSON.stringify(found)),
      (error: unknown) => response.writeHead(500).end((error as Error).stack),
    );
});
/** Ends with the Jest worker that forked it, however that one ends. */
const parent = process.ppid;
setInterval(() => process.ppid === parent || process.exit(), LOOK_FOR_PARENT_MS);

server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
