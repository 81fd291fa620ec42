import { readdirSync } from 'node:fs';

const FOLDERS = readdirSync(new URL('../src/languages/', import.meta.url), { withFileTypes: true });

/** The languages that have a folder, by code, in order. */
export const LANGUAGES = FOLDERS.filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();
