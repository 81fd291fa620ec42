import type { LeadPhrases } from '../phrasebook/lead.phrases';
import { amountOf, the, verb, within } from './grammar.de';
import { LEAD_FIGURES_DE } from './lead-figures.de';
import { LEAD_ROWS_DE } from './lead-rows.de';

/** Openings in German. */
export const LEAD_DE: LeadPhrases = {
  pool: ({ rate, asset, place, venue }) => {
    const who = asset?.ref ?? 'dieser Pool';
    const where = place ? `auf ${place.ref}` : '';
    return {
      any: [`${rate.ref} im Jahr: So viel bringt ${who} ${where}.`, `${who} bringt ${where} ${rate.ref} im Jahr.`],
      poster: [
        `${rate.ref} im Jahr. ${who} ${where}.`,
        `${who} ${where}. ${rate.ref}.`,
        `Ein Jahr ${who} ${where}: ${rate.ref}.`,
        `${rate.ref} mit ${who} ${where}.`,
      ],
      desk: [
        `${who} ${where}: ${rate.ref}.`,
        `${who} ${where} bei ${rate.ref}.`,
        `${rate.ref} auf ${who}.`,
        `${who} rentiert ${where} mit ${rate.ref}.`,
      ],
      anchor: [
        `Einlagen in ${who} bringen ${where} derzeit ${rate.ref} im Jahr.`,
        place && `Die Zinsen ${where} zur Stunde: ${rate.ref} für ${who}.`,
        `${who} verzinst sich ${where} aktuell mit ${rate.ref}.`,
        venue && `${rate.ref} Jahresrendite für ${who}, bei ${venue.ref}.`,
      ],
      loud: [
        `${rate.ref}! ${who} ${where}.`,
        `${who} ${where}? Satte ${rate.ref}!`,
        `${who} zahlt, und zwar ${rate.ref}!`,
      ],
      calm: [
        `${rate.ref}, über ein Jahr. ${who} ${where}.`,
        place && `Draußen ${where}, ganz leise: ${who} bringt ${rate.ref} im Jahr.`,
        `Ein Jahr vergeht. ${who} bringt ${rate.ref}.`,
      ],
    };
  },
  wallet: ({ amount, way, holder, window, also }) => {
    const who = holder?.ref ?? 'die Wallet';
    const side = way === 'up' ? 'im Plus' : 'im Minus';
    const result = way === 'up' ? 'Gewinn' : 'Verlust';
    const span = within(window);
    const beside = also ? `Das sind ${also.size}.` : '';
    return {
      any: [
        `${who} liegt ${span} ${amount.size} ${side}.`,
        `${amount.size} ${result} ${span}: ${who}.`,
        `${who} macht ${span} ${amount.size} ${result}.`,
      ],
      poster: [`${amount.size} ${side}. ${who}.`, `${who}: ${amount.size} ${side}. ${beside}`],
      desk: [`${who}, ${amount.signed} ${span}.`, `Ergebnis ${who} ${span}: ${amount.signed}.`],
      anchor: [
        `${who} hat ${span} ${amount.size} ${way === 'up' ? 'gewonnen' : 'verloren'}.`,
        window !== '' && `In ${window} steht für ${who} ein ${result} von ${amount.size}.`,
        `${who} verbucht ${span} ${amount.size} ${result}.`,
      ],
      loud: [
        `${amount.size} ${side}! So steht ${who} da.`,
        `${who} ${way === 'up' ? 'gewinnt' : 'verliert'}... ${amount.size}!`,
      ],
      calm: [`${who}. ${amount.size} ${side}.`, window !== '' && `Nach ${window} liegt ${who} ${amount.size} ${side}.`],
    };
  },
  still: ({ what: given, holder, window }) => {
    const what = given && amountOf(given);
    const who = holder?.ref ?? (what ? the(what) : 'die Wallet');
    return {
      any: [
        `${who} ${verb(what, 'hat', 'haben')} sich ${within(window)} nicht bewegt.`,
        `Keine Bewegung ${within(window)}: ${who}.`,
        `${who} ${verb(what, 'steht', 'stehen')} ${within(window)}, wo ${verb(what, 'es', 'sie')} zuvor ${verb(what, 'war', 'waren')}.`,
      ],
    };
  },
  flow: ({ amount, prescribed, sold, who, asset, window }) => {
    const subject = who?.ref ?? 'der Desk';
    const sum = prescribed ? amount : `netto ${amount}`;
    const span = within(window);
    const trades = sold ? 'verkauft' : 'kauft';
    const of = asset ? asset.ref : '';
    return {
      any: [
        `${subject} ${trades} ${of}: ${sum}.`,
        `${subject} ${trades} ${span}: ${sum}.`,
        `${sum}. ${subject} ${trades} ${of}.`,
      ],
      poster: [`${sum}. ${subject} ${trades}.`, `${subject} ${trades}. ${sum}.`],
      desk: [
        `${subject}, ${sum} ${span}.`,
        `${subject} auf der ${sold ? 'Verkaufsseite' : 'Kaufseite'}: ${sum}.`,
        asset && `${of}: ${subject}, ${sum}.`,
      ],
      anchor: [
        `${subject} ${trades} ${span} ${of}: ${sum}.`,
        `Zur Stunde ${trades} ${subject} ${of}: ${sum}.`,
        `Auf der ${sold ? 'Verkaufsseite' : 'Kaufseite'} steht ${span} ${subject}: ${sum}.`,
      ],
      loud: [`${sum}! ${subject} ${trades}.`, `${subject} ${trades} ${of}. ${sum}!`, `Im Ring, ${subject}: ${sum}.`],
      calm: [`${subject} ${trades}, ${span}. ${sum}.`, `${sum}, so viel ${trades} ${subject}.`],
    };
  },
  ...LEAD_ROWS_DE,
  ...LEAD_FIGURES_DE,
};
