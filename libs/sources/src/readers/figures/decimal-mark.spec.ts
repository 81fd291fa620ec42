import { readAnyFacts } from '@app/facts';
import { shownMark } from '@app/lingua';
import type { ReadSource } from '../read-source';
import type { ReadContext, SourceReader } from '../source-reader';
import { CsvReader } from '../csv.reader';
import { TextReader } from '../text.reader';
import { decimalMarkOf } from './decimal-mark';

async function read(reader: SourceReader, text: string, context: Partial<ReadContext> = {}): Promise<ReadSource> {
  const sniffed = { magic: null, contentType: '', text };
  return await reader.read(sniffed, Buffer.from(text), { url: null, contentType: null, ...context });
}

function figuresOf({ data }: ReadSource): number[] {
  const facts = readAnyFacts(data)?.facts ?? [];
  return facts.flatMap(({ number, kind }) => (number === null || kind === 'date' ? [] : [number]));
}

const EXPORTS = 'Exports hit 3,400 tonnes, imports 1,200 tonnes; exports last year 2,900 tonnes.';
const AUSFUHR = 'Die Ausfuhr stieg auf 3.400 Tonnen, die Einfuhr auf 1.200 Tonnen.';

describe('how a text groups its digits', () => {
  it('is never guessed: a figure that may be read in two ways is not used, and a warning says so', async () => {
    for (const text of [EXPORTS, AUSFUHR, 'Visitors: 3,400. Members: 1,200.', 'We planted 12 500 trees.']) {
      const source = await read(new TextReader(), text);
      expect({ text, figures: figuresOf(source) }).toEqual({ text, figures: [] });
      expect(source.warnings).toEqual([expect.stringMatching(/can be read in two ways.*"language"/)]);
      expect(source.places.filter(({ quote }) => quote !== null)).toEqual([]);
    }
  });

  it.each([
    [EXPORTS, 'en', [3400, 1200, 2900]],
    [EXPORTS, 'en-GB', [3400, 1200, 2900]],
    [AUSFUHR, 'de', [3400, 1200]],
    ['La producción llegó a 3,400 toneladas.', 'es-MX', [3400]],
    ['La producción llegó a 3.400 toneladas.', 'es', [3400]],
    ['On a planté 12 500 arbres.', 'fr', [12_500]],
    ['The sample weighs 3.400 kg.', 'en', [3.4]],
    ['Die Probe wiegt 3,400 kg.', 'de', [3.4]],
    ['निर्यात 3,400 टन तक पहुंच गया।', 'hi', [3400]],
    ['輸出は3,400トンに達した。', 'ja', [3400]],
  ])('of "%s" is what its declared language %s says', async (text, language, figures) => {
    const source = await read(new TextReader(), text, { language });
    expect({ figures: figuresOf(source), warnings: source.warnings }).toEqual({ figures, warnings: [] });
  });

  it.each([
    ['1,234,567', [3400, 1_234_567]],
    ['2.5 km', [3400, 2.5]],
    ['12.50', [3400, 12.5]],
    ['0.75', [3400, 0.75]],
    ['1,204.5', [3400, 1204.5]],
    ['7,25 %', [3.4, 7.25]],
    ['1.234.567', [3.4, 1_234_567]],
    ['0,125', [3.4, 0.125]],
  ])('is told by another numeral of it, such as %s', async (other, figures) => {
    const source = await read(new TextReader(), `The first is 3,400 tonnes and the second is ${other}.`);
    expect({ figures: figuresOf(source), warnings: source.warnings }).toEqual({ figures, warnings: [] });
  });

  it('is told by the numerals before the declared language', async () => {
    const german = 'Der Gewinn stieg um 12,5 % auf 3.400 Euro.';
    expect(figuresOf(await read(new TextReader(), german, { language: 'en' }))).toEqual([12.5, 3400]);
  });

  it('stays open where numerals speak against each other, or a name with digits is all there is', async () => {
    for (const text of ['One is 2.5 km, one 2,5 km, one 3,400 km.', 'The new Web 2.0 brought 3,400 users.']) {
      expect(figuresOf(await read(new TextReader(), text))).not.toContain(3400);
      expect(figuresOf(await read(new TextReader(), text))).not.toContain(3.4);
    }
  });

  it("is told by the video's language, unless the words speak against it", async () => {
    expect(figuresOf(await read(new TextReader(), EXPORTS, { videoLanguage: 'en' }))).toEqual([3400, 1200, 2900]);
    expect(figuresOf(await read(new TextReader(), EXPORTS, { videoLanguage: 'de' }))).toEqual([]);
    expect(figuresOf(await read(new TextReader(), AUSFUHR, { videoLanguage: 'de' }))).toEqual([3400, 1200]);
    expect(figuresOf(await read(new TextReader(), AUSFUHR, { videoLanguage: 'en' }))).toEqual([]);
  });

  it.each([
    ['Item,Sold\nBread,"3,400"\nCake,"1,200"\n', null, []],
    ['Item,Sold\nBread,"3,400"\nCake,"1,200"\n', 'en', [3400, 1200]],
    ['Item;Sold\nBread;3.400\nCake;12,5\n', null, [3400, 12.5]],
    ['Ware;Verkauft\nBrot;3.400\nKuchen;1.200\n', 'de', [3400, 1200]],
    ['Item,Sold,Price\nBread,"3,400",2.50\nCake,"1,200",4.75\n', null, [3400, 2.5, 1200, 4.75]],
  ])('of a table is told as in a text: %j in %s', async (text, language, figures) => {
    expect(figuresOf(await read(new CsvReader(), text, { language, contentType: 'text/csv' }))).toEqual(figures);
  });
});

