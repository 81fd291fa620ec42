import type { ContrastPhrases } from '../phrasebook/contrast.phrases';
import { amountOf, label, lies, liesAt, pastText, the, theDative, verb } from './grammar.de';
import { MOVEMENT_DE } from './movement.de';

/** Contrasts and parts in German. */
export const CONTRAST_DE: ContrastPhrases = {
  opening: ({ what, value }) => `${what.text}: ${value.ref}.`,
  benchmark: ({ value, other, more, rate }) => {
    const who = the(other);
    const pays = rate ? `${verb(other, 'zahlt', 'zahlen')} ${value.ref}` : liesAt(other, value);
    return {
      any: [
        `Und ${who}? ${value.ref}.`,
        `${who} ${pays}.`,
        `${more ? 'Mehr' : 'Weniger'} als ${who}: ${value.ref}.`,
        `${who} ${verb(other, 'kommt', 'kommen')} ${more ? 'nur' : 'sogar'} auf ${value.ref}.`,
      ],
      poster: [`${who}: ${value.ref}.`, `Daneben ${value.ref}. ${who}.`],
      desk: [
        `${other.text}, ${value.ref}.`,
        `Gegen ${value.ref} bei ${theDative(other)}.`,
        `${other.text} ${more ? 'dahinter' : 'davor'}, ${value.ref}.`,
      ],
      anchor: [
        `Zum Vergleich: ${who} ${pays}.`,
        rate && `${who} ${verb(other, 'bietet', 'bieten')} ${more ? 'weniger' : 'mehr'}: ${value.ref}.`,
        `Das ist ${more ? 'mehr' : 'weniger'} als ${who} mit ${value.ref}.`,
      ],
      loud: [
        `${who}? ${more ? 'Bleibt bei' : 'Schafft'} ${value.ref}!`,
        `In der anderen Ecke, ${who}: ${value.ref}.`,
        `${who}, ${value.ref}. ${more ? 'Geschlagen!' : 'Und damit vorn!'}`,
      ],
      calm: [
        `${who} ${verb(other, 'bleibt', 'bleiben')} unterdessen bei ${value.ref}.`,
        `Anderswo, ${who}: ${value.ref}.`,
        `Gleich daneben ${who}. ${value.ref}.`,
      ],
    };
  },
  level: ({ value, other }) => ({
    any: [
      `Genauso viel wie ${the(other)}: ${value.ref}.`,
      `${the(other)} ${verb(other, 'steht', 'stehen')} gleichauf: ${value.ref}.`,
      `Gleichstand mit ${theDative(other)}: ${value.ref}.`,
    ],
  }),
  target: ({ value, goal, more, towards }) => ({
    any: [
      towards && `Bisher ${towards.value.ref} von ${value.ref}.`,
      towards && `${towards.value.ref}, und ${lies(goal, value)}.`,
      `${more ? 'Über' : 'Unter'} ${theDative(goal)} von ${value.ref}.`,
      `Und ${the(goal)}? ${value.ref}.`,
      `${lies(goal, value)}.`,
      `${more ? 'Mehr' : 'Weniger'} als ${the(goal)}: ${value.ref}.`,
    ],
    poster: [`${the(goal)}: ${value.ref}.`],
    desk: [`${more ? 'Über' : 'Unter'} ${goal.text}, ${value.ref}.`],
    anchor: [`Angesetzt ${verb(goal, 'war', 'waren')} ${the(goal)} mit ${value.ref}.`],
  }),
  met: ({ value, goal }) => ({
    any: [
      `Genau ${the(goal)}: ${value.ref}.`,
      `${the(goal)} ${verb(goal, 'war', 'waren')} ${value.ref}. Erreicht.`,
      `${value.ref}, auf den Punkt ${the(goal)}.`,
    ],
  }),
  before: ({ was, past, way }) => {
    const when = pastText(past);
    return {
      any: [
        `${when} waren es ${was.ref}.`,
        `Und ${when}? ${was.ref}.`,
        `${when} standen da noch ${was.ref}.`,
        way !== 'flat' && `${way === 'up' ? 'Rauf' : 'Runter'} von ${was.ref}.`,
      ],
      poster: [`${when}: ${was.ref}.`, `${was.ref} ${when}.`],
      desk: [
        `${way === 'up' ? 'Von unten' : way === 'down' ? 'Von oben' : 'Seitwärts'}: ${was.ref}.`,
        `${when} ${was.ref}.`,
      ],
      anchor: [`${when} betrug der Wert ${was.ref}.`, `Zum Vergleich: ${when} waren es ${was.ref}.`],
      loud: [`Wer erinnert sich? ${when} waren es ${was.ref}!`, `Vorher: ${was.ref}. Und jetzt das!`],
      calm: [`${when} noch ${was.ref}.`, `${when}, da waren es ${was.ref}.`],
    };
  },
  fromTo: ({ now, was, what: given, past, way }) => {
    const what = amountOf(given);
    const when = pastText(past);
    const than = way === 'flat' ? 'genau wie' : way === 'up' ? 'mehr als' : 'weniger als';
    return {
      any: [
        `${what.text}: ${now.ref}, ${than} ${when} mit ${was.ref}.`,
        `${what.text}: erst ${was.ref}, jetzt ${now.ref}.`,
        `${lies(what, now)}. ${when} waren es ${was.ref}.`,
      ],
      poster: [`${what.text}. Von ${was.ref} auf ${now.ref}.`, `${now.ref}. ${when} ${was.ref}.`],
      desk: [`${label(what)} ${now.ref} nach ${was.ref}.`],
      anchor: [`${the(what)} ${verb(what, 'beträgt', 'betragen')} ${now.ref}, nach ${was.ref} ${when}.`],
    };
  },
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
  parts: ({ largest, next, whole, half }) => {
    const first = the(largest.what);
    return {
      any: [
        `Der größte Teil: ${first}, ${largest.value.ref}.`,
        `${label(largest.what)} ${largest.value.ref}, dann ${next.what.text} mit ${next.value.ref}.`,
        half &&
          `Mehr als die Hälfte ${whole ? `bei ${theDative(whole)}` : ''}: ${largest.what.text}, ${largest.value.ref}.`,
        `Woraus besteht es? Zuerst ${first}, ${largest.value.ref}.`,
        `${largest.value.ref} entfallen auf ${largest.what.text}.`,
      ],
      poster: [`${largest.what.text}: ${largest.value.ref}. ${next.what.text}: ${next.value.ref}.`],
      desk: [`${label(largest.what)} ${largest.value.ref}, ${label(next.what)} ${next.value.ref}.`],
      anchor: [`Auf ${largest.what.text} entfallen ${largest.value.ref}, auf ${label(next.what)} ${next.value.ref}.`],
      loud: [`Das größte Stück, ${largest.what.text}: ${largest.value.ref}!`],
      calm: [`Am meisten ${largest.what.text}. ${largest.value.ref}.`],
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
