import { type Charge, CHARGES, PRICES, type SteppedPrice, usdOf } from './price-list';

type Row = [what: string, price: string];

/** The price list as rows of (what, price), for people. */
export function priceRows(): Row[] {
  return Object.values<Charge>(CHARGES).flatMap(rowsOf);
}

/** The price list as a table in Markdown. */
export function priceTable(): string {
  const rows = priceRows().map(([what, price]) => `| ${what} | ${price} |`);
  const { creditsPerUsd } = PRICES;
  return [
    '| Work | Credits |',
    '| --- | --- |',
    ...rows,
    '',
    `${creditsPerUsd} credits are ${usdOf(creditsPerUsd)} US dollars.`,
  ].join('\n');
}

function rowsOf(charge: Charge): Row[] {
  if (charge.per === 'episode') {
    return charge.price.map(({ upToSeconds, credits }) => [
      `${charge.label} up to ${upToSeconds} s, its render included`,
      `${credits}`,
    ]);
  }
  if (charge.per === 'length' || charge.per === 'edit') {
    return Object.entries<number | SteppedPrice>(charge.price).map(([name, price]) => [
      charge.label[name] ?? name,
      stepped(price),
    ]);
  }
  return [[charge.label, WORDS[charge.per](charge.price)]];
}

const WORDS: Record<Extract<Charge, { price: number }>['per'], (credits: number) => string> = {
  'started minute': (credits) => `${credits} for each started minute`,
  work: String,
  budget: () => 'as used, up to the budget of a video',
  look: (credits) => `${credits}, and ${CHARGES.browser.price} more where it needs a browser`,
  page: (credits) => `${credits} more`,
};

function stepped(price: number | SteppedPrice): string {
  if (typeof price === 'number') return `${price}`;
  const { first, further, stepSeconds } = price;
  return `${first} up to ${stepSeconds} s, and ${further} for each further ${stepSeconds} s begun`;
}
