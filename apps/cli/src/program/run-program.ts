import { COMMON_OPTIONS, type Command, readGiven, UsageError, usageOf } from './command';
import { codeOf, EXIT_CODES, isPlain } from './exit-codes';
import { tableOf, type Terminal } from './terminal';

const stop = new AbortController();

/** Runs one of the commands by the words of the command line, and ends the process. */
export function runProgram(commands: readonly Command[]): void {
  for (const name of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(name, () => stop.abort());
  // `factreel phrases de | head` closes the pipe early.
  process.stdout.on('error', () => process.exit(0));
  main(process.argv.slice(2), commands).then(
    (code) => process.exit(code),
    (error: unknown) => {
      if (stop.signal.aborted) process.stderr.write('Stopped.\n');
      else process.stderr.write(`${isPlain(error) ? (error as Error).message : (error as Error).stack}\n`);
      process.exit(stop.signal.aborted ? 130 : codeOf(error));
    },
  );
}

/** Results go to stdout and nothing else does. */
async function main(args: string[], commands: readonly Command[]): Promise<number> {
  const found = findCommand(args, commands);
  if (!found) {
    if (args.length > 0 && !['help', '--help', '-h'].includes(args[0] ?? ''))
      throw new UsageError(`There is no command "${args[0]}".\n\n${overview(commands)}`);
    process.stdout.write(`${overview(commands)}\n`);
    return 0;
  }
  const { command, rest } = found;
  if (command.isRaw && rest.some((word) => word === '--help' || word === '-h')) return await ownHelp(command);
  const given = readGiven(command, rest);
  if (given.switches.has('help')) {
    process.stdout.write(`${helpOf(command)}\n`);
    return 0;
  }
  const { json, plain } = { json: given.switches.has('json'), plain: given.switches.has('plain') };
  const asJson = json || (!plain && process.stdout.isTTY !== true);
  return (await command.run(given, terminalOf({ asJson, profile: given.values['profile'] }))) ?? 0;
}

function terminalOf({ asJson, profile }: { asJson: boolean; profile?: string | undefined }): Terminal {
  const print =
    (indent?: number) =>
    <T>(result: T, text: (result: T) => string) =>
      void process.stdout.write(`${asJson ? JSON.stringify(result, null, indent) : text(result)}\n`);
  const { env: environment, stdin, stderr } = process;
  return { environment, signal: stop.signal, stdin, stderr, profile, print: print(2), printLine: print() };
}

/** Programs that read their own words say how they are used when they do not understand them. */
async function ownHelp(command: Command): Promise<number> {
  process.stdout.write(`factreel ${command.name}: ${command.about}\n`);
  try {
    await command.run({ words: ['--help'], values: {}, switches: new Set() }, terminalOf({ asJson: false }));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stdout.write(`${error.message.replace(/^Unknown option[^\n]*\n/, '')}\n`);
  }
  return 0;
}

/** The longest name that the words begin with. */
function findCommand(args: string[], commands: readonly Command[]): { command: Command; rest: string[] } | undefined {
  for (const length of [2, 1]) {
    const name = args.slice(0, length).join(' ');
    const command = commands.find((known) => known.name === name);
    if (command) return { command, rest: args.slice(length) };
  }
  return undefined;
}

function overview(commands: readonly Command[]): string {
  const table = tableOf(
    ['Commands:', ''],
    commands.map(({ name, about }) => [`  ${name}`, about]),
  );
  const codes = Object.entries(EXIT_CODES).map(([code, meaning]) => [`  ${code}`, meaning]);
  return `Usage: factreel <command> [options]\n\n${table}\n\n${tableOf(['Exit codes:', ''], codes)}`;
}

function helpOf(command: Command): string {
  const options = Object.entries({ ...command.options, ...COMMON_OPTIONS }).map(([name, { value, short, about }]) => [
    `  ${short ? `-${short}, ` : ''}--${name}${value === undefined ? '' : ` <${value}>`}`,
    about,
  ]);
  return `${usageOf(command)}\n\n${command.about}\n\n${tableOf(['Options:', ''], options)}`;
}
