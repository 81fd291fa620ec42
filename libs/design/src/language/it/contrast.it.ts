import type { ContrastPhrases } from '../phrasebook/contrast.phrases';
import { bySize, fromValue, theSize, toValue, valueOf } from './articles.it';
import { ending, moves, ofThe, pastText, the, verb } from './grammar.it';
import { PARTS_IT } from './parts.it';

function within(window: string): string {
  return window === '' ? '' : `in ${window}`;
}

/** Contrasts and movements in Italian. */
export const CONTRAST_IT: ContrastPhrases = {
  opening: ({ what, value }) => `${what.text}: ${value.ref}.`,
  benchmark: ({ value, other, more, rate }) => {
    const who = the(other);
    return {
      any: [
        `E ${who}? ${value.ref}.`,
        rate
          ? `${who} ${verb(other, 'rende', 'rendono')} ${valueOf(value)}.`
          : `${who} ${verb(other, 'è', 'sono')} ${toValue(value)}.`,
        `${more ? 'Più' : 'Meno'} ${ofThe(other)}: ${value.ref}.`,
        more && `${who} ${verb(other, 'si ferma', 'si fermano')} ${toValue(value)}.`,
        `${more ? 'Sopra' : 'Sotto'} ${who}, che ${verb(other, 'sta', 'stanno')} ${toValue(value)}.`,
      ],
      poster: [`${who}: ${value.ref}.`, `Di fronte, ${value.ref}. ${who}.`],
      desk: [
        `${other.text}, ${value.ref}.`,
        `Contro ${value.ref} ${ofThe(other)}.`,
        `${other.text} ${more ? 'dietro' : 'davanti'}, ${value.ref}.`,
      ],
      anchor: [
        `Per confronto, ${who}: ${value.ref}.`,
        rate && `${who} offre ${more ? 'meno' : 'di più'}: ${value.ref}.`,
        `È ${more ? 'più' : 'meno'} ${ofThe(other)}, ora ${toValue(value)}.`,
      ],
      loud: [
        more && `${who}? Resta ${toValue(value)}!`,
        `All'altro angolo, ${who}: ${value.ref}.`,
        `${who}, ${value.ref}. ${more ? 'Battuta la cifra!' : 'Davanti!'}`,
      ],
      calm: [`${who}, intanto, ${toValue(value)}.`, `Altrove, ${who}: ${value.ref}.`, `Accanto, ${who}. ${value.ref}.`],
    };
  },
  level: ({ value, other }) => ({
    any: [
      `Come ${the(other)}: ${value.ref}.`,
      `${the(other)}, lo stesso: ${value.ref}.`,
      `Pari con ${the(other)}, ${toValue(value)}.`,
    ],
  }),
  target: ({ value, goal, more, towards }) => ({
    any: [
      towards && `Per ora, ${towards.value.ref} su ${value.ref}.`,
      towards && `${towards.value.ref}, e ${the(goal)} è ${toValue(value)}.`,
      `${more ? 'Sopra' : 'Sotto'} ${the(goal)}, che è ${toValue(value)}.`,
      `${the(goal)}? ${value.ref}.`,
      `${the(goal)} sta ${toValue(value)}.`,
      `${more ? 'Più' : 'Meno'} ${ofThe(goal)}: ${value.ref}.`,
    ],
    poster: [`${the(goal)}: ${value.ref}.`],
    desk: [`${more ? 'Sopra' : 'Sotto'} ${the(goal)}, ${value.ref}.`],
    anchor: [`${the(goal)} è fissat${ending(goal)} ${toValue(value)}.`],
  }),
  met: ({ value, goal }) => ({
    any: [
      `Esattamente ${the(goal)}: ${value.ref}.`,
      `${the(goal)} era ${toValue(value)}. Raggiunt${ending(goal)}.`,
      `${value.ref}: proprio quanto chiede ${the(goal)}.`,
    ],
  }),
  before: ({ was, past, way }) => {
    const when = pastText(past);
    return {
      any: [
        `${when} era ${was.ref}.`,
        `E ${when}? ${was.ref}.`,
        `${when} il dato era ${toValue(was)}.`,
        way !== 'flat' && `${way === 'up' ? 'Sale' : 'Scende'} ${fromValue(was)}.`,
      ],
      poster: [`${when}: ${was.ref}.`, `${was.ref} ${when}.`],
      desk: [
        `${way === 'up' ? 'Dal basso' : way === 'down' ? "Dall'alto" : 'Fermo'}: ${was.ref}.`,
        `${when}, ${was.ref}.`,
      ],
      anchor: [`${when} la cifra era ${was.ref}.`, `Il confronto è con ${was.ref} ${when}.`],
      loud: [`Ricordate ${was.ref}? Era ${when}.`, `Prima ${was.ref}, e ora questo!`],
      calm: [`${when}, ancora ${was.ref}.`, `Si partiva ${fromValue(was)}, ${when}.`],
    };
  },
  fromTo: ({ now, was, what, past, way }) => {
    const when = pastText(past);
    const from = way === 'flat' ? 'come' : way === 'up' ? 'più di' : 'meno di';
    return {
      any: [
        `${what.text}: ${now.ref}, ${from} ${when}, ${was.ref}.`,
        `${the(what)} ${verb(what, 'passa', 'passano')} ${fromValue(was)} ${toValue(now)}.`,
        `${the(what)} ${verb(what, 'è', 'sono')} ${toValue(now)}. ${when}, ${was.ref}.`,
      ],
      poster: [`${what.text}. Da ${was.ref} a ${now.ref}.`, `${now.ref}. ${when}, ${was.ref}.`],
      desk: [`${what.text}, ${now.ref} da ${was.ref}.`],
      anchor: [`${the(what)} ${verb(what, 'si attesta', 'si attestano')} ${toValue(now)}, contro ${was.ref} ${when}.`],
    };
  },
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
