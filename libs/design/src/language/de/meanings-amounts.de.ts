import type { FigurePhrases } from '../phrasebook/figures.phrases';
import { lies } from './grammar.de';

/** Amounts, counts and measures of a known meaning. */
export const AMOUNTS_DE: FigurePhrases['meanings'] = {
  tvl: ({ value, pool }) =>
    pool
      ? {
          any: [
            `Im Pool liegen ${value.ref}.`,
            `Darin stecken ${value.ref}.`,
            `Wie viel liegt im Pool? ${value.ref}.`,
            `Die Einlagen: ${value.ref}.`,
          ],
          desk: [`TVL, ${value.ref}.`],
        }
      : {
          any: [
            `Hinterlegt sind ${value.ref}.`,
            `Darin stecken ${value.ref}.`,
            `Wie viel ist hinterlegt? ${value.ref}.`,
            `Die Einlagen: ${value.ref}.`,
          ],
          desk: [`TVL, ${value.ref}.`],
        },
  marketCap: ({ value, subject }) => ({
    any: [
      `Am Markt: ${value.ref} für ${subject?.ref ?? 'das Ganze'}.`,
      `${subject?.ref ?? 'Das Ganze'} ist insgesamt ${value.ref} wert.`,
      `Was ist alles zusammen wert? ${value.ref}.`,
      `Marktwert: ${value.ref}.`,
    ],
    desk: [`Marktkapitalisierung ${value.ref}.`],
    anchor: [`Der Markt bewertet ${subject?.ref ?? 'das Ganze'} mit ${value.ref}.`],
  }),
  volume: ({ value }) => ({
    any: [
      `Gehandelt wurden ${value.ref}.`,
      `Das Volumen: ${value.ref}.`,
      `Wie viel wurde gehandelt? ${value.ref}.`,
      `Umgesetzt wurden ${value.ref}.`,
    ],
    desk: [`Volumen ${value.ref}.`],
  }),
  holders: ({ value }) => ({
    any: [
      `${value.ref} halten es.`,
      `Verteilt auf ${value.ref} Halter.`,
      `Wie viele Halter? ${value.ref}.`,
      `${value.ref} Halter.`,
    ],
  }),
  positions: ({ value }) => ({
    any: [
      `Es sind ${value.ref} Positionen.`,
      `Verteilt auf ${value.ref} Positionen.`,
      `Wie viele Positionen? ${value.ref}.`,
      `Insgesamt ${value.ref} Positionen.`,
    ],
  }),
  revenue: ({ value }) => ({
    any: [
      `Umgesetzt wurden ${value.ref}.`,
      `Der Umsatz: ${value.ref}.`,
      `Wie viel kam herein? ${value.ref}.`,
      `Eingenommen: ${value.ref}.`,
      `Der Umsatz liegt bei ${value.ref}.`,
    ],
    anchor: [`Der Umsatz beläuft sich auf ${value.ref}.`],
  }),
  profit: ({ value, negative }) =>
    negative
      ? {
          any: [
            `Ein Verlust von ${value.size}.`,
            `Das Ergebnis ist rot: ${value.size} Verlust.`,
            `Und der Gewinn? Keiner: ${value.size} Verlust.`,
            `Verloren gingen ${value.size}.`,
          ],
        }
      : {
          any: [
            `Der Gewinn: ${value.ref}.`,
            `Übrig bleiben ${value.ref}.`,
            `Und der Gewinn? ${value.ref}.`,
            `Verdient wurden ${value.ref}.`,
            `Unter dem Strich ${value.ref} Gewinn.`,
          ],
        },
  price: ({ value, what, subject }) => ({
    any: [
      `Kostet ${value.ref}.`,
      `Der Preis: ${value.ref}.`,
      `Was kostet es? ${value.ref}.`,
      `Zu haben für ${value.ref}.`,
      `${lies(what, value)}.`,
    ],
    anchor: [subject && what.text === 'Preis' && `${subject.ref} kostet ${value.ref}.`],
  }),
  budget: ({ value }) => ({
    any: [
      `Das Budget: ${value.ref}.`,
      `Zur Verfügung stehen ${value.ref}.`,
      `Und das Budget? ${value.ref}.`,
      `Eingeplant sind ${value.ref}.`,
    ],
  }),
  employees: ({ value }) => ({
    any: [
      `Dort arbeiten ${value.ref} Menschen.`,
      `Das Team zählt ${value.ref} Köpfe.`,
      `Wie viele arbeiten dort? ${value.ref}.`,
      `${value.ref} Beschäftigte.`,
    ],
  }),
  customers: ({ value }) => ({
    any: [
      `Es gibt ${value.ref} Kunden.`,
      `Wie viele Kunden? ${value.ref}.`,
      `${value.ref} Kunden.`,
      `Auf der Kundenliste stehen ${value.ref}.`,
    ],
  }),
  visitors: ({ value }) => ({
    any: [
      `Gekommen sind ${value.ref} Menschen.`,
      `Wie viele kamen? ${value.ref}.`,
      `${value.ref} Besucher.`,
      `Vor Ort waren ${value.ref} Gäste.`,
    ],
  }),
  population: ({ value }) => ({
    any: [
      `Hier leben ${value.ref} Menschen.`,
      `${value.ref} Einwohner.`,
      `Wie viele leben hier? ${value.ref}.`,
      `Die Einwohnerzahl: ${value.ref}.`,
    ],
  }),
  passengers: ({ value }) => ({
    any: [
      `Mitgefahren sind ${value.ref} Menschen.`,
      `${value.ref} Fahrgäste.`,
      `Wie viele waren unterwegs? ${value.ref}.`,
      `An Bord: ${value.ref}.`,
    ],
  }),
  votes: ({ value }) => ({
    any: [
      `${value.ref} Stimmen.`,
      `Abgegeben wurden ${value.ref} Stimmen.`,
      `Wie viele Stimmen? ${value.ref}.`,
      `Im Ergebnis ${value.ref} Stimmen.`,
    ],
  }),
  orders: ({ value }) => ({
    any: [
      `Bestellt wurde ${value.ref} Mal.`,
      `${value.ref} Bestellungen gingen ein.`,
      `Wie viele Bestellungen? ${value.ref}.`,
      `Bestellungen: ${value.ref}.`,
    ],
  }),
  downloads: ({ value }) => ({
    any: [
      `Heruntergeladen: ${value.ref} Mal.`,
      `${value.ref} Downloads.`,
      `Wie viele Downloads? ${value.ref}.`,
      `Geladen wurde es ${value.ref} Mal.`,
    ],
  }),
  rating: ({ value }) => ({
    any: [
      `Die Bewertung: ${value.ref}.`,
      `Bewertet mit ${value.ref}.`,
      `Wie kommt es an? ${value.ref}.`,
      `Im Schnitt gibt es ${value.ref}.`,
    ],
  }),
  weight: ({ value }) => ({
    any: [
      `Gewicht: ${value.ref}.`,
      `Auf der Waage ${value.ref}.`,
      `Wie schwer? ${value.ref}.`,
      `Es wiegt ${value.ref}.`,
    ],
  }),
  distance: ({ value }) => ({
    any: [
      `Das sind ${value.ref}.`,
      `Wie weit? ${value.ref}.`,
      `Von Ende zu Ende ${value.ref}.`,
      `Die Strecke: ${value.ref}.`,
    ],
  }),
  height: ({ value }) => ({
    any: [
      `In der Höhe ${value.ref}.`,
      `Gemessen: ${value.ref}.`,
      `Welche Höhe? ${value.ref}.`,
      `Die Höhe: ${value.ref}.`,
    ],
  }),
  wind: ({ value }) => ({
    any: [
      `Der Wind weht mit ${value.ref}.`,
      `Wind: ${value.ref}.`,
      `Und der Wind? ${value.ref}.`,
      `Dazu Wind mit ${value.ref}.`,
    ],
  }),
  rain: ({ value }) => ({
    any: [
      `Es fallen ${value.ref} Regen.`,
      `Und der Regen? ${value.ref}.`,
      `Regen: ${value.ref}.`,
      `Nass wird es auch: ${value.ref}.`,
    ],
  }),
  wait: ({ value }) => ({
    any: [
      `Die Wartezeit: ${value.ref}.`,
      `${value.ref} warten.`,
      `Wie lange dauert es? ${value.ref}.`,
      `Es dauert ${value.ref}.`,
    ],
  }),
  latency: ({ value }) => ({
    any: [
      `Die Latenz: ${value.ref}.`,
      `Wie schnell? ${value.ref} Latenz.`,
      `Es dauert ${value.ref}.`,
      `Latenz, ${value.ref}.`,
    ],
  }),
  response: ({ value }) => ({
    any: [
      `Die Antwort dauert ${value.ref}.`,
      `Wie schnell kommt die Antwort? ${value.ref}.`,
      `Bis zur Antwort vergehen ${value.ref}.`,
      `Antwortzeit: ${value.ref}.`,
    ],
  }),
};
