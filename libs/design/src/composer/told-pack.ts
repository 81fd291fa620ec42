import type { Fact, FactPack, FactTable } from '@app/facts';

/** A pack without the facts that its owner keeps out of what is told (`say: false`, `role: "id"`); names of rows stay. */
export function toldPack(pack: FactPack): FactPack {
  const names = new Set(pack.tables.flatMap(({ rows }) => rows.map(({ name }) => name.key)));
  const hidden = new Set(pack.facts.flatMap((fact) => (isKeptOut(fact) && !names.has(fact.key) ? [fact.key] : [])));
  if (hidden.size === 0) return pack;
  const isTold = (key: string): boolean => !hidden.has(key);
  const { sides } = pack;
  const pairs = sides?.pairs.filter(({ figures }) => figures.every(isTold)) ?? [];
  return {
    ...pack,
    facts: pack.facts.filter(({ key }) => isTold(key)),
    tables: pack.tables.flatMap((table) => toldTable(table, isTold)),
    parts: pack.parts.filter(({ whole, parts }) => (whole === null || isTold(whole)) && parts.every(isTold)),
    bridges: pack.bridges.filter(
      ({ start, steps, end }) =>
        (start === null || isTold(start)) && isTold(end) && steps.every(({ key }) => isTold(key)),
    ),
    comparisons: pack.comparisons.filter(({ subject, other }) => isTold(subject) && isTold(other)),
    plans: pack.plans.filter(({ planned, expected }) => isTold(planned) && isTold(expected)),
    changes: pack.changes.flatMap((change) => {
      if (!isTold(change.key)) return [];
      return [change.of !== null && !isTold(change.of) ? { ...change, of: null } : change];
    }),
    extremes: pack.extremes.filter(({ best, worst }) => isTold(best.figure) && isTold(worst.figure)),
    sides: sides && pairs.length > 0 ? { ...sides, pairs } : null,
  };
}

/** Codes that were only taken for such are shown where a telling asks for them. */
function isKeptOut({ unsaid, kind, reading }: Fact): boolean {
  return unsaid && (kind !== 'code' || reading.sure === 'declared');
}

/** Its columns of which anything is left; none at all is no table. */
function toldTable(table: FactTable, isTold: (key: string) => boolean): FactTable[] {
  const rows = table.rows.map(({ cells, rank, ...row }) => ({
    ...row,
    cells: Object.fromEntries(Object.entries(cells).filter(([, key]) => isTold(key))),
    rank: rank !== null && isTold(rank) ? rank : null,
  }));
  const columns = table.columns.filter(({ name }) => rows.some(({ cells }) => Object.hasOwn(cells, name)));
  const [first] = columns;
  if (!first) return [];
  const main = columns.some(({ name }) => name === table.main) ? table.main : first.name;
  return [{ ...table, rows, columns, main }];
}
