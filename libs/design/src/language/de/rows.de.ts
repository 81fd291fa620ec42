import type { RowPhrases } from '../phrasebook/rows.phrases';
import { COLUMNS_DE } from './columns.de';
import { counting, movement, rankWord, within } from './grammar.de';
import { inThe } from './lead-rows.de';
import { TRADES_DE } from './trades.de';

/** Rows of a table in German. */
export const ROWS_DE: RowPhrases = {
  then: ({ who, value, place }) => {
    const rank = rankWord(place);
    return {
      any: [
        rank && `${rank}: ${who.ref} mit ${value.ref}.`,
        `Danach ${who.ref} mit ${value.ref}.`,
        `Es folgt ${who.ref}: ${value.ref}.`,
        `Bleibt noch ${who.ref}, ${value.ref}.`,
      ],
      poster: [`Dann ${who.ref}. ${value.ref}.`],
      desk: [`${who.ref} dahinter, ${value.ref}.`],
      anchor: [`Die Liste geht weiter mit ${who.ref}: ${value.ref}.`],
    };
  },
  thenTwo: ({ first, second, place }) => {
    const rank = rankWord(place);
    return {
      any: [
        `Danach ${first.who.ref} mit ${first.value.ref} und ${second.who.ref} mit ${second.value.ref}.`,
        `Es folgt ${first.who.ref}: ${first.value.ref}.`,
        rank && `${rank} für ${first.who.ref} mit ${first.value.ref}, vor ${second.who.ref}.`,
        `Dahinter ${first.who.ref}, ${first.value.ref}, und ${second.who.ref}, ${second.value.ref}.`,
      ],
      poster: [`${first.who.ref}, ${first.value.ref}. ${second.who.ref}, ${second.value.ref}.`],
      desk: [`${first.who.ref} ${first.value.ref}, ${second.who.ref} ${second.value.ref}.`],
      anchor: [
        `Auf den nächsten Plätzen ${first.who.ref} mit ${first.value.ref} und ${second.who.ref} mit ${second.value.ref}.`,
      ],
      loud: [`Und auf der Lauer: ${first.who.ref}, ${first.value.ref}!`],
      calm: [`Etwas tiefer ${first.who.ref}, ${first.value.ref}. Dann ${second.who.ref}, ${second.value.ref}.`],
    };
  },
  thenLevel: ({ list, value }) => ({
    any: [
      `Danach ${list}, je ${value.ref}.`,
      `Es folgen gleichauf ${list}: ${value.ref}.`,
      `Dahinter Gleichstand: ${list}, ${value.ref}.`,
    ],
    poster: [`Dann ${list}. ${value.ref}.`],
    desk: [`${list}, beide ${value.ref}.`],
    anchor: [`Die nächsten Plätze teilen sich ${list}: ${value.ref}.`],
  }),
  side: ({ first, second, sold }) => {
    const who = sold ? 'Verkäufer' : 'Käufer';
    const did = sold ? 'verkauft' : 'gekauft';
    return {
      any: [
        `Am meisten ${did}: ${first.ref}, dann ${second.ref}.`,
        `Auf der Liste der ${who} zuerst ${first.ref}, dann ${second.ref}.`,
        `Was wird am meisten ${did}? ${first.ref}, danach ${second.ref}.`,
        `Bei den ${who}n liegt ${first.ref} vor ${second.ref}.`,
      ],
      poster: [`Die ${who}: ${first.ref}, dann ${second.ref}.`, `Meist${did}: ${first.ref}.`],
      desk: [`${sold ? 'Verkäufe' : 'Käufe'}: ${first.ref}, dann ${second.ref}.`],
      anchor: [
        `Die ${who} setzen ${first.ref} vor ${second.ref}.`,
        `${first.ref} führt die Liste der ${who} an, gefolgt von ${second.ref}.`,
      ],
      loud: [`Am meisten ${did}? ${first.ref}! Dann ${second.ref}.`],
      calm: [`Zuerst ${first.ref}, danach ${second.ref}.`],
    };
  },
  holding: ({ who, value, share, most }) => {
    if (!share)
      return {
        any: [
          `Die größte Position ist ${who.ref} mit ${value.ref}.`,
          `Am schwersten wiegt ${who.ref}: ${value.ref}.`,
          `Im Depot liegt ${who.ref} vorn, ${value.ref}.`,
        ],
      };
    return {
      any: [
        `Die größte Position, ${who.ref}, macht ${value.ref} des Depots aus.`,
        `${who.ref} macht ${value.ref} des Depots aus.`,
        `Was liegt im Depot? Vor allem ${who.ref}: ${value.ref}.`,
        most && `Mehr als die Hälfte steckt in ${who.ref}: ${value.ref}.`,
      ],
      poster: [`${who.ref}: ${value.ref} des Depots.`, `${value.ref} des Depots. ${who.ref}.`],
      desk: [`${who.ref}, ${value.ref} vom Depot.`, `Größtes Gewicht ${who.ref}, ${value.ref}.`],
      anchor: [`Größte Position ist ${who.ref} mit ${value.ref}.`, `${who.ref} führt das Depot an, mit ${value.ref}.`],
      loud: [`Der dickste Brocken, ${who.ref}: ${value.ref}!`],
      calm: [`Zuerst ${who.ref}. ${value.ref} des Depots.`],
    };
  },
  list: ({ first, second, topic, noun }) => {
    const sum = counting(first.value, noun);
    const by = topic ? inThe(topic) : '';
    return {
      any: [
        topic ? `${by} liegt ${first.who.ref} vorn: ${sum}.` : `Vorn liegt ${first.who.ref}: ${sum}.`,
        `${first.who.ref}, ${sum}, vor ${second.who.ref}, ${second.value.ref}.`,
        topic && `Wer führt ${by}? ${first.who.ref} mit ${first.value.ref}.`,
        `Zuerst ${first.who.ref}: ${sum}.`,
      ],
      poster: [
        `${first.who.ref}, ${first.value.ref}. ${second.who.ref}, ${second.value.ref}.`,
        `${first.who.ref} zuerst, ${first.value.ref}. Dann ${second.who.ref}.`,
      ],
      desk: [`${first.who.ref} ${first.value.ref}, ${second.who.ref} ${second.value.ref}.`],
      anchor: [
        `Die Liste beginnt mit ${first.who.ref}, ${sum}.`,
        `${first.who.ref} führt die Liste an, ${first.value.ref}, gefolgt von ${second.who.ref}.`,
      ],
      loud: [`${first.who.ref} gewinnt die Runde! ${sum}.`],
      calm: [`${first.who.ref} zuerst. ${sum}.`],
    };
  },
  listLevel: ({ list, value }) => ({
    any: [
      `${list} teilen sich den höchsten Wert: ${value.ref}.`,
      `${list} gleichauf ganz vorn: ${value.ref}.`,
      `Gleichstand an der Spitze: ${list}, ${value.ref}.`,
    ],
  }),
  listBare: ({ first, second }) => ({
    any: [
      `${first.who.ref}: ${first.value.ref}. ${second.who.ref}: ${second.value.ref}.`,
      `${first.who.ref} bei ${first.value.ref}, ${second.who.ref} bei ${second.value.ref}.`,
      `Erst ${first.who.ref} mit ${first.value.ref}, dann ${second.who.ref} mit ${second.value.ref}.`,
    ],
  }),
  second: ({ who, value, clear }) => ({
    any: [
      `Platz zwei für ${who.ref}, ${value.ref}.`,
      `Und dahinter? ${who.ref}, ${value.ref}.`,
      `Es folgt ${who.ref} mit ${value.ref}.`,
      clear && `Sonst kommt niemand über ${value.ref}.`,
    ],
    poster: [`Dahinter ${who.ref}. ${value.ref}.`, `Dann ${who.ref}: ${value.ref}.`],
    desk: [`${who.ref} danach, ${value.ref}.`, `Nummer zwei, ${who.ref}: ${value.ref}.`],
    anchor: [`Auf dem zweiten Platz ${who.ref} mit ${value.ref}.`, `Am nächsten dran ist ${who.ref}: ${value.ref}.`],
    loud: [`Silber für ${who.ref}! ${value.ref}.`, `Der Verfolger, ${who.ref}: ${value.ref}.`],
    calm: [`Eine Stufe tiefer ${who.ref}. ${value.ref}.`],
  }),
  foot: ({ who, value, teams, least }) => {
    const where = teams ? 'am Tabellenende' : 'am anderen Ende';
    return {
      any: [
        `${where} ${who.ref}: ${value.ref}.`,
        `Das Schlusslicht: ${who.ref} mit ${value.ref}.`,
        `Und ganz unten? ${who.ref}, ${value.ref}.`,
        least && `Weniger als ${who.ref} hat niemand: ${value.ref}.`,
      ],
      poster: [`Zuletzt ${who.ref}. ${value.ref}.`],
      desk: [`Schlusslicht ${who.ref}, ${value.ref}.`],
      anchor: [`${where} steht ${who.ref} mit ${value.ref}.`, `${who.ref} bildet den Schluss, mit ${value.ref}.`],
    };
  },
  ...COLUMNS_DE,
  ...TRADES_DE,
  mover: ({ who, value, best, way, window }) => {
    const sum = movement(way, value);
    const span = within(window);
    const end = best ? 'am besten' : 'am schlechtesten';
    return {
      any: [
        `${end} läuft ${who.ref}: ${sum} ${span}.`,
        `Was läuft ${end}? ${who.ref}, ${sum}.`,
        `${who.ref} schneidet ${end} ab: ${sum} ${span}.`,
      ],
      poster: [`${end}: ${who.ref}. ${sum}.`, `${who.ref}: ${sum}. ${best ? 'Spitze' : 'Schlusslicht'}.`],
      desk: [`${who.ref} ${end}: ${sum}.`, `${best ? 'Spitzenreiter' : 'Schlusslicht'} ${who.ref}, ${sum}.`],
      anchor: [`${best ? 'An der Spitze' : 'Am Ende'} steht ${who.ref}: ${sum} ${span}.`],
      loud: [`${who.ref}! ${sum}. ${best ? 'Ganz vorn' : 'Ganz hinten'}.`, `Und ${end} läuft... ${who.ref}: ${sum}!`],
      calm: [`Von allen ${end}: ${who.ref}. ${sum}.`],
    };
  },
};
