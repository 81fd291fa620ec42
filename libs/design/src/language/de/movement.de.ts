import type { ContrastPhrases } from '../phrasebook/contrast.phrases';
import { amountOf, hasMoved, label, lies, moves, the, theDative, verb, within } from './grammar.de';

/** Movements in German. */
export const MOVEMENT_DE: Pick<ContrastPhrases, 'moved' | 'movedTo' | 'unmoved'> = {
  moved: ({ amount, way, what: given, window }) => {
    const what = amountOf(given);
    const span = within(window);
    const up = way === 'up';
    return {
      any: [
        `Das sind ${amount.size} ${up ? 'mehr' : 'weniger'} ${span}.`,
        `Um ${amount.size} ${up ? 'gestiegen' : 'gefallen'} ${span}.`,
        `${the(what)} ${moves(way, what)} ${span} um ${amount.size}.`,
        `Wohin geht es? ${up ? 'Aufwärts' : 'Abwärts'}, ${amount.size} ${span}.`,
      ],
      poster: [
        `${what.text}, ${amount.signed} ${span}.`,
        window !== '' && `In ${window}: ${amount.size} ${up ? 'mehr' : 'weniger'}.`,
      ],
      desk: [`${what.text} ${up ? 'fester' : 'schwächer'}, ${amount.size} ${span}.`, `${amount.signed} ${span}.`],
      anchor: [
        window !== '' && `In ${window} ergibt das ${up ? 'ein Plus' : 'ein Minus'} von ${amount.size}.`,
        `${the(what)} ${verb(what, 'ist', 'sind')} ${span} um ${amount.size} ${up ? 'gestiegen' : 'gefallen'}.`,
      ],
      loud: [`${amount.size} ${up ? 'rauf' : 'runter'} ${span}!`],
      calm: [`${span} um ${amount.size} ${up ? 'gewachsen' : 'geschrumpft'}.`],
    };
  },
  movedTo: ({ amount, way, what: given, value, window }) => {
    const what = amountOf(given);
    const up = way === 'up';
    return {
      any: [
        `${the(what)} ${moves(way, what)} um ${amount.size} auf ${value.ref}.`,
        `${what.text}: ${value.ref}, ${amount.size} ${up ? 'mehr' : 'weniger'} ${within(window)}.`,
        `${value.ref} nach einem ${up ? 'Plus' : 'Minus'} von ${amount.size}: ${the(what)}.`,
      ],
      poster: [`${what.text}: ${value.ref}. ${amount.signed}.`, `${value.ref}. ${what.text}, ${amount.signed}.`],
      desk: [
        `${label(what)} ${value.ref}, ${amount.signed}.`,
        `${what.text} ${up ? 'fester' : 'schwächer'} bei ${value.ref}.`,
      ],
      anchor: [
        `${lies(what, value)}, ${amount.size} ${up ? 'mehr' : 'weniger'} ${within(window)}.`,
        `${the(what)} ${hasMoved(way, what, amount.size)}, auf ${value.ref}.`,
      ],
      loud: [`${the(what)}, ${amount.size} ${up ? 'rauf' : 'runter'}! Jetzt ${value.ref}.`],
      calm: [`${the(what)}, um ${amount.size} ${up ? 'gewachsen' : 'geschrumpft'}. Jetzt ${value.ref}.`],
    };
  },
  unmoved: ({ what: given, window }) => {
    const what = amountOf(given);
    return {
      any: [
        `${the(what)} ${verb(what, 'hat', 'haben')} sich ${within(window)} nicht bewegt.`,
        `Keine Bewegung bei ${theDative(what)} ${within(window)}.`,
        `${the(what)} ${verb(what, 'bleibt', 'bleiben')} ${within(window)} gleich.`,
      ],
    };
  },
};
