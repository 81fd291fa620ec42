/** A stock that gained, as its service tells it; prices in US dollars. */
interface Gainer {
  /** The company's name where the service tells it, else the symbol. */
  name: string;
  symbol: string;
  price: number;
  changePct: number;
}

/** The gainers of one trading day. */
export interface DayGainers {
  gainers: Gainer[];
  /** ISO 8601; null where the service does not tell. */
  asOf: string | null;
}
