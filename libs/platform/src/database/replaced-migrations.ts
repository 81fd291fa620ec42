import { migrationsList, REPLACED_BY_INITIAL } from '../../../../migrations';
import { StartFault } from '../start-fault';

const INITIAL = migrationsList[0]?.name as string;

/**
 * The migrations that a database has had, as this release names them: those that the initial one replaced count as that one.
 * Throws StartFault where only some of them were applied.
 */
export function currentNames(recorded: readonly string[]): string[] {
  const { release, last } = REPLACED_BY_INITIAL;
  const replaced = recorded.filter((name) => name <= last);
  if (replaced.length === 0) return [...recorded];
  if (replaced.includes(last)) return [...new Set([INITIAL, ...recorded.filter((name) => name > last)])];
  throw new StartFault(
    `The tables end at migration ${replaced.at(-1)}, halfway through release ${release}. Migrate them with release ${release}, up to ${last}, and then with this one.`,
  );
}
