import type { SeriesPhrases } from '../phrasebook/series.phrases';
import { amountOf, bareDative, inNone, liesAt, periodName, periodWith, the, verb } from './grammar.de';
import { EXTREMES_DE } from './extremes.de';
import { SIDES_DE } from './sides.de';

/** Figures that stand in time, in German. */
export const SERIES_DE: SeriesPhrases = {
  flat: ({ what: given, value }) => {
    const what = given && amountOf(given);
    return {
      any: [
        `Keine Bewegung: ${value.ref} von Anfang bis Ende.`,
        `${value.ref}, unverändert.`,
        `${what ? the(what) : 'der Wert'} ${verb(what, 'bleibt', 'bleiben')} gleich: ${value.ref}.`,
      ],
    };
  },
  nothing: ({ what, period }) => ({
    any: [
      `${periodWith(period, 'Kein', 'Keine', 'Kein')} mit ${bareDative(what)}.`,
      `${what.text}: ${inNone(period)}.`,
      `${what.text}? ${periodWith(period, 'Kein einziger', 'Keine einzige', 'Kein einziges')}.`,
    ],
  }),
  unbroken: ({ what: given, period }) => {
    const what = given && amountOf(given);
    return {
      any: [
        `${periodWith(period, 'Jeder', 'Jede', 'Jedes')} liegt über ${periodWith(period, 'dem', 'der', 'dem')} davor.`,
        `${periodWith(period, 'Kein einziger', 'Keine einzige', 'Kein einziges')} mit einem Rückschritt.`,
        `Gab es einen Rückschritt? ${inNone(period)}.`,
        `${periodWith(period, 'Jeder', 'Jede', 'Jedes')} bringt mehr als ${periodWith(period, 'der', 'die', 'das')} zuvor.`,
      ],
      poster: [
        `Rauf, ${periodName(period)} für ${periodName(period)}.`,
        `${periodWith(period, 'Jeder', 'Jede', 'Jedes')} mehr.`,
      ],
      desk: [
        `Aufwärts, ${periodName(period)} für ${periodName(period)}.`,
        `${periodWith(period, 'Kein', 'Keine', 'Kein')} im Minus.`,
      ],
      anchor: [
        `${what ? the(what) : 'die Kurve'} ${verb(what, 'steigt', 'steigen')} ohne Pause.`,
        `In der Grafik liegt ${periodWith(period, 'jeder', 'jede', 'jedes')} höher als ${periodWith(period, 'der', 'die', 'das')} davor.`,
      ],
      loud: [`${periodWith(period, 'Jeder', 'Jede', 'Jedes')} höher! Ohne Ausnahme.`],
      calm: [`${periodName(period)} um ${periodName(period)}, immer etwas mehr.`],
    };
  },
  trend: ({ what: given, from, to, since, up }) => {
    const what = given && amountOf(given);
    return {
      any: [
        `${what ? the(what) : 'der Wert'} ${up ? verb(what, 'steigt', 'steigen') : verb(what, 'sinkt', 'sinken')} von ${from.ref} auf ${to.ref}.`,
        `Von ${from.ref} ${since.at} auf ${to.ref}.`,
        `${since.at} ${from.ref}, am Ende ${to.ref}.`,
        `Die Richtung? ${up ? 'Aufwärts' : 'Abwärts'}, von ${from.ref} auf ${to.ref}.`,
      ],
      poster: [`${from.ref}. Dann ${to.ref}.`],
      desk: [
        `${what?.text ?? ''} von ${from.ref} auf ${to.ref}.`,
        `${up ? 'Aufwärts' : 'Abwärts'}: ${from.ref}, ${to.ref}.`,
      ],
      anchor: [
        `${what ? the(what) : 'die Reihe'} ${verb(what, 'begann', 'begannen')} bei ${from.ref} und ${verb(what, 'endet', 'enden')} bei ${to.ref}.`,
      ],
      loud: [`Von ${from.ref} auf ${to.ref}!`],
      calm: [`${since.at} waren es ${from.ref}. Am Ende ${to.ref}.`],
    };
  },
  ...EXTREMES_DE,
  holds: ({ what: given, value }) => {
    const what = amountOf(given);
    return {
      any: [
        `${the(what)} jetzt: ${value.ref}.`,
        `Die Linie endet bei ${value.ref}.`,
        `Aktuell zeigt die Kurve ${value.ref}.`,
      ],
      desk: [`${what.text}, zuletzt ${value.ref}.`],
      anchor: [`${the(what)} ${liesAt(what, value)}.`],
    };
  },
  poolHolds: ({ value, source }) => ({
    any: [
      `Im Pool liegen ${value.ref}.`,
      `${value.ref} an Einlagen.`,
      source && `${source.ref} zählt ${value.ref} im Pool.`,
      `Wie viel liegt drin? ${value.ref}.`,
    ],
    poster: [`Im Pool: ${value.ref}.`, `${value.ref}, in einem einzigen Pool.`],
    desk: [`TVL, ${value.ref}.`, `Poolgröße ${value.ref}.`],
    anchor: [
      `Die Einlagen belaufen sich auf ${value.ref}.`,
      source && `Laut ${source.ref} liegen ${value.ref} im Pool.`,
    ],
    loud: [`${value.ref} im Pool!`],
    calm: [`Im Pool ruhen ${value.ref}.`],
  }),
  ...SIDES_DE,
};
