import type { SeriesPhrases } from '../phrasebook/series.phrases';
import { toValue } from './articles.it';
import { ofThe, periodName, periodWith, the, toThe, verb } from './grammar.it';

/** Candles, columns side by side and ways to a goal, in Italian. */
export const CHARTS_IT = {
  closed: ({ value, time }) => ({
    any: [
      `Ultima chiusura: ${value.ref}.`,
      `Chiusura a ${value.ref} ${time.at}.`,
      `La chiusura? ${value.ref}.`,
      `La seduta finisce a ${value.ref}.`,
    ],
    poster: [`Chiusura: ${value.ref}.`],
    desk: [`Ultimo ${value.ref}.`, `${value.ref} in chiusura.`],
    anchor: [`Gli scambi chiudono ${time.at} a ${value.ref}.`],
    loud: [`La campanella! ${value.ref}.`],
    calm: [`La giornata si chiude a ${value.ref}.`],
  }),
  opened: ({ from, since }) => ({
    any: [
      `Il grafico apre a ${from}, ${since.at}.`,
      `Si partiva da ${from} ${since.at}.`,
      `E all'inizio? ${from}.`,
      `La prima apertura: ${from}.`,
      `Il via era a ${from}.`,
    ],
    poster: [`Apertura: ${from}.`],
    desk: [`Da un'apertura a ${from}.`, `Apertura a ${from} ${since.at}.`],
    anchor: [`Gli scambi aprono ${since.at} a ${from}.`, `La serie comincia a ${from}.`],
    loud: [`Campanella d'apertura: ${from}!`],
    calm: [`Tutto comincia ${since.at}, a ${from}.`],
  }),
  range: ({ high, low, time }) => ({
    any: [
      `Mai sopra ${high.ref}, mai sotto ${low.ref}.`,
      `La fascia: da ${low.ref} a ${high.ref}.`,
      `Quanto oscilla? Tra ${low.ref} e ${high.ref}.`,
      `Nessuno ha pagato più di ${high.ref}.`,
      `Sotto ${low.ref} non si è mai andati.`,
    ],
    poster: [`Massimo, ${high.ref}. Minimo, ${low.ref}.`],
    desk: [`Fascia ${low.ref} a ${high.ref}.`, `Massimo ${high.ref} ${time.at}, minimo ${low.ref}.`],
    anchor: [`Il prezzo si è mosso tra ${low.ref} e ${high.ref}.`, `Il massimo arriva ${time.at}, a ${high.ref}.`],
    loud: [`Fondo, ${low.ref}. Tetto, ${high.ref}!`],
    calm: [`Tra ${low.ref} e ${high.ref}, senza uscirne.`],
  }),
  groups: ({ first, second, at, who, always }) => {
    const where = who ? `per ${who.ref}` : at;
    return {
      any: [
        `Ecco ${where}: ${first.what.text}, ${first.value.ref}; ${second.what.text}, ${second.value.ref}.`,
        `Voce ${first.what.text} ${where}: ${first.value.ref}. Voce ${second.what.text}: ${second.value.ref}.`,
        always && `${the(always.over)} sempre sopra ${the(always.under)}.`,
        `Come va ${where}? ${first.value.ref} contro ${second.value.ref}.`,
      ],
      poster: [
        `${first.what.text}, ${first.value.ref}. ${second.what.text}, ${second.value.ref}.`,
        always && `Ogni ${periodName(always.period)}, più ${always.over.text}.`,
      ],
      desk: [`${first.what.text} ${first.value.ref} contro ${second.what.text} ${second.value.ref}, ${where}.`],
      anchor: [
        `Nel dettaglio, ${where}: ${the(first.what)} ${toValue(first.value)}, ${the(second.what)} ${toValue(second.value)}.`,
        always &&
          `In ${periodWith(always.period, 'nessun', 'nessuna')} ${the(always.under)} ${verb(always.under, 'arriva', 'arrivano')} ${toThe(always.over)}.`,
      ],
      loud: [`${first.what.text} contro ${second.what.text}: ${first.value.ref} a ${second.value.ref}!`],
      calm: [
        `Fianco a fianco, ${where}: ${first.value.ref} e ${second.value.ref}.`,
        always && `Sempre più in alto ${ofThe(always.under)}: ${the(always.over)}.`,
      ],
    };
  },
  towardsGoal: ({ who, what, value, goal, closest }) => {
    const name = who?.ref ?? what.text;
    return {
      any: [
        `${name}: ${value.ref} su ${goal.ref}.`,
        `Siamo a ${value.ref} su ${goal.ref}: ${name}.`,
        `A che punto è? A ${value.ref} su ${goal.ref}.`,
        closest && `Più vicino di tutti al traguardo: ${name}, ${value.ref} su ${goal.ref}.`,
      ],
      poster: [`${value.ref}. Su ${goal.ref}.`],
      desk: [`${name}, ${value.ref} su ${goal.ref}.`],
      anchor: [`Finora, ${value.ref} su ${goal.ref}: ${name}.`],
      loud: [`Il traguardo, ${goal.ref}. Siamo a ${value.ref}!`],
      calm: [`La strada porta a ${goal.ref}. Per ora, ${value.ref}.`],
    };
  },
  furthest: ({ who, what, value, next }) => {
    const name = who?.ref ?? the(what);
    return {
      any: [
        `Più avanti di tutti: ${name}, ${toValue(value)}.`,
        `${name} è in vantaggio, ${toValue(value)}.`,
        next && `${name} ${toValue(value)}; poi ${next.who.ref}, ${next.value.ref}.`,
        `Chi è più avanti? ${name}, ${toValue(value)}.`,
      ],
      poster: [`${name}. ${value.ref}.`],
      desk: [`${name}, ${value.ref} fatto.`],
      anchor: [`Il più avanzato è ${name}, con ${value.ref}.`],
      loud: [`${name}, in testa: ${value.ref}!`],
      calm: [`${name}, un passo più in là. ${value.ref}.`],
    };
  },
} satisfies Partial<SeriesPhrases>;
