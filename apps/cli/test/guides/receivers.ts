import { execFile, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A delivery as it came, its header, and the secret it was signed with. */
export interface Signed {
  raw: string;
  header: string;
  secret: string;
}
interface Language {
  program: string;
  file: string;
  /** Calls `verify` of the page with what stands in `signed.json`, and prints 1 or 0. */
  call: string;
}

const LANGUAGES: Record<string, Language> = {
  js: {
    program: process.execPath,
    file: 'verify.cjs',
    call: `const s = require('./signed.json'); console.log(Number(verify(s.raw, s.header, s.secret)));`,
  },
  python: {
    program: 'python3',
    file: 'verify.py',
    call: `import json\ns = json.load(open("signed.json"))\nprint(int(verify(s["raw"].encode(), s["header"], s["secret"])))`,
  },
  php: {
    program: 'php',
    file: 'verify.php',
    call: `$s = json_decode(file_get_contents('signed.json'), true);\necho (int) verify($s['raw'], $s['header'], $s['secret']);`,
  },
};

/** Whether this machine runs the language of a block. */
export function isSpoken(language: string): boolean {
  const { program } = LANGUAGES[language] ?? {};
  return program !== undefined && spawnSync(program, ['--version']).status === 0;
}

/** Whether the page's `verify` takes a delivery. */
export async function verifies(block: { language: string; text: string }, signed: Signed, folder: string) {
  const { program, file, call } = LANGUAGES[block.language] as Language;
  await writeFile(join(folder, 'signed.json'), JSON.stringify(signed));
  await writeFile(join(folder, file), `${block.text}\n${call}\n`);
  const { stdout } = await promisify(execFile)(program, [file], { cwd: folder });
  return stdout.trim() === '1';
}
