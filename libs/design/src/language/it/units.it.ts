import type { WindowUnit } from '../figures/number-habits';
import type { Plural } from '@app/lingua';

/** What windows are counted in, in Italian. */
export const WINDOWS_IT: Readonly<Record<WindowUnit, Plural>> = {
  min: { one: 'minuto', other: 'minuti' },
  h: { one: 'ora', other: 'ore' },
  d: { one: 'giorno', other: 'giorni' },
  w: { one: 'settimana', other: 'settimane' },
  mo: { one: 'mese', other: 'mesi' },
  y: { one: 'anno', other: 'anni' },
};
