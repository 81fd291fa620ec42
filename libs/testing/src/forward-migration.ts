/**
 * What in a migration would break the programs of the release before, which run on beside it while a deployment is
 * updated: they read and write every column as they know it. Answers each fault in words; none is right.
 */
export function forwardFaults(statements: readonly string[]): string[] {
  return statements.flatMap((statement) => {
    const sql = statement.replace(/\s+/g, ' ');
    const created = /^ ?CREATE TABLE/i.test(sql);
    const faults = created ? [] : RULES.filter(([pattern]) => pattern.test(sql)).map(([, fault]) => fault);
    const added = created ? [] : (sql.match(/ADD COLUMN (?:(?!ADD COLUMN).)+/gi) ?? []);
    const bare = added.filter((column) => /NOT NULL/i.test(column) && !/DEFAULT|GENERATED/i.test(column));
    return [...faults, ...bare.map(() => 'a column that must be given and has no default')].map(
      (fault) => `${fault}: ${sql.slice(0, 120)}`,
    );
  });
}

const RULES: ReadonlyArray<[RegExp, string]> = [
  [/\bDROP (COLUMN|TABLE|VIEW|FUNCTION|TYPE)\b/i, 'something is dropped that may still be read'],
  [/\bRENAME\b/i, 'something is renamed that is still called by its old name'],
  [/\bALTER COLUMN \S+ (SET DATA )?TYPE\b/i, 'a column becomes of another type'],
  [/\bALTER COLUMN \S+ SET NOT NULL\b/i, 'a column that was left out must be given'],
  [/\bALTER COLUMN \S+ DROP DEFAULT\b/i, 'a column that was left out has no default any more'],
];
