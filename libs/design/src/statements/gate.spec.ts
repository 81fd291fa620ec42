import { readFacts } from '@app/facts';
import { languages } from '../language/languages';
import { StatementGate } from './gate';
import type { StatementKind } from './sentence';

const FACTS = readFacts({
  clinic: 'Elm Road',
  visits: 1180,
  visitsLastMonth: 1020,
  revenueUsd: 84_200,
  revenueTargetUsd: 90_000,
  branches: [
    { branch: 'Castle', loans: 9400 },
    { branch: 'Quay', loans: 7100 },
    { branch: 'Mill', loans: 3900 },
  ],
});

/** A sentence that holds, one that does not, and what the second is wrong about. */
type Pair = readonly [kind: StatementKind, holds: string, fails: string];

const PAIRS: Readonly<Record<string, readonly Pair[]>> = {
  en: [
    ['direction', 'Visits rose from 1,020 to 1,180.', 'Visits fell from 1,020 to 1,180.'],
    ['subject', 'Castle has 9,400 loans.', 'Quay has 9,400 loans.'],
    ['figure', 'Revenue is $84,200.', 'Revenue is €84,200.'],
    ['comparison', 'Revenue, $84,200, missed its target of $90,000.', 'Revenue, $84,200, beat its target of $90,000.'],
    ['target', 'Revenue did not reach its target.', 'Revenue did not miss its target.'],
    ['superlative', 'Castle has the most loans, 9,400.', 'Mill has the most loans, 3,900.'],
    ['quantifier', 'Castle has 9,400 loans.', 'No loans at Castle.'],
    ['comparison', 'Quay has more loans than Mill.', 'Mill has more loans than Quay.'],
    ['cause', 'Visits rose to 1,180.', 'Visits rose to 1,180 thanks to the loans.'],
    ['cause', 'Visits rose to 1,180.', 'Visits rose to 1,180 because of Quay.'],
    ['forecast', 'There are 1,180 visits.', 'There will be 1,180 visits.'],
    ['time', 'Last month there were 1,020 visits.', 'Last month there were 1,180 visits.'],
  ],
  de: [
    ['direction', 'Die Besuche stiegen von 1.020 auf 1.180.', 'Die Besuche sanken von 1.020 auf 1.180.'],
    ['subject', 'Castle hat 9.400.', 'Quay hat 9.400.'],
    ['figure', 'Der Umsatz beträgt 84.200 $.', 'Der Umsatz beträgt 84.200 €.'],
    ['target', 'Der Umsatz hat das Ziel von 90.000 $ verfehlt.', 'Der Umsatz hat das Ziel von 90.000 $ erreicht.'],
    ['target', 'Der Umsatz hat das Ziel nicht erreicht.', 'Der Umsatz hat das Ziel nicht verfehlt.'],
    ['superlative', 'Castle hat die meisten, 9.400.', 'Mill hat die meisten, 3.900.'],
    ['quantifier', 'Castle hat 9.400.', 'Alle haben 9.400.'],
    ['cause', 'Die Besuche stiegen auf 1.180.', 'Die Besuche stiegen dank Quay auf 1.180.'],
    ['forecast', 'Es sind 1.180 Besuche.', 'Bald sind es 1.180 Besuche.'],
    ['time', 'Im Vormonat waren es 1.020 Besuche.', 'Im Vormonat waren es 1.180 Besuche.'],
  ],
  fr: [
    ['direction', 'Les visites montent de 1 020 à 1 180.', 'Les visites baissent de 1 020 à 1 180.'],
    ['subject', 'Castle compte 9 400.', 'Quay compte 9 400.'],
    ['figure', 'Le chiffre d’affaires est de 84 200 $.', 'Le chiffre d’affaires est de 84 200 €.'],
    [
      'target',
      'Le chiffre d’affaires n’a pas atteint l’objectif de 90 000 $.',
      'Le chiffre d’affaires a atteint l’objectif de 90 000 $.',
    ],
    ['superlative', 'Castle est en tête, avec 9 400.', 'Mill est en tête, avec 3 900.'],
    ['quantifier', 'Castle compte 9 400.', 'Toutes comptent 9 400.'],
    ['cause', 'Les visites montent à 1 180.', 'Les visites montent à 1 180 grâce à Quay.'],
    ['forecast', 'Il y a 1 180 visites.', 'Il y a bientôt 1 180 visites.'],
    ['time', 'Le mois dernier, il y avait 1 020 visites.', 'Le mois dernier, il y avait 1 180 visites.'],
  ],
  es: [
    ['direction', 'Las visitas suben de 1020 a 1180.', 'Las visitas bajan de 1020 a 1180.'],
    ['subject', 'Castle tiene 9400.', 'Quay tiene 9400.'],
    ['figure', 'Los ingresos son de 84.200 $.', 'Los ingresos son de 84.200 €.'],
    ['target', 'Los ingresos no alcanzan el objetivo de 90.000 $.', 'Los ingresos alcanzan el objetivo de 90.000 $.'],
    ['superlative', 'Castle está en cabeza, con 9400.', 'Mill está en cabeza, con 3900.'],
    ['quantifier', 'Castle tiene 9400.', 'Todas tienen 9400.'],
    ['cause', 'Las visitas suben a 1180.', 'Las visitas suben a 1180 gracias a Quay.'],
    ['forecast', 'Hay 1180 visitas.', 'Pronto hay 1180 visitas.'],
    ['time', 'El mes pasado hubo 1020 visitas.', 'El mes pasado hubo 1180 visitas.'],
  ],
};
const READ = Object.keys(PAIRS);

describe.each(READ)('the gate in the language "%s"', (code) => {
  const gate = new StatementGate(FACTS, code);

  it.each(PAIRS[code] ?? [])('tells what holds from what does not: %s', (kind, holds, fails) => {
    expect({ holds, faults: gate.readPlain(holds) }).toEqual({ holds, faults: [] });
    const kinds = gate.readPlain(fails).map((fault) => fault.kind);
    expect({ fails, kinds }).toEqual({ fails, kinds: expect.arrayContaining([kind]) as StatementKind[] });
  });
});

describe('the gate in all other languages', () => {
  it.each(languages.map(({ code }) => code).filter((code) => !READ.includes(code)))('reads nothing in "%s"', (code) => {
    const gate = new StatementGate(FACTS, code);
    expect(gate.reads).toBe(false);
    expect(gate.read('Elm Road: {{visits}}', {})).toEqual([expect.objectContaining({ kind: 'language' })]);
    expect(gate.read('{{visits}}', {})).toEqual([]);
  });
});
