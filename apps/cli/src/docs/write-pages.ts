import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dependencyPage } from './dependency-page';
import { errorPage } from './error-page';
import { namedPackages } from './packages';
import { thrownCodes } from './thrown-codes';

/** Writes the pages that are made from the code. `root` is the repository. */
export function writePages(root: string): void {
  writeFileSync(join(root, 'docs/errors.md'), errorPage(thrownCodes(root)));
  writeFileSync(join(root, 'docs/dependencies.md'), dependencyPage(namedPackages(root)));
}
