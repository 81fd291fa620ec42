import type { RowPhrases } from '../phrasebook/rows.phrases';
import { bareDative, inNone, movement, periodWith } from './grammar.de';
import { inThe } from './lead-rows.de';

type Columns = 'top' | 'below' | 'columnPeak' | 'wettest' | 'tie' | 'dry' | 'unmoved' | 'none';

/** Rows that are told for another column than the video's own. */
export const COLUMNS_DE: Pick<RowPhrases, Columns> = {
  top: ({ who, value, what, again, way }) => {
    const sum = movement(way, value);
    const by = inThe(what);
    if (again)
      return {
        any: [
          `Auch ${by} vorn: ${sum}.`,
          `Und ${by}? Wieder ${who.ref}: ${sum}.`,
          `Dasselbe ${by}: ${who.ref}, ${sum}.`,
        ],
        poster: [`${by} genauso. ${sum}.`, `Wieder ${who.ref}. ${what.text}: ${sum}.`],
        desk: [`${what.text}, erneut ${who.ref}: ${sum}.`],
        anchor: [`${who.ref} führt auch ${by}: ${sum}.`, `${by} steht ebenfalls ${who.ref} oben, ${value.ref}.`],
      };
    return {
      any: [
        `${by} liegt ${who.ref} vorn: ${sum}.`,
        `Und ${by}? ${who.ref}, ${sum}.`,
        `Der höchste Wert ${by}: ${who.ref}, ${sum}.`,
        `Wer führt ${by}? ${who.ref} mit ${sum}.`,
      ],
      poster: [`${what.text}: ${who.ref}. ${sum}.`],
      desk: [`${what.text}, Spitze ${who.ref}: ${sum}.`],
      anchor: [`${by} sieht die Reihenfolge anders aus: ${who.ref} vorn, ${sum}.`],
    };
  },
  below: ({ who, value, what }) => {
    const by = inThe(what);
    return {
      any: [
        `Wer ist ${by} im Minus? Nur ${who.ref}: ${value.ref}.`,
        `Nur ${who.ref} steht ${by} im Minus: ${value.ref}.`,
        `Das einzige Minus ${by}: ${who.ref}, ${value.ref}.`,
      ],
      poster: [`Nur ${who.ref} im Minus. ${value.ref}.`],
      desk: [`Negativ ${by} nur ${who.ref}, ${value.ref}.`],
      anchor: [`Ein Minus steht ${by} allein bei ${who.ref}: ${value.ref}.`],
    };
  },
  columnPeak: ({ what, value, time }) => ({
    any: [
      `${inThe(what)} kommt das Hoch ${time.at}: ${value.ref}.`,
      `Und ${inThe(what)}? Am meisten ${time.at}, ${value.ref}.`,
      `${what.text}: bis zu ${value.ref}, ${time.at}.`,
    ],
    poster: [`${what.text}: ${value.ref}. ${time.at}.`],
    desk: [`${what.text}, Hoch ${value.ref} ${time.at}.`],
    anchor: [`${inThe(what)} liegt der höchste Wert ${time.at}: ${value.ref}.`],
  }),
  wettest: ({ value, time, period }) => ({
    any: [
      `Am nassesten wird es ${time.at}: ${value.ref}.`,
      `Und der Regen? Vor allem ${time.at}, ${value.ref}.`,
      `${periodWith(period, 'Der nasseste', 'Die nasseste', 'Das nasseste')}: ${time.ref} mit ${value.ref}.`,
      `Am meisten regnet es ${time.at}: ${value.ref}.`,
    ],
    poster: [`${value.ref} Regen ${time.at}.`, `Am nassesten: ${time.ref}. ${value.ref}.`],
    desk: [`Regenmaximum ${time.at}, ${value.ref}.`],
    anchor: [`Der stärkste Regen fällt ${time.at}: ${value.ref}.`],
  }),
  tie: ({ list, value }) => ({
    any: [
      `${list} liegen gleichauf: ${value.ref}.`,
      `Gleichstand: ${list}, je ${value.ref}.`,
      `Je ${value.ref}: ${list}.`,
      `Wer liegt gleichauf? ${list}, ${value.ref}.`,
    ],
    poster: [`Gleichauf: ${list}. ${value.ref}.`],
    desk: [`${list} pari, ${value.ref}.`],
    anchor: [`Nichts trennt ${list}: ${value.ref}.`],
  }),
  dry: ({ list, only, period }) => {
    if (!only)
      return {
        any: [`Trocken: ${list}.`, `${list} bleiben trocken.`, `Ohne Schirm? ${list}.`, `Kein Tropfen: ${list}.`],
      };
    return {
      any: [
        `Nur ${only.at} bleibt es trocken.`,
        `Sonst ${inNone(period)} trocken, nur ${only.at}.`,
        `Eine Pause? ${only.at}, ohne Regen.`,
        `Kein Tropfen ${only.at}.`,
      ],
      poster: [`${only.at}: trocken.`],
      desk: [`Trocken nur ${only.at}.`],
      anchor: [`Allein ${only.at} fällt kein Regen.`],
    };
  },
  unmoved: ({ list, several }) => ({
    any: [
      `${list} ${several ? 'bewegen' : 'bewegt'} sich nicht.`,
      `Unverändert: ${list}.`,
      `Und ${list}? Keine Bewegung.`,
      `${list} ${several ? 'stehen' : 'steht'} wie zuvor.`,
    ],
    poster: [`${list}: unverändert.`],
    desk: [`${list} flach.`],
    anchor: [`Keine Veränderung bei ${list}.`],
  }),
  none: ({ list, what, several }) => ({
    any: [
      `${list} ganz ohne ${what.text}.`,
      `Nichts an ${bareDative(what)} für ${list}.`,
      `Und ${list}? Ohne ${what.text}.`,
      `${list} ${several ? 'gehen' : 'geht'} leer aus: ohne ${what.text}.`,
    ],
    desk: [`${list}, ohne ${what.text}.`],
    anchor: [`Ohne ${what.text} ${several ? 'bleiben' : 'bleibt'} ${list}.`],
  }),
};
