import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PLACES = ['apps', 'libs', 'scripts', 'bench', 'migrations', 'clients', 'packages'];
const FILES = ['jest.config.js', '.dependency-cruiser.cjs'];
/** Of packages that say their licence in the older form, which the lock does not repeat. */
const OLDER_FORM: Readonly<Record<string, string>> = { 'passport-http-bearer': 'MIT' };

interface Manifest {
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  scripts: Record<string, string>;
}

interface Lock {
  packages: Record<
    string,
    { license?: string; bin?: Record<string, string>; peerDependencies?: Record<string, string> }
  >;
}

/** A package that package.json names. */
export interface NamedPackage {
  name: string;
  group: 'dependencies' | 'optionalDependencies' | 'devDependencies';
  licence: string;
}

/** What package.json names, with the licence that the lock has of each. `root` is the repository. */
export function namedPackages(root: string): NamedPackage[] {
  const manifest = json<Manifest>(root, 'package.json');
  const { packages } = json<Lock>(root, 'package-lock.json');
  return (['dependencies', 'optionalDependencies', 'devDependencies'] as const).flatMap((group) =>
    Object.keys(manifest[group]).map((name) => ({
      name,
      group,
      licence: packages[`node_modules/${name}`]?.license ?? OLDER_FORM[name] ?? 'unknown',
    })),
  );
}

/** The names among them that nothing uses: no file imports or runs it, no package that is used asks for it beside itself. */
export function unusedPackages(root: string): string[] {
  const texts = [...sourcesOf(root), ...FILES.map((file) => readFileSync(join(root, file), 'utf8'))];
  const scripts = Object.values(json<Manifest>(root, 'package.json').scripts).join('\n');
  const names = namedPackages(root).map(({ name }) => name);
  const { packages } = json<Lock>(root, 'package-lock.json');
  const isNamed = (name: string): boolean => {
    const pattern = new RegExp(`(?:['"\`]|node_modules/)${escaped(name)}(?:['"\`/])`);
    const programs = [name, ...Object.keys(packages[`node_modules/${name}`]?.bin ?? {})];
    return (
      texts.some((text) => pattern.test(text)) ||
      programs.some((program) => new RegExp(`\\b${escaped(program)}\\b`).test(scripts))
    );
  };
  const used = names.filter(isNamed);
  const asked = new Set(used.flatMap((name) => Object.keys(packages[`node_modules/${name}`]?.peerDependencies ?? {})));
  return names.filter((name) => !used.includes(name) && !asked.has(name) && !isTypesOf(name, [...used, ...asked]));
}

function escaped(name: string): string {
  return name.replaceAll(/[/.]/g, '\\$&');
}

function isTypesOf(name: string, used: readonly string[]): boolean {
  const typed = name.replace('@types/', '');
  return name.startsWith('@types/') && (typed === 'node' || used.includes(typed));
}

function sourcesOf(root: string): string[] {
  return PLACES.flatMap((place) => readdirSync(join(root, place), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs|cjs|js|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/node_modules|[/\\]dist[/\\]|schema\.ts$|[/\\]docs[/\\]/.test(path.slice(root.length)))
    .map((path) => readFileSync(path, 'utf8'));
}

function json<T>(root: string, path: string): T {
  return JSON.parse(readFileSync(join(root, path), 'utf8')) as T;
}
