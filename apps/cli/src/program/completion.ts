import { type Command, COMMON_OPTIONS, UsageError } from './command';

const SHELLS = ['bash', 'zsh', 'fish'] as const;

/** `factreel completion <shell>`. */
export const COMPLETION_COMMAND = (all: () => readonly Command[]): Command => ({
  name: 'completion',
  about: 'A script that completes these commands, for bash, zsh or fish.',
  words: SHELLS.join('|'),
  leastWords: 1,
  mostWords: 1,
  async run({ words: [given] }) {
    const shell = SHELLS.find((known) => known === given);
    if (!shell) throw new UsageError(`There is completion for ${SHELLS.join(', ')}.`);
    // A shell reads it: it is no JSON, wherever it goes.
    process.stdout.write(`${scriptOf(shell, all())}\n`);
  },
});

/** What may follow the words that were typed, by those words; `''` is the beginning. */
function choicesOf(commands: readonly Command[]): Map<string, string[]> {
  const choices = new Map<string, string[]>([['', [...new Set(commands.map(({ name }) => name.split(' ')[0] ?? ''))]]]);
  for (const { name, options = {}, isRaw, words = '' } of commands) {
    const [first = '', second] = name.split(' ');
    if (second) choices.set(first, [...(choices.get(first) ?? []), second]);
    const named = isRaw ? ['--help'] : Object.keys({ ...options, ...COMMON_OPTIONS }).map((option) => `--${option}`);
    const fixed = /^\w+(\|\w+)+$/.test(words) ? words.split('|') : [];
    choices.set(name, [...fixed, ...named]);
  }
  return choices;
}

function scriptOf(shell: (typeof SHELLS)[number], commands: readonly Command[]): string {
  const choices = [...choicesOf(commands)];
  if (shell === 'fish') {
    const lines = choices.map(([typed, words]) => {
      const condition =
        typed === ''
          ? '__fish_use_subcommand'
          : typed
              .split(' ')
              .map((word) => `__fish_seen_subcommand_from ${word}`)
              .join('; and ');
      return `complete -c factreel -f -n '${condition}' -a '${words.join(' ')}'`;
    });
    return lines.join('\n');
  }
  const cases = choices.map(([typed, words]) => `    "${typed}") words="${words.join(' ')}" ;;`).join('\n');
  const body = `_factreel() {
  local words="" typed="" word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in -*) ;; *) typed="\${typed:+$typed }$word" ;; esac
  done
  case "$typed" in
${cases}
  esac
  if [ -n "$words" ]; then COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
  else COMPREPLY=($(compgen -f -- "\${COMP_WORDS[COMP_CWORD]}")); fi
}
complete -F _factreel factreel`;
  return shell === 'zsh' ? `autoload -U +X bashcompinit && bashcompinit\n${body}` : body;
}
