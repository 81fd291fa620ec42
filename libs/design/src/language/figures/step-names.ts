import type { LanguageCode } from '@app/lingua';

/** Lengths of time that a series counts in: "Week 3" is the third of it, and no week of the calendar. */
export type StepUnit = 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';

/** By language, each with the place for its number, in the order of `UNITS`. */
const NAMES: Readonly<Record<LanguageCode, string>> = {
  en: 'Hour #|Day #|Week #|Month #|Quarter #|Year #',
  de: 'Stunde #|Tag #|Woche #|Monat #|Quartal #|Jahr #',
  es: 'Hora #|Día #|Semana #|Mes #|Trimestre #|Año #',
  fr: 'Heure #|Jour #|Semaine #|Mois #|Trimestre #|Année #',
  it: 'Ora #|Giorno #|Settimana #|Mese #|Trimestre #|Anno #',
  pt: 'Hora #|Dia #|Semana #|Mês #|Trimestre #|Ano #',
  tr: '#. saat|#. gün|#. hafta|#. ay|#. çeyrek|#. yıl',
  id: 'Jam ke-#|Hari ke-#|Minggu ke-#|Bulan ke-#|Kuartal ke-#|Tahun ke-#',
  ja: '#時間目|#日目|#週目|#か月目|第#四半期|#年目',
  ko: '#시간째|#일째|#주째|#개월째|#분기|#년째',
  zh: '第#小时|第#天|第#周|第#个月|第#季度|第#年',
  hi: 'घंटा #|दिन #|सप्ताह #|महीना #|तिमाही #|वर्ष #',
  ar: 'الساعة #|اليوم #|الأسبوع #|الشهر #|الربع #|السنة #',
};
const UNITS: readonly StepUnit[] = ['hour', 'day', 'week', 'month', 'quarter', 'year'];
const STEP = /^(Hour|Day|Week|Month|Quarter|Year) (\d+)$/;

/** "Week 3" as facts call it, in the language; null for any other text. */
export function stepName(text: string, language: LanguageCode): string | null {
  const [, unit = '', place] = STEP.exec(text) ?? [];
  if (place === undefined) return null;
  const pattern = NAMES[language].split('|')[UNITS.indexOf(unit.toLowerCase() as StepUnit)] ?? '';
  return pattern.replace('#', place);
}
