import { DomainError, StartFault } from '@app/platform';
import { answerCommand } from './admin/answer-command';
import { UsageError } from './admin/admin-command';

async function main(words: string[]): Promise<void> {
  const answer = await answerCommand(words, process.env);
  process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`);
  if (typeof answer === 'object' && answer && 'ok' in answer && answer.ok === false) process.exitCode = 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const plain = error instanceof UsageError || error instanceof DomainError || error instanceof StartFault;
  process.stderr.write(`${plain ? error.message : (error as Error).stack}\n`);
  process.exit(1);
});
