import type { FigurePhrases } from '../phrasebook/figures.phrases';
import { AMOUNTS_DE } from './meanings-amounts.de';

/** Figures of a known meaning, said with the verb that belongs to them. */
export const MEANINGS_DE: FigurePhrases['meanings'] = {
  ratingAndReviews: ({ value, second }) => ({
    any: [
      `Bewertung ${value.ref}, aus ${second?.ref ?? ''} Rezensionen.`,
      `${second?.ref ?? ''} Rezensionen, im Schnitt ${value.ref}.`,
      `Wie kommt es an? ${value.ref} bei ${second?.ref ?? ''} Rezensionen.`,
      `Im Schnitt ${value.ref}, bei ${second?.ref ?? ''} Rezensionen.`,
    ],
  }),
  windAndHumidity: ({ value, second }) => ({
    any: [
      `Wind ${value.ref}, Luftfeuchte ${second?.ref ?? ''}.`,
      `Und der Wind? ${value.ref}, bei ${second?.ref ?? ''} Luftfeuchte.`,
      `Der Wind weht mit ${value.ref}, die Luftfeuchte beträgt ${second?.ref ?? ''}.`,
      `Dazu ${value.ref} Wind und ${second?.ref ?? ''} Luftfeuchte.`,
    ],
  }),
  bagAndPositions: ({ value, second }) => ({
    any: [
      `Das ganze Depot: ${value.ref}.`,
      `Im Depot liegen ${value.ref}.`,
      `Wie viel steckt im Depot? ${value.ref}.`,
      `${value.ref} in ${second?.ref ?? ''} Positionen.`,
      `Das Depot ist ${value.ref} wert.`,
    ],
    poster: [`Das Depot. ${value.ref}.`],
    desk: [`Depot ${value.ref}, ${second?.ref ?? ''} Positionen.`],
    anchor: [`Alles in allem ist das Depot ${value.ref} wert.`],
  }),
  prepAndBake: ({ value, second }) => ({
    any: [
      `${value.ref} Vorbereitung, ${second?.ref ?? ''} im Ofen.`,
      `Wie lange dauert es? ${value.ref}, dann ${second?.ref ?? ''} im Ofen.`,
      `Erst ${value.ref} Arbeit, danach ${second?.ref ?? ''} backen.`,
      `${value.ref} von Hand und ${second?.ref ?? ''} im Ofen.`,
    ],
  }),
  presentTemperature: ({ value, sky }) => {
    const cover = sky ? `, ${sky.ref}` : '';
    return {
      any: [
        `Gerade sind es ${value.ref}${cover}.`,
        `Im Moment ${value.ref}${cover}.`,
        `Und jetzt gerade? ${value.ref}${cover}.`,
        `Draußen ${value.ref}${cover}.`,
      ],
      desk: [`Letzte Messung ${value.ref}.`],
      anchor: [`Zur Stunde werden ${value.ref} gemessen${cover}.`],
      loud: [`Und jetzt? ${value.ref}!`],
      calm: [`Noch sind es ${value.ref}${cover}.`],
    };
  },
  utilization: ({ value, most, pool }) =>
    pool
      ? {
          any: [
            most && `Das meiste ist verliehen: ${value.ref}.`,
            `${value.ref} des Pools sind verliehen.`,
            `Wie viel ist verliehen? ${value.ref}.`,
            most && `Von jedem Dollar ist der größte Teil verliehen: ${value.ref}.`,
          ],
          poster: [`Verliehen: ${value.ref}.`],
          desk: [`Auslastung ${value.ref}.`, `Verliehen ${value.ref}.`],
          anchor: [
            `Die Kreditnehmer halten ${value.ref} des Pools.`,
            most && `Der größte Teil des Geldes ist verliehen: ${value.ref}.`,
          ],
        }
      : {
          any: [
            `Ausgelastet zu ${value.ref}.`,
            most && `Der größte Teil ist in Gebrauch: ${value.ref}.`,
            `Wie viel wird genutzt? ${value.ref}.`,
            `Genutzt werden ${value.ref}.`,
            `Die Auslastung liegt bei ${value.ref}.`,
          ],
        },
  turnout: ({ value, most }) => ({
    any: [
      `${value.ref} haben gewählt.`,
      most && `Mehr als die Hälfte ging wählen: ${value.ref}.`,
      `Wie viele gingen wählen? ${value.ref}.`,
      `Wahlbeteiligung: ${value.ref}.`,
    ],
    poster: [`Wahlbeteiligung. ${value.ref}.`],
    anchor: [`Die Wahlbeteiligung liegt bei ${value.ref}.`],
  }),
  uptime: ({ value }) => ({
    any: [
      `${value.ref} der Zeit am Netz.`,
      `In Betrieb war es ${value.ref} der Zeit.`,
      `Läuft es zuverlässig? ${value.ref} der Zeit.`,
      `Verfügbarkeit: ${value.ref}.`,
    ],
  }),
  occupancy: ({ value, most }) => ({
    any: [
      `Zu ${value.ref} belegt.`,
      most && `Das meiste ist belegt: ${value.ref}.`,
      `Wie voll ist es? Zu ${value.ref}.`,
      `Die Belegung liegt bei ${value.ref}.`,
    ],
  }),
  humidity: ({ value }) => ({
    any: [
      `Die Luftfeuchte liegt bei ${value.ref}.`,
      `Und die Luftfeuchte? ${value.ref}.`,
      `In der Luft liegen ${value.ref} Feuchte.`,
      `Luftfeuchte: ${value.ref}.`,
    ],
  }),
  margin: ({ value }) => ({
    any: [
      `Die Marge liegt bei ${value.ref}.`,
      `Als Marge bleiben ${value.ref}.`,
      `Und die Marge? ${value.ref}.`,
      `Marge: ${value.ref}.`,
    ],
  }),
  churn: ({ value }) => ({
    any: [
      `${value.ref} springen ab.`,
      `Abwanderung: ${value.ref}.`,
      `Wie viele gehen? ${value.ref}.`,
      `Die Abwanderung liegt bei ${value.ref}.`,
    ],
  }),
  conversion: ({ value }) => ({
    any: [
      `Die Conversion liegt bei ${value.ref}.`,
      `Wie viele sagen Ja? ${value.ref}.`,
      `Conversion: ${value.ref}.`,
      `Aus Interesse wird Abschluss: bei ${value.ref}.`,
    ],
  }),
  unemployment: ({ value }) => ({
    any: [
      `Ohne Arbeit: ${value.ref}.`,
      `Die Arbeitslosigkeit liegt bei ${value.ref}.`,
      `Und die Arbeitslosigkeit? ${value.ref}.`,
      `Arbeitslosenquote: ${value.ref}.`,
    ],
  }),
  inflation: ({ value }) => ({
    any: [
      `Die Inflation liegt bei ${value.ref}.`,
      `Und die Preise? ${value.ref} Inflation.`,
      `Inflation: ${value.ref}.`,
      `Die Teuerung beträgt ${value.ref}.`,
    ],
  }),
  dividend: ({ value }) => ({
    any: [
      `Die Dividende rentiert mit ${value.ref}.`,
      `Als Dividende gibt es ${value.ref}.`,
      `Und die Dividende? ${value.ref}.`,
      `Dividendenrendite: ${value.ref}.`,
    ],
  }),
  recycling: ({ value }) => ({
    any: [
      `Recycelt werden ${value.ref}.`,
      `Wie viel wird recycelt? ${value.ref}.`,
      `Recyclingquote: ${value.ref}.`,
      `${value.ref} kommen zurück in den Kreislauf.`,
    ],
  }),
  ...AMOUNTS_DE,
};