const SENTENCES: Readonly<Record<string, (figure: string) => string>> = {
  en: (figure) => `The plant made ${figure} tonnes of steel last year.`,
  es: (figure) => `La fábrica produjo ${figure} toneladas de acero el año pasado.`,
  pt: (figure) => `A fábrica produziu ${figure} toneladas de aço no ano passado.`,
  fr: (figure) => `L’usine a produit ${figure} tonnes d’acier l’année dernière.`,
  de: (figure) => `Das Werk fertigte im letzten Jahr ${figure} Tonnen Stahl.`,
  it: (figure) => `Lo stabilimento ha prodotto ${figure} tonnellate di acciaio.`,
  tr: (figure) => `Fabrika geçen yıl ${figure} ton çelik üretti.`,
  id: (figure) => `Pabrik itu membuat ${figure} ton baja tahun lalu.`,
  ja: (figure) => `工場は昨年${figure}トンの鉄を作った。`,
  ko: (figure) => `공장은 작년에 ${figure}톤의 철강을 만들었다.`,
  zh: (figure) => `工厂去年生产了${figure}吨钢。`,
  hi: (figure) => `कारखाने ने पिछले साल ${figure} टन इस्पात बनाया।`,
  ar: (figure) => `أنتج المصنع ${figure} طن من الصلب.`,
  'de-CH': (figure) => `Das Werk fertigte im letzten Jahr ${figure} Tonnen Stahl.`,
  'ar-EG': (figure) => `أنتج المصنع ${figure} طن من الصلب.`,
};

/** Numbers of every size and number of decimals, the same in each run. */
function numbers(): number[] {
  let seed = 7;
  const next = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  return Array.from({ length: 60 }, (_, index) => {
    const decimals = index % 5;
    const size = Math.floor(next() * 10 ** (1 + (index % 8))) + 1;
    return Number(`${size}.${String(Math.floor(next() * 10 ** decimals)).padStart(decimals, '0')}`);
  }).filter((number) => !Number.isInteger(number) || number < 1500 || number > 2200);
}

describe.each(Object.entries(SENTENCES))('numbers as %s writes them', (language, sentence) => {
  it.each(['auto', 'always'] as const)('are read as they were written, grouped %s', async (grouped) => {
    const habit = new Intl.NumberFormat(language, { maximumFractionDigits: 6, useGrouping: grouped });
    for (const number of numbers()) {
      const text = sentence(habit.format(number));
      const declared = await read(new TextReader(), text, { language });
      expect({ text, figures: figuresOf(declared) }).toEqual({ text, figures: [number] });
      const undeclared = await read(new TextReader(), text);
      const figures = figuresOf(undeclared);
      const isLeftOut = figures.length === 0 && undeclared.warnings.length > 0;
      expect({ text, figures }).toEqual({ text, figures: isLeftOut ? [] : [number] });
    }
  });
});

describe('the mark of one numeral', () => {
  it.each([
    ['3,400', null],
    ['3.400', null],
    ['340', undefined],
    ['12.345,678', ','],
    ["1'234.500", '.'],
    ['1,20,000', '.'],
    ['0,400', ','],
    ['1234.567', '.'],
    ['٣٬٤٠٠', undefined],
    ['1조 2,400억', undefined],
  ])('of %s is %s', (digits, mark) => {
    expect(shownMark(digits.replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x660)))).toBe(mark);
  });

  it('of a source without numerals is its language’s', () => {
    expect(
      ['en', 'de-AT', 'es-MX', 'es', 'hi', 'sv', 'xx', 'English', null].map((tag) => decimalMarkOf([], tag)),
    ).toEqual(['.', ',', '.', ',', '.', ',', null, null, null]);
  });
});
