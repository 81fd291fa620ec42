/** What a source is read as. */
export const FORMS = ['page', 'json', 'csv', 'feed'] as const;
export type Form = (typeof FORMS)[number];

/** Items that a feed shows at a time. */
const WINDOW = 5;
/** Where codes begin that say which figure they are of; six digits are found again wherever a post has them. */
const LOAVES = 100_000;
const GUESTS = 500_000;
const ITEMS = 700_000;

const TYPES: Readonly<Record<Form, string>> = {
  page: 'text/html; charset=utf-8',
  json: 'application/json',
  csv: 'text/csv',
  feed: 'application/rss+xml',
};
const ENDINGS: Readonly<Record<Form, string>> = { page: '', json: '.json', csv: '.csv', feed: '.rss' };

/** A source of a series' own: two figures or a feed, which change when a test says so; its clock and its ads always do. */
export class ChangingSource {
  isDown = false;
  private loaves = 0;
  private guests = 0;
  private newest = WINDOW;
  private looks = 0;

  constructor(
    readonly form: Form,
    /** Names it in everything that is told of it. */
    readonly tag: string,
    /** Most videos of it come to nothing. */
    readonly isHardToVideo: boolean,
  ) {}

  get url(): string {
    return `https://${this.tag}.example/prices${ENDINGS[this.form]}`;
  }

  get type(): string {
    return TYPES[this.form];
  }

  /** One figure or both; of a feed so many items. */
  change(which: 'loaves' | 'guests' | 'both', items: number): void {
    if (this.form === 'feed') this.newest += items;
    else {
      if (which !== 'guests') this.loaves += 1;
      if (which !== 'loaves') this.guests += 1;
    }
  }

  /** Codes of the two figures as they stand. */
  figures(): [number, number] {
    return [LOAVES + this.loaves, GUESTS + this.guests];
  }

  /** Codes of the items that the feed shows, the newest first. */
  items(): number[] {
    return Array.from({ length: WINDOW }, (_, place) => ITEMS + this.newest - place);
  }

  /** As it is sent at that moment; no two looks get the same bytes. */
  bytes(at: Date): Buffer {
    this.looks += 1;
    const write = {
      page: () => this.page(at),
      json: () => this.json(at),
      csv: () => this.csv(),
      feed: () => this.feed(at),
    };
    return Buffer.from(write[this.form]());
  }

  private page(at: Date): string {
    const [loaves, guests] = this.figures();
    return `<!doctype html><html lang="en"><head><title>Bakery ${this.tag}</title></head><body>
<header><nav><a href="/">Home</a></nav><p class="clock">Updated ${at.toUTCString()}</p></header>
<main><h1>Bakery ${this.tag}</h1><div class="ad">Advertisement: save ${this.looks} % today only</div>
<table><tr><th>Measure</th><th>Count</th></tr><tr><td>Loaves sold</td><td>${loaves}</td></tr>
<tr><td>Guests served</td><td>${guests}</td></tr></table></main>
<footer>${this.looks} views</footer></body></html>`;
  }

  private json(at: Date): string {
    const [loaves, guests] = this.figures();
    const moving = { views: this.looks, updatedAt: at.toISOString(), requestId: `r-${this.looks}` };
    return JSON.stringify({ bakery: `Bakery ${this.tag}`, loavesSold: loaves, guestsServed: guests, ...moving });
  }

  private csv(): string {
    const [loaves, guests] = this.figures();
    const rows = [`Loaves sold,${loaves}`, `Guests served,${guests}`];
    // The same table, whichever way round it is sent.
    return ['Measure,Count', ...(this.looks % 2 === 0 ? rows : rows.reverse())].join('\n');
  }

  private feed(at: Date): string {
    const items = this.items().map(
      (code) => `<item><title>Bakery ${this.tag} bakes loaf ${code}</title>
<link>https://${this.tag}.example/${code}?utm_source=look${this.looks}</link></item>`,
    );
    return `<?xml version="1.0"?><rss version="2.0"><channel><title>Bakery ${this.tag}</title>
<lastBuildDate>${at.toUTCString()}</lastBuildDate>${items.join('')}</channel></rss>`;
  }
}
