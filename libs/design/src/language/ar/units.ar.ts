import type { Plural } from '@app/lingua';

/** After 1, 100 and decimals; after 2; after 3 to 10; after 11 to 99. With the vowels that the voice would guess wrong. */
const counted = (one: string, two: string, few: string, many: string): Plural => ({ one, two, few, many, other: one });

/** What windows are counted in, in Arabic. */
export const SPANS_AR = {
  min: counted('دَقيقَة', 'دَقيقَتان', 'دَقائِق', 'دَقيقَة'),
  h: counted('ساعَة', 'ساعَتان', 'ساعات', 'ساعَة'),
  d: counted('يَوم', 'يَومان', 'أَيّام', 'يَومًا'),
  w: counted('أُسبوع', 'أُسبوعان', 'أَسابيع', 'أُسبوعًا'),
  mo: counted('شَهر', 'شَهران', 'أَشهُر', 'شَهرًا'),
  y: counted('سَنَة', 'سَنَتان', 'سَنَوات', 'سَنَة'),
};
