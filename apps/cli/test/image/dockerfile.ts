/** One instruction of a Dockerfile: `RUN`, and the words behind it. */
interface Instruction {
  name: string;
  words: string;
}

/** What stands between two `FROM`s. */
export interface Stage {
  name: string;
  instructions: Instruction[];
}

/** Reads a Dockerfile: comments gone, continued lines joined, cut into stages. Instructions before the first `FROM` are dropped. */
export function readDockerfile(text: string): Stage[] {
  const lines = text.split('\n').filter((line) => !/^\s*#/.test(line));
  const joined = lines.join('\n').replace(/\\\n\s*/g, ' ');
  const stages: Stage[] = [];
  for (const line of joined.split('\n')) {
    const [, name, words] = /^([A-Z]+)\s+(.*)$/.exec(line.trim()) ?? [];
    if (!name || words === undefined) continue;
    if (name === 'FROM') stages.push({ name: / AS (\S+)$/.exec(words)?.[1] ?? 'final', instructions: [] });
    else stages.at(-1)?.instructions.push({ name, words });
  }
  return stages;
}

/** What `COPY` copies, where from (null: the context), and to what. */
export function readCopy(words: string): { from: string | null; sources: string[]; target: string } {
  const parts = words.split(/\s+/);
  const from = parts.find((part) => part.startsWith('--from='))?.slice('--from='.length) ?? null;
  const paths = parts.filter((part) => !part.startsWith('--'));
  return { from, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' };
}

/** Whether a file goes into the context: the last pattern of a `.dockerignore` that fits it or a folder above it decides. */
export function contextFilter(ignore: string): (path: string) => boolean {
  const rules = ignore
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ keeps: line.startsWith('!'), pattern: asPattern(line.replace(/^!/, '')) }));
  return (path) => {
    const above = path.split('/').map((_, depth, parts) => parts.slice(0, depth + 1).join('/'));
    return rules.reduce((kept, { keeps, pattern }) => (above.some((part) => pattern.test(part)) ? keeps : kept), true);
  };
}

function asPattern(glob: string): RegExp {
  const body = glob
    .split('/')
    .map((part) =>
      part === '**' ? '(.*/)?' : `${part.replace(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*')}/`,
    )
    .join('');
  return new RegExp(`^${body.replace(/\/$/, '')}$`);
}
