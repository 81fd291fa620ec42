import type { ContrastPhrases } from '../phrasebook/contrast.phrases';
import { bySize, theSize, toValue } from './articles.it';
import { ending, moves, the, verb } from './grammar.it';
import { PARTS_IT } from './parts.it';

function within(window: string): string {
  return window === '' ? '' : `in ${window}`;
}

/** Contrasts and movements in Italian. */
export const CONTRAST_IT: ContrastPhrases = {
  otherSide: ({ who, amount, prescribed, out }) => {
    const name = who?.ref ?? "l'altra parte";
    const sum = prescribed ? amount : `${amount} in ${out ? 'uscita' : 'entrata'}`;
    return {
      any: [
        `${name} fa il contrario: ${sum}.`,
        `E ${name}? ${sum}.`,
        `${name}, in direzione opposta: ${sum}.`,
        `Di fronte, ${name}: ${sum}.`,
      ],
      poster: [`${name}? ${sum}.`, `${name} no. ${sum}.`, `Dall'altra parte, ${name}: ${sum}.`],
      desk: [`${name}, ${sum}.`, `Controparte, ${name}: ${sum}.`],
      anchor: [
        `Sul lato opposto, ${name}: ${sum}.`,
        `${name} si muove in senso contrario: ${sum}.`,
        `Nel frattempo, ${name}: ${sum}.`,
      ],
      loud: [`${name}? Tutto il contrario! ${sum}.`, `All'altro angolo, ${name}: ${sum}.`],
      calm: [`Per un'altra strada, ${name}. ${sum}.`, `${name}, al rovescio: ${sum}.`],
    };
  },
  ...PARTS_IT,
  moved: ({ amount, way, what, window }) => {
    const span = within(window);
    const up = way === 'up';
    return {
      any: [
        `È ${theSize(amount)} in ${up ? 'più' : 'meno'} ${span}.`,
        `${up ? 'In salita' : 'In calo'} ${bySize(amount)} ${span}.`,
        `${the(what)} ${moves(way, what)} ${bySize(amount)} ${span}.`,
        `In che direzione? ${up ? 'Su' : 'Giù'}, ${bySize(amount)} ${span}.`,
      ],
      poster: [
        `${what.text}, ${amount.signed} ${span}.`,
        window !== '' && `In ${window}: ${amount.size} in ${up ? 'più' : 'meno'}.`,
      ],
      desk: [`${what.text} ${up ? 'in rialzo' : 'in ribasso'}, ${amount.size} ${span}.`, `${amount.signed} ${span}.`],
      anchor: [
        window !== '' && `In ${window}, ${up ? 'un aumento' : 'un calo'} ${bySize(amount)}.`,
        `${the(what)} ${verb(what, 'è', 'sono')} ${up ? 'salit' : 'sces'}${ending(what)} ${bySize(amount)} ${span}.`,
      ],
      loud: [`${amount.size} in ${up ? 'più' : 'meno'} ${span}!`],
      calm: [`Intanto, ${amount.size} in ${up ? 'più' : 'meno'} ${span}.`],
    };
  },
  movedTo: ({ amount, way, what, value, window }) => {
    const up = way === 'up';
    return {
      any: [
        `${the(what)} ${moves(way, what)} ${bySize(amount)}, ${toValue(value)}.`,
        `${what.text}: ${value.ref}, ${theSize(amount)} in ${up ? 'più' : 'meno'} ${within(window)}.`,
        `${value.ref}, dopo ${up ? 'una salita' : 'un calo'} ${bySize(amount)}: ${the(what)}.`,
      ],
      poster: [`${what.text}: ${value.ref}. ${amount.signed}.`, `${value.ref}. ${what.text}, ${amount.signed}.`],
      desk: [
        `${what.text} ${value.ref}, ${amount.signed}.`,
        `${what.text} ${up ? 'in rialzo' : 'in ribasso'}, a ${value.ref}.`,
      ],
      anchor: [
        `${the(what)} ${verb(what, 'è', 'sono')} ${toValue(value)}, ${theSize(amount)} in ${up ? 'più' : 'meno'} ${within(window)}.`,
        `${up ? 'Un aumento' : 'Un calo'} ${bySize(amount)} porta ${the(what)} ${toValue(value)}.`,
      ],
      loud: [`${the(what)}, ${amount.size} in ${up ? 'più' : 'meno'}! Adesso, ${value.ref}.`],
      calm: [`${the(what)}, ${amount.size} in ${up ? 'più' : 'meno'}. Ora, ${value.ref}.`],
    };
  },
  unmoved: ({ what, window }) => ({
    any: [
      `${the(what)} non si ${verb(what, 'è', 'sono')} moss${ending(what)} ${within(window)}.`,
      `Nessun cambio ${within(window)}: ${the(what)}.`,
      `${the(what)}, ferm${ending(what)} ${within(window)}.`,
    ],
  }),
};
