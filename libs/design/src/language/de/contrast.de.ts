import type { ContrastPhrases } from '../phrasebook/contrast.phrases';
import { MOVEMENT_DE } from './movement.de';

/** Contrasts and parts in German. */
export const CONTRAST_DE: ContrastPhrases = {
  otherSide: ({ who, amount, prescribed, out }) => {
    const name = who?.ref ?? 'die Gegenseite';
    const sum = prescribed ? amount : `${amount} ${out ? 'raus' : 'rein'}`;
    return {
      any: [
        `Genau umgekehrt ${name}: ${sum}.`,
        `Und ${name}? ${sum}.`,
        `In die andere Richtung, ${name}: ${sum}.`,
        `Gegenüber ${name}: ${sum}.`,
      ],
      poster: [`${name}? ${sum}.`, `Anders ${name}. ${sum}.`, `Auf der anderen Seite, ${name}: ${sum}.`],
      desk: [`${name}, ${sum}.`, `Gegenseite ${name}: ${sum}.`],
      anchor: [
        `Auf der Gegenseite ${name}: ${sum}.`,
        `Umgekehrt das Bild bei ${name}: ${sum}.`,
        `Unterdessen bei ${name}: ${sum}.`,
      ],
      loud: [`${name}? Genau andersrum! ${sum}.`, `In der anderen Ecke, ${name}: ${sum}.`],
      calm: [`Auf einem anderen Weg, ${name}. ${sum}.`, `${name}, gegen den Strom: ${sum}.`],
    };
  },
  poolParts: ({ borrowers, rewards, most }) => ({
    any: [
      `${borrowers.ref} kommen von den Kreditnehmern, ${rewards.bare} aus Prämien.`,
      `Wer zahlt das? Kreditnehmer ${borrowers.ref}, Prämien ${rewards.bare}.`,
      most && `Den größten Teil zahlen die Kreditnehmer: ${borrowers.ref}.`,
      `Davon zahlen die Kreditnehmer ${borrowers.ref}.`,
    ],
    poster: [
      `Kreditnehmer zahlen ${borrowers.ref}. Prämien bringen ${rewards.bare}.`,
      `Zwei Quellen: ${borrowers.ref} Kreditnehmer, ${rewards.bare} Prämien.`,
    ],
    desk: [`Basis ${borrowers.ref}, Prämien ${rewards.bare}.`, `Grundzins ${borrowers.ref}, Anreize ${rewards.bare}.`],
    anchor: [
      most && `Das meiste davon ist kein Geschenk: ${borrowers.ref} zahlen die Kreditnehmer.`,
      `Die Kreditnehmer steuern ${borrowers.ref} bei, die Prämien ${rewards.bare}.`,
    ],
    loud: [`Kreditnehmer: ${borrowers.ref}. Und obendrauf ${rewards.bare} Prämien!`],
    calm: [`${borrowers.ref} von den Kreditnehmern. ${rewards.bare} aus Prämien.`],
  }),
  ...MOVEMENT_DE,
};
