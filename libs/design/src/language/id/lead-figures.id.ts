import type { LeadPhrases } from '../phrasebook/lead.phrases';
import { within } from './grammar.id';

type FigureLeads = 'still';

/** Openings on one figure, still or moving. */
export const LEAD_FIGURES_ID: Pick<LeadPhrases, FigureLeads> = {
  still: ({ what, holder, window }) => {
    const who = holder?.ref ?? what?.text ?? 'dompet ini';
    return {
      any: [
        `${who} tidak bergerak ${within(window)}.`,
        `Tidak ada perubahan ${within(window)}: ${who}.`,
        `${who}, masih di tempat yang sama.`,
      ],
    };
  },
};
