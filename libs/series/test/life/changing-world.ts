import type { FoundSource, SavedSource } from '@app/sources';
import type { Clock } from '@app/platform';

/** Pages whose figures change when a test says so, and whose clocks always do. */
export class ChangingWorld {
  private readonly states = new Map<string, number>();
  reads = 0;

  constructor(private readonly clock: Clock) {}

  change(url: string): void {
    this.states.set(url, this.stateOf(url) + 1);
  }

  stateOf(url: string): number {
    return this.states.get(url) ?? 0;
  }

  /** In place of the reader of sources. */
  read({ url }: Pick<SavedSource, 'url'>): Promise<FoundSource> {
    this.reads += 1;
    const state = this.stateOf(url ?? '');
    return Promise.resolve({
      kind: 'page',
      title: 'The bakery by the river',
      url,
      language: 'en',
      data: {
        headline: 'The bakery by the river',
        breadPrice: 3.1 + state / 10,
        loavesSold: 1200 + 7 * state,
        lastUpdated: this.clock.now().toISOString(),
      },
      places: [],
      series: [],
      stills: [],
      footage: [],
      brand: { siteName: null, themeColor: null, logoUrl: null },
      text: '',
      itemCount: 2,
      warnings: [],
    });
  }
}
