import { PRICES, type SteppedPrice, usdOf } from './price-list';

/** The price list as rows of (what, price). */
export function priceRows(): Array<[what: string, price: string]> {
  const { engines, edits, episodes, check, browser } = PRICES;
  return [
    ['Designed film', stepped(engines.designed)],
    ['Film of the template engine (`engine: director`)', stepped(engines.director)],
    ['Render', `${PRICES.renderMinute} for each started minute`],
    ['Edit by notes', `${edits.notes}`],
    ['Edit by script', `${edits.script}`],
    ['Picture made for a film', `${PRICES.image}`],
    ['AI clip', `${PRICES.clip}`],
    ['Music made for a film', `${PRICES.music}`],
    ...episodes.map(({ upToSeconds, credits }): [string, string] => [
      `Autopilot episode up to ${upToSeconds} s, its render included`,
      `${credits}`,
    ]),
    ['Indexing of footage, once', `${PRICES.footageMinute} for each started minute`],
    ['Quiet check of a series', `${check}, and ${browser} more where it needs a browser`],
    ['Page that shows nothing without its scripts, read in a browser', `${browser} more`],
  ];
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

function stepped({ first, further, stepSeconds }: SteppedPrice): string {
  return `${first} up to ${stepSeconds} s, and ${further} for each further ${stepSeconds} s begun`;
}
