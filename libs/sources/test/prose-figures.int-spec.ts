import { type Fact, readFacts } from '@app/facts';
import { readUnit } from '@app/lingua';
import type { ReadSource } from '../src/readers/read-source';
import { PROSE_PAGES } from './readers/prose.key';
import type { ProseFigure, ProsePage } from './readers/prose-page';
import { ReadingChild } from './readers/reading-child';

/** What was read of one page beside its key. */
interface Judged {
  missed: ProseFigure[];
  misnamed: ProseFigure[];
  misread: ProseFigure[];
  invented: string[];
}

async function judge({ language, paragraphs, figures }: ProsePage, child: ReadingChild): Promise<Judged> {
  const told = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"></head><body><nav>Home (2)</nav><main>${told}</main><footer>© 2026. 14 offices.</footer></body></html>`;
  const { data } = (await child.read(html, { contentType: 'text/html' })) as ReadSource;
  const left = readFacts(data).facts.filter((fact) => fact.number !== null && fact.kind !== 'date');
  const judged: Judged = { missed: [], misnamed: [], misread: [], invented: [] };
  for (const figure of figures) {
    const [number, , unit] = figure;
    const same = left.filter((fact) => fact.number === number);
    const hit = same.find((fact) => isNamed(fact, figure)) ?? same[0];
    if (!hit) {
      judged.missed.push(figure);
      continue;
    }
    left.splice(left.indexOf(hit), 1);
    if (!isNamed(hit, figure)) judged.misnamed.push(figure);
    if (unit !== undefined && (hit.unit?.id ?? hit.currency) !== measureOf(unit)) judged.misread.push(figure);
  }
  judged.invented = left.map(({ key }) => key);
  return judged;
}

/** A unit of a key as facts compare it. */
function measureOf(unit: string): string | null {
  const [reading] = readUnit(unit);
  return reading?.unit?.id ?? reading?.currency ?? null;
}

/** The name alone must tell: the sentence around a figure holds other figures' words too. */
function isNamed({ key, label }: Fact, [, named]: ProseFigure): boolean {
  const name = `${key} ${label}`.toLowerCase();
  return named.split('|').some((word) => name.includes(word.toLowerCase()));
}

describe('figures of running text in many languages', () => {
  const child = new ReadingChild();
  afterAll(() => child.stop());

  it('are found with their own name and unit, and none beside them', async () => {
    const names = Object.keys(PROSE_PAGES);
    const judged = await Promise.all(Object.values(PROSE_PAGES).map((page) => judge(page, child)));
    const known = Object.values(PROSE_PAGES).flatMap(({ figures }) => figures).length;
    const all = (what: keyof Judged): string[] =>
      judged.flatMap((page, index) => page[what].map((figure) => `${names[index] ?? ''}: ${String(figure)}`));
    const [missed, misnamed, misread] = [all('missed'), all('misnamed'), all('misread')];
    process.stdout.write(
      `figures of ${names.length} pages of prose: ${known - missed.length} of ${known} found, ${misnamed.length} misnamed, ${misread.length} with another unit\n`,
    );
    expect(all('invented')).toEqual([]);
    expect(misread).toEqual([]);
    expect({ recall: missed.length / known < 0.05, named: misnamed.length / known < 0.05, missed, misnamed }).toEqual({
      recall: true,
      named: true,
      missed: expect.anything() as string[],
      misnamed: expect.anything() as string[],
    });
  });
});
