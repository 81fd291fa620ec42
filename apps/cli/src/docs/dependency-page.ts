import { PACKAGE_WORDS } from './dependency-words';
import type { NamedPackage } from './packages';

const HEAD = `# Dependencies

Written by \`npm run docs\` from package.json, its lock and \`apps/cli/src/docs/dependency-words.ts\`: do not edit.

Every package that we name, with its licence, what it is for and why it is this one. A test fails where one is missing here, or where
nothing uses it any more. Versions are exact and stand in [package.json](../package.json). Licences of all that comes with them are
checked by \`libs/testing/src/licences.spec.ts\`; programs under the GPL are optional and run as processes of their own.
`;
const GROUPS = {
  dependencies: 'At run time',
  optionalDependencies: 'At run time, where they can be had',
  devDependencies: 'To build and to test',
} as const;

/** The page `docs/dependencies.md`. */
export function dependencyPage(packages: readonly NamedPackage[]): string {
  const sections = Object.entries(GROUPS).map(([group, title]) => {
    const rows = packages.filter((one) => one.group === group).map(rowOf);
    return `## ${title}\n\n| package | licence | for | why this one |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return [HEAD, ...sections].join('\n');
}

function rowOf({ name, licence }: NamedPackage): string {
  const [purpose, why] = wordsOf(name) ?? ['', ''];
  return `| \`${name}\` | ${licence} | ${purpose} | ${why} |`;
}

/** What is said of a package; undefined where nothing is yet. */
export function wordsOf(name: string): readonly [string, string] | undefined {
  if (name.startsWith('@types/')) return [`types of \`${name.replace('@types/', '')}\``, 'DefinitelyTyped'];
  return PACKAGE_WORDS[name];
}
