import type { LeadPhrases } from '../phrasebook/lead.phrases';
import { ending, the } from './grammar.it';

type FigureLeads = 'still';

function within(window: string): string {
  return window === '' ? '' : `in ${window}`;
}

/** Openings on one figure, still or moving. */
export const LEAD_FIGURES_IT: Pick<LeadPhrases, FigureLeads> = {
  still: ({ what, holder, window }) => {
    const who = holder?.ref ?? (what ? the(what) : 'il portafoglio');
    return {
      any: [
        `${who} non si ${what?.plural ? 'sono' : 'è'} moss${ending(what)} ${within(window)}.`,
        `Nessuna variazione ${within(window)}: ${who}.`,
        `${who}, ferm${ending(what)} al punto di prima.`,
      ],
    };
  },
};
