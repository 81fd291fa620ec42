import type { SeriesPhrases } from '../phrasebook/series.phrases';
import { CHARTS_IT } from './charts.it';
import { counting, fromValue, toValue } from './articles.it';
import { ofThe, periodEnding, periodName, periodWith, the, verb } from './grammar.it';

type Points = Exclude<keyof SeriesPhrases, keyof typeof CHARTS_IT>;

const POINTS: Pick<SeriesPhrases, Points> = {
  flat: ({ what, value }) => ({
    any: [
      `Non si muove: ${value.ref} dall'inizio alla fine.`,
      `${value.ref}, senza variazioni.`,
      `${what ? the(what) : ''} ${verb(what, 'resta', 'restano')} ${toValue(value)}.`,
    ],
  }),
  nothing: ({ what, period }) => ({
    any: [
      `${periodWith(period, 'nessun', 'nessuna')} con ${what.text}.`,
      `Zero ${what.text} dall'inizio alla fine.`,
      `${what.text}? ${periodWith(period, 'nemmeno un', 'nemmeno una')}.`,
    ],
  }),
  unbroken: ({ what, period }) => ({
    any: [
      `Ogni ${periodName(period)} più in alto.`,
      'Mai un passo indietro.',
      `Qualche frenata? ${periodWith(period, 'in nessun', 'in nessuna')}.`,
      `Sempre più ${periodWith(period, 'del', 'della')} prima.`,
    ],
    poster: [`Su, ${periodName(period)} dopo ${periodName(period)}.`, `Ogni ${periodName(period)}, di più.`],
    desk: [`In rialzo ogni ${periodName(period)}.`, 'Nessun ribasso sul grafico.'],
    anchor: [
      `${what ? the(what) : ''} ${verb(what, 'sale', 'salgono')} senza una sola pausa.`,
      `Sul grafico, ogni ${periodName(period)} fa un passo in su.`,
    ],
    loud: [`Ogni ${periodName(period)} più su!`],
    calm: [`${periodName(period)} dopo ${periodName(period)}, sempre di più.`],
  }),
  trend: ({ what, from, to, since, up }) => ({
    any: [
      `${what ? the(what) : ''} ${verb(what, 'passa', 'passano')} ${fromValue(from)} ${toValue(to)}.`,
      `Da ${from.ref} ${since.at} a ${to.ref}.`,
      `Erano ${from.ref} ${since.at}. Poi, ${to.ref}.`,
      `La tendenza? ${up ? 'In salita' : 'In discesa'}, da ${from.ref} a ${to.ref}.`,
    ],
    poster: [`${from.ref}. Poi, ${to.ref}.`],
    desk: [
      `${what?.text ?? ''} da ${from.ref} a ${to.ref}.`,
      `${up ? 'In rialzo' : 'In ribasso'}: ${from.ref}, ${to.ref}.`,
    ],
    anchor: [
      `${what ? the(what) : ''} ${verb(what, 'parte', 'partono')} ${fromValue(from)} e ${verb(what, 'arriva', 'arrivano')} ${toValue(to)}.`,
    ],
    loud: [`Da ${from.ref} a ${to.ref}!`],
    calm: [`Si parte ${since.at} ${fromValue(from)}. Alla fine, ${to.ref}.`],
  }),
  crest: ({ what, value, time }) => ({
    any: [
      `Il massimo: ${value.ref}, ${time.at}.`,
      `È ${time.at} il momento più alto: ${value.ref}.`,
      `Quando il massimo? Proprio ${time.at}, con ${value.ref}.`,
      `${what ? the(what) : ''} ${verb(what, 'tocca', 'toccano')} il tetto ${time.at}, ${toValue(value)}.`,
    ],
    poster: [`${value.ref}, ${time.at}. Il massimo.`],
    desk: [`Massimo ${value.ref} ${time.at}.`],
    anchor: [`Il punto più alto ${what ? ofThe(what) : ''} si tocca ${time.at}: ${value.ref}.`],
    loud: [`${value.ref} ${time.at}! Il massimo.`],
    calm: [`Più in alto di tutto, ${time.at}. ${value.ref}.`],
  }),
  above: ({ period, alone, next, warm }) => {
    const runner = next ? `${next.value.ref}, ${next.time.at}` : '';
    return {
      any: [
        alone
          ? `${periodWith(period, 'nessun altro', "nessun'altra")} ci arriva.`
          : `${periodWith(period, 'nessun', 'nessuna')} va oltre.`,
        alone ? 'Il resto sta sotto.' : 'Oltre non si va.',
        next && `Il secondo valore più ${warm ? 'caldo' : 'alto'}: ${runner}.`,
        next && `Poi viene ${runner}.`,
        next && `E il più vicino? ${runner}.`,
      ],
      poster: [next && `Poi, ${runner}.`],
      desk: [next && `Secondo dato: ${runner}.`],
      anchor: [next && `Il più vicino: ${next.value.ref} ${next.time.at}.`],
      loud: ['Niente sopra!'],
      calm: [next && `Più in basso, ${runner}.`],
    };
  },
  holds: ({ what, value }) => ({
    any: [
      `${the(what)}, adesso: ${value.ref}.`,
      `La linea finisce ${toValue(value)}.`,
      `Il grafico ora segna ${value.ref}.`,
    ],
    desk: [`${what.text}, ultimo: ${value.ref}.`],
    anchor: [`${the(what)} ${verb(what, 'si attesta', 'si attestano')} ${toValue(value)}.`],
  }),
  poolHolds: ({ value, source }) => ({
    any: [
      `Nel pool ci sono ${value.ref}.`,
      `${value.ref} di depositi.`,
      source && `${source.ref} conta ${value.ref} nel pool.`,
      `Quanto c'è dentro? ${value.ref}.`,
    ],
    poster: [`Nel pool: ${value.ref}.`, `${value.ref}, in un solo pool.`],
    desk: [`TVL, ${value.ref}.`, `Taglia del pool, ${value.ref}.`],
    anchor: [
      `I depositi si attestano a ${value.ref}.`,
      source && `Secondo ${source.ref}, il pool raccoglie ${value.ref}.`,
    ],
    loud: [`${value.ref} nel pool!`],
    calm: [`Nel pool riposano ${value.ref}.`],
  }),
  warmest: ({ value, time, period, climbs }) => ({
    any: [
      climbs && `Si sale a ${value.ref} ${time.at}, ${periodWith(period, 'il', 'la')} più cald${periodEnding(period)}.`,
      `La massima ${time.at}: ${value.ref}.`,
      `Quando fa più caldo? Proprio ${time.at}, con ${value.ref}.`,
      `Il più caldo: ${value.ref}, ${time.at}.`,
    ],
    poster: [`${value.ref} ${time.at}. Il massimo.`, `Il picco ${time.at}. ${value.ref}.`],
    desk: [`Massima ${value.ref} ${time.at}.`],
    anchor: [`La massima arriva ${time.at}, ${value.ref}.`, `È ${time.at} che si tocca la massima: ${value.ref}.`],
    loud: [`${value.ref} ${time.at}!`],
    calm: [`Arriva ${time.ref}, ${value.ref}. Più mite del resto.`],
  }),
  warmestShared: ({ value, time, period }) => ({
    any: [
      `La massima è di ${value.ref}, ${time.at} e non solo.`,
      `Non si va oltre ${value.ref}.`,
      `${periodWith(period, 'nessun', 'nessuna')} supera ${value.ref}.`,
    ],
  }),
  coldest: ({ value, time, period }) => ({
    any: [
      `Il più freddo, ${time.at}: ${value.ref}.`,
      `${periodWith(period, 'il', 'la')} più fredd${periodEnding(period)}? È ${time.ref}, ${value.ref}.`,
      `La minima: ${value.ref}, ${time.at}.`,
      `Ci si ferma ${time.at} a ${value.ref}.`,
    ],
    poster: [`${value.ref} ${time.at}. Il più freddo.`, `Il fondo ${time.at}. ${value.ref}.`],
    desk: [`Minima ${value.ref} ${time.at}.`, `Fondo: ${value.ref} ${time.at}.`],
    anchor: [`La minima arriva ${time.at}: ${value.ref}.`, `È ${time.at} che si tocca la minima, ${value.ref}.`],
  }),
  low: ({ value, time, noun, counted }) => ({
    any: [
      `Il minimo: ${value.ref}, ${time.at}.`,
      `Il dato più basso, ${value.ref} ${time.at}.`,
      `E il minimo? ${value.ref}, ${time.at}.`,
      counted && `Meno di tutti ${time.at}: ${counting(value, noun)}.`,
    ],
    poster: [`Solo ${value.ref}, ${time.at}.`],
    desk: [`Minimo ${value.ref} ${time.at}.`],
    anchor: [
      `All'estremo opposto, ${value.ref} ${time.at}.`,
      counted && `Il valore più basso ${time.at}: ${counting(value, noun)}.`,
    ],
  }),
  began: ({ value, time }) => ({
    any: [
      `In partenza, ${time.at}: ${value.ref}.`,
      `Si partiva ${fromValue(value)} ${time.at}.`,
      `E ${time.at}? ${value.ref}.`,
      `Il primo punto: ${value.ref}, ${time.at}.`,
    ],
    poster: [`All'inizio, ${time.at}: ${value.ref}.`, `Prima, ${value.ref} ${time.at}.`],
    desk: [`Da ${value.ref} ${time.at}.`, `La serie apre a ${value.ref}.`],
    anchor: [`Il grafico parte ${fromValue(value)}, ${time.at}.`, `Il punto di partenza, ${time.at}, è ${value.ref}.`],
  }),
  turned: ({ value, below }) => ({
    any: [
      `All'inizio era ${below ? 'sotto' : 'sopra'} zero: ${value.ref}.`,
      `In principio era diverso: ${value.ref}.`,
      `Da dove si parte? Da ${value.ref}.`,
      `La partenza, in ${below ? 'negativo' : 'positivo'}: ${value.ref}.`,
    ],
    poster: [`Partenza: ${value.ref}. ${below ? 'Sotto' : 'Sopra'} zero.`],
    desk: [`La serie apre a ${value.ref}.`],
    anchor: [`Il grafico parte ${below ? 'sotto' : 'sopra'} lo zero, a ${value.ref}.`],
  }),
  total: ({ value, period, week }) => ({
    any: [
      `In tutto, ${value.ref}.`,
      `Tutto insieme: ${value.ref}.`,
      `E in totale? ${value.ref}.`,
      week ? `L'intera settimana: ${value.ref}.` : `Sommando ogni ${periodName(period)}: ${value.ref}.`,
    ],
    poster: [`${value.ref} in totale.`],
    desk: [`Totale, ${value.ref}.`],
    anchor: [`Il totale arriva a ${value.ref}.`],
  }),
};

/** Figures that stand in time, in Italian. */
export const SERIES_IT: SeriesPhrases = { ...POINTS, ...CHARTS_IT };
