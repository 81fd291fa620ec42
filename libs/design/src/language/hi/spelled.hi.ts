/** The year as it is said: "उन्नीस सौ अट्ठानवे" is written 19 सौ 98 for the voice; years from 2000 are read as they stand. */
export function yearSaid(year: string): string {
  const value = Number(year);
  if (!/^\d{4}$/.test(year) || value < 1100 || value >= 2000) return year;
  const rest = value % 100;
  return `${Math.floor(value / 100)} सौ${rest === 0 ? '' : ` ${rest}`}`;
}
