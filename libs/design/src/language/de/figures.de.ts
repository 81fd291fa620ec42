import type { FigurePhrases } from '../phrasebook/figures.phrases';
import type { Amount } from '../phrasebook/slots';
import type { Ways } from '../ways';
import { amountOf, bareDative, counting, label, lies, pronoun, the, verb, within } from './grammar.de';
import { MEANINGS_DE } from './meanings.de';

/** A figure under the payload's own label, whose gender and number nobody knows. */
function unknown(label: string, value: Amount): Ways {
  const stands = value.fact.number === 1 ? 'steht' : 'stehen';
  return {
    any: [
      `${label}: ${value.ref}.`,
      `Unter ${label} ${stands} ${value.ref}.`,
      `${label}? ${value.ref}.`,
      `${value.ref} bei ${label}.`,
      `Dann ${label}, ${value.ref}.`,
      `Und ${label}: ${value.ref}.`,
    ],
    poster: [`${label}. ${value.ref}.`, `${value.ref}. ${label}.`],
    desk: [`${label}, ${value.ref}.`, `${label} bei ${value.ref}.`],
    anchor: [`Angegeben für ${label}: ${value.ref}.`, `Hinzu kommt ${label} mit ${value.ref}.`],
    loud: [`Und ${label}? ${value.ref}!`],
    calm: [`${label}, mit ${value.ref}.`],
  };
}

/** Figures that stand for themselves, in German. */
export const FIGURES_DE: FigurePhrases = {
  single: ({ what, value }) => {
    if (what.foreign) return unknown(what.text, value);
    return {
      any: [
        `${what.text}: ${value.ref}.`,
        `${lies(what, value)}.`,
        `${what.text}? ${value.ref}.`,
        `Und ${the(what)}: ${value.ref}.`,
        `${the(what)} ${verb(what, 'beträgt', 'betragen')} ${value.ref}.`,
      ],
      poster: [`${what.text}. ${value.ref}.`, `${value.ref}. ${what.text}.`],
      desk: [`${what.text}, ${value.ref}.`, `${what.text} bei ${value.ref}.`],
      anchor: [
        `Hinzu ${verb(what, 'kommt', 'kommen')} ${the(what)} mit ${value.ref}.`,
        `${what.text} laut Angabe: ${value.ref}.`,
      ],
      loud: [`Und ${the(what)}? ${value.ref}!`],
      calm: [`${the(what)}, das sind ${value.ref}.`],
    };
  },
  counted: ({ value, noun }) => {
    const sum = counting(value, noun);
    return {
      any: [
        `${sum}.`,
        `Das macht ${sum}.`,
        `${noun.text}? ${value.ref}.`,
        `${noun.text}: ${value.ref}.`,
        `Dazu ${sum}.`,
        `Gezählt wurden ${sum}.`,
      ],
      poster: [`${noun.text}. ${value.ref}.`],
      desk: [`${noun.text}, ${value.ref}.`],
      anchor: [`Hinzu ${value.fact.number === 1 ? 'kommt' : 'kommen'} ${sum}.`, `Die Zählung ergibt ${sum}.`],
      loud: [`${sum}!`],
      calm: [`Gezählt: ${sum}.`],
    };
  },
  none: ({ noun }) => ({
    any: [
      `Keine ${noun.forms?.weak ?? noun.text}.`,
      `${noun.text}: keine.`,
      `${noun.text}? Keine.`,
      `Von ${bareDative(noun)} keine Spur.`,
      `Null ${noun.text}.`,
    ],
  }),
  describing: ({ what, value }) => ({
    any: [
      `${value.ref} ${what.text}.`,
      `${what.text}: ${value.ref}.`,
      `Wie viel ist ${what.text}? ${value.ref}.`,
      `Davon ${what.text}: ${value.ref}.`,
    ],
    poster: [`${what.text}. ${value.ref}.`],
    desk: [`${what.text}, ${value.ref}.`],
  }),
  movement: ({ amount, what: given, way, window }) => {
    const what = amountOf(given);
    const span = within(window);
    const up = way === 'up';
    return {
      any: [
        `${what.text}: ${amount.signed} ${span}.`,
        `${amount.size} ${up ? 'mehr' : 'weniger'} ${span}: ${the(what)}.`,
        `${the(what)}? ${up ? 'Aufwärts' : 'Abwärts'}, ${amount.size}.`,
        `${the(what)} ${verb(what, 'liegt', 'liegen')} ${span} ${amount.size} im ${up ? 'Plus' : 'Minus'}.`,
      ],
      desk: [`${what.text} ${span} ${amount.signed}.`],
      anchor: [`Bei ${what.text} ${span} ${up ? 'ein Plus' : 'ein Minus'} von ${amount.size}.`],
    };
  },
  unmoved: ({ what: given }) => {
    const what = amountOf(given);
    return {
      any: [
        `${the(what)} ${verb(what, 'bewegt', 'bewegen')} sich nicht.`,
        `${the(what)}? ${verb(what, 'Bleibt', 'Bleiben')}, wo ${pronoun(what)} ${verb(what, 'war', 'waren')}.`,
        `${what.text}? Wie zuvor.`,
      ],
    };
  },
  pair: ({ first, second }) => ({
    any: [
      `${label(first.what)} ${first.value.ref}, ${label(second.what)} ${second.value.ref}.`,
      `${lies(first.what, first.value)}, ${the(second.what)}: ${second.value.ref}.`,
      `Und ${the(first.what)}? ${first.value.ref}. ${the(second.what)}: ${second.value.ref}.`,
      `Erst ${the(first.what)}, ${first.value.ref}. Dann ${the(second.what)}, ${second.value.ref}.`,
    ],
    poster: [`${label(first.what)} ${first.value.ref}. ${label(second.what)} ${second.value.ref}.`],
    desk: [`${label(first.what)} ${first.value.ref}; ${label(second.what)} ${second.value.ref}.`],
    anchor: [`${the(first.what)}: ${first.value.ref}. Und ${the(second.what)}: ${second.value.ref}.`],
    loud: [`${first.what.text}, ${first.value.ref}! ${second.what.text}, ${second.value.ref}.`],
    calm: [`${the(first.what)}, ${first.value.ref}. Daneben ${second.value.ref} ${second.what.text}.`],
  }),
  countedPair: ({ first, second }) => {
    const one = counting(first.value, first.what);
    const two = counting(second.value, second.what);
    return {
      any: [
        `${one} und ${two}.`,
        `${one}, dazu ${two}.`,
        `${first.what.text}: ${first.value.ref}. ${second.what.text}: ${second.value.ref}.`,
        `${first.what.text}? ${first.value.ref}. Und ${two}.`,
      ],
      anchor: [`Gezählt wurden ${one} und ${two}.`],
      poster: [`${one}. ${two}.`],
    };
  },
  meanings: MEANINGS_DE,
};
