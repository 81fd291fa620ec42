import type { ExtremePhrases } from '../phrasebook/series.phrases';
import { amountOf, counting, periodName, periodWith, the, theDative, verb } from './grammar.de';

/** Highest, lowest, first and last points in German. */
export const EXTREMES_DE: ExtremePhrases = {
  crest: ({ what: given, value, time }) => {
    const what = given && amountOf(given);
    return {
      any: [
        `Der Höchstwert: ${value.ref} ${time.at}.`,
        `${time.at} war der Gipfel erreicht: ${value.ref}.`,
        `Wann war am meisten? ${time.at}, ${value.ref}.`,
        `${what ? the(what) : 'die Kurve'} ${verb(what, 'gipfelt', 'gipfeln')} ${time.at}: ${value.ref}.`,
      ],
      poster: [`${value.ref} ${time.at}. Das Hoch.`],
      desk: [`Hoch ${time.at}, ${value.ref}.`],
      anchor: [`Der höchste Punkt ${what ? `bei ${theDative(what)}` : ''} liegt ${time.at}: ${value.ref}.`],
      loud: [`${value.ref} ${time.at}! Das Hoch.`],
      calm: [`${time.at} ganz oben. ${value.ref}.`],
    };
  },
  above: ({ period, alone, next, warm }) => {
    const runner = next ? `${next.value.ref} ${next.time.at}` : '';
    return {
      any: [
        alone
          ? `${periodWith(period, 'Kein anderer', 'Keine andere', 'Kein anderes')} reicht da heran.`
          : `${periodWith(period, 'Kein', 'Keine', 'Kein')} kommt darüber.`,
        alone ? 'Alles andere bleibt darunter.' : 'Höher geht es nicht.',
        next && `Danach am ${warm ? 'wärmsten' : 'höchsten'}: ${runner}.`,
        next && `Danach kommen ${runner}.`,
        next && `Am nächsten kommt dem ${next.value.ref}, ${next.time.at}.`,
      ],
      poster: [next && `Dahinter ${runner}.`],
      desk: [next && `Zweithöchster Wert: ${runner}.`],
      anchor: [next && `Es folgen ${next.value.ref} ${next.time.at}.`],
      loud: ['Nichts darüber!'],
      calm: [next && `Ein Stück tiefer ${runner}.`],
    };
  },
  warmest: ({ value, time, period, climbs }) => ({
    any: [
      climbs &&
        `${time.at} klettert es auf ${value.ref}, ${periodWith(period, 'der wärmste', 'die wärmste', 'das wärmste')}.`,
      `Am wärmsten wird es ${time.at}: ${value.ref}.`,
      `Wann wird es am wärmsten? ${time.at}, ${value.ref}.`,
      `Das Hoch: ${value.ref} ${time.at}.`,
    ],
    poster: [`${value.ref} ${time.at}. Mehr wird es nicht.`, `Am wärmsten: ${time.ref}. ${value.ref}.`],
    desk: [`Maximum ${value.ref} ${time.at}.`],
    anchor: [`${time.at} werden ${value.ref} erreicht, der Höchstwert.`, `Höchstwert ${time.at}: ${value.ref}.`],
    loud: [`${value.ref} ${time.at}!`],
    calm: [`${time.at} ${value.ref}. Wärmer wird es nicht.`],
  }),
  warmestShared: ({ value, time, period }) => ({
    any: [
      `Höchstens ${value.ref}, unter anderem ${time.at}.`,
      `Mehr als ${value.ref} werden es nicht.`,
      `${periodWith(period, 'Kein', 'Keine', 'Kein')} kommt über ${value.ref}.`,
    ],
  }),
  coldest: ({ value, time, period }) => ({
    any: [
      `Am kältesten ${time.at}: ${value.ref}.`,
      `${periodWith(period, 'Der kälteste', 'Die kälteste', 'Das kälteste')}? ${time.ref}, ${value.ref}.`,
      `Der Tiefstwert: ${value.ref} ${time.at}.`,
      `${time.at} bleibt es bei ${value.ref}.`,
    ],
    poster: [`${value.ref} ${time.at}. Der Tiefpunkt.`, `Am kältesten: ${time.ref}. ${value.ref}.`],
    desk: [`Minimum ${value.ref} ${time.at}.`, `Tief: ${value.ref} ${time.at}.`],
    anchor: [`Der niedrigste Wert ${time.at}: ${value.ref}.`, `${time.at} ist es am kältesten, ${value.ref}.`],
  }),
  low: ({ value, time, noun, counted }) => ({
    any: [
      `Der Tiefstwert: ${value.ref} ${time.at}.`,
      `Ganz unten ${value.ref} ${time.at}.`,
      `Und am wenigsten? ${time.at}, ${value.ref}.`,
      counted && `Am wenigsten ${time.at}: ${counting(value, noun)}.`,
    ],
    poster: [`${time.at} nur ${value.ref}.`],
    desk: [`Tief ${value.ref} ${time.at}.`],
    anchor: [
      `Am anderen Ende ${value.ref} ${time.at}.`,
      counted && `Der niedrigste Wert ${time.at}: ${counting(value, noun)}.`,
    ],
  }),
  began: ({ value, time }) => ({
    any: [
      `${time.at} waren es ${value.ref}.`,
      `Los ging es ${time.at}: ${value.ref}.`,
      `Und ${time.at}? ${value.ref}.`,
      `Der erste Wert: ${value.ref} ${time.at}.`,
    ],
    poster: [`${time.at}: ${value.ref}.`, `Zuvor ${value.ref} ${time.at}.`],
    desk: [`Nach ${value.ref} ${time.at}.`, `Reihe beginnt mit ${value.ref}.`],
    anchor: [`Die Grafik beginnt ${time.at} mit ${value.ref}.`, `${time.at} lag der Wert noch bei ${value.ref}.`],
  }),
  turned: ({ value, below }) => ({
    any: [
      `Am Anfang noch im ${below ? 'Minus' : 'Plus'}: ${value.ref}.`,
      `Das war nicht immer so: zuerst ${value.ref}.`,
      `Wo fing es an? Bei ${value.ref}.`,
      `Gestartet im ${below ? 'Minus' : 'Plus'}: ${value.ref}.`,
    ],
    poster: [`Der Anfang: ${value.ref}. Im ${below ? 'Minus' : 'Plus'}.`],
    desk: [`Reihe beginnt bei ${value.ref}.`],
    anchor: [`Die Grafik beginnt im ${below ? 'Minus' : 'Plus'}, bei ${value.ref}.`],
  }),
  total: ({ value, period, week }) => ({
    any: [
      `Insgesamt ${value.ref}.`,
      `Alles zusammen: ${value.ref}.`,
      `Und alles in allem? ${value.ref}.`,
      week
        ? `Die ganze Woche: ${value.ref}.`
        : `${periodName(period)} für ${periodName(period)} zusammengezählt: ${value.ref}.`,
    ],
    poster: [`${value.ref} insgesamt.`],
    desk: [`Summe ${value.ref}.`],
    anchor: [`Unter dem Strich stehen ${value.ref}.`],
  }),
  closed: ({ value, time }) => ({
    any: [
      `Letzter Schlusskurs: ${value.ref}.`,
      `${time.at} ging es mit ${value.ref} aus dem Handel.`,
      `Der Schlusskurs? ${value.ref}.`,
      `Am Ende standen ${value.ref}.`,
    ],
    poster: [`Schluss: ${value.ref}.`],
    desk: [`Zuletzt ${value.ref}.`, `Schlusskurs ${value.ref}.`],
    anchor: [`Der Handel schloss ${time.at} bei ${value.ref}.`],
    loud: [`Die Glocke! ${value.ref}.`],
    calm: [`Der Tag endete bei ${value.ref}.`],
  }),
  opened: ({ from, since }) => ({
    any: [
      `Die Grafik beginnt ${since.at} bei ${from}.`,
      `Eröffnet wurde ${since.at} mit ${from}.`,
      `Und der Anfang? ${from}.`,
      `Der erste Eröffnungskurs: ${from}.`,
      `Los ging es bei ${from}.`,
    ],
    poster: [`Eröffnung: ${from}.`],
    desk: [`Eröffnung ${since.at} bei ${from}.`, `Nach Eröffnung bei ${from}.`],
    anchor: [`Der Handel begann ${since.at} bei ${from}.`, `Die Reihe startet mit ${from}.`],
    loud: [`Eröffnungsglocke: ${from}!`],
    calm: [`${since.at} fing alles bei ${from} an.`],
  }),
  range: ({ high, low, time }) => ({
    any: [
      `Nie über ${high.ref}, nie unter ${low.ref}.`,
      `Die Spanne: ${low.ref} bis ${high.ref}.`,
      `Wie weit schwankt es? Zwischen ${low.ref} und ${high.ref}.`,
      `Mehr als ${high.ref} zahlte niemand.`,
      `Und unter ${low.ref} ging es nie.`,
    ],
    poster: [`Hoch ${high.ref}. Tief ${low.ref}.`],
    desk: [`Spanne ${low.ref} bis ${high.ref}.`, `Hoch ${high.ref} ${time.at}, Tief ${low.ref}.`],
    anchor: [`Der Kurs bewegte sich zwischen ${low.ref} und ${high.ref}.`, `Das Hoch kam ${time.at}: ${high.ref}.`],
    loud: [`Boden ${low.ref}. Decke ${high.ref}!`],
    calm: [`Zwischen ${low.ref} und ${high.ref}, nie darüber hinaus.`],
  }),
};
