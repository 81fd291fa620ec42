/**
 * Carries out operators' commands for the suites of one Jest worker, so that not each of them starts a program of its
 * own. Forked by `operator.ts`; speaks HTTP on loopback: `{words, environment}` in, the command's answer out.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { json } from 'node:stream/consumers';

interface Asked {
  words: string[];
  environment: NodeJS.ProcessEnv;
}
type AnswerCommand = (words: string[], environment: NodeJS.ProcessEnv) => Promise<unknown>;

const server = createServer((request, response) => {
  const answer = async (): Promise<string> => {
    const { words, environment } = (await json(request)) as Asked;
    // The program's own code, from the build: libs import nothing of apps.
    const program = resolve(__dirname, '../../../apps/cli/src/admin/answer-command.js');
    const { answerCommand } = (await import(program)) as { answerCommand: AnswerCommand };
    return JSON.stringify(await answerCommand(words, environment));
  };
  answer().then(
    (text) => response.end(text),
    (error: unknown) => response.writeHead(500).end((error as Error).stack),
  );
});
/** Ends with the Jest worker that forked it, however that one ends. */
const parent = process.ppid;
setInterval(() => process.ppid === parent || process.exit(), 2_000);

server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
