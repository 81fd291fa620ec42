import { answerCommand } from './admin/answer-command';
import type { Given } from './program/command';
import type { Terminal } from './program/terminal';

/** `factreel admin`: JSON, and 1 where what was verified is not right. */
export async function admin({ words }: Given, { environment }: Terminal): Promise<number> {
  const answer = await answerCommand(words, environment);
  process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`);
  return typeof answer === 'object' && answer && 'ok' in answer && answer.ok === false ? 1 : 0;
}
