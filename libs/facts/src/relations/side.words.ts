/** Words by which the two sides of a meeting are told apart in names of fields, the first of them named first. */
export const MEETINGS: ReadonlyArray<readonly [RegExp, RegExp]> = [
  [/\bhome\b/, /\b(?:away|visit(?:or|ors|ing)|road)\b/],
  [/\bhost\b/, /\bguest\b/],
  [/\blocal\b/, /\bvisit(?:or|ante)\b/],
  [/\bheim\b/, /\bgast\b/],
  [/\b(?:team|player|side) (?:1|a|one)\b/, /\b(?:team|player|side) (?:2|b|two)\b/],
];

/** Parts of a meeting are many and tell little, each for itself. */
export const STRETCH = /^(?:q|p|set|inning|quarter|period|frame|over)s? ?\d+$|^ot$/;

/** What a side is called beside the word that tells it from the other. */
export const BEARERS = /\b(?:teams?|clubs?|players?|sides?|squads?|competitors?|mannschaft|equipo)\b/g;

/** What is left of the name of a side's own name. */
export const SIDE_NAMES = /^(?:|(?:full |short |display )?name|title)$/;

/** What a meeting is won by. */
export const SCORE = /\b(?:scores?|goals?|runs|tries|points|pts|tore|goles|buts|gols?|golos|reti)\b/;

/** Parts of a score (halves, sets, shoot-outs), told beside it. */
export const SCORE_PART =
  /\b(?:half|first|second|period|quarter|extra|pen|penalt(?:y|ies)|expected|against|difference|per)\b/;
