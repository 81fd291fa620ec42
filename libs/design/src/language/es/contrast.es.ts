import type { ContrastPhrases } from '../phrasebook/contrast.phrases';
import { at, by, moves, ofSize, the, verb } from './grammar.es';

function within(window: string): string {
  return window === '' ? '' : `en ${window}`;
}

/** Contrasts, parts and movements in Spanish. */
export const CONTRAST_ES: ContrastPhrases = {
  otherSide: ({ who, amount, prescribed, out }) => {
    const name = who?.ref ?? 'el otro lado';
    const sum = prescribed ? amount : `${amount} ${out ? 'de salida' : 'de entrada'}`;
    return {
      any: [
        `${name} hace lo contrario: ${sum}.`,
        `¿Y ${name}? ${sum}.`,
        `${name}, en dirección opuesta: ${sum}.`,
        `Enfrente, ${name}: ${sum}.`,
      ],
      poster: [`¿${name}? ${sum}.`, `${name}, no. ${sum}.`, `Al otro lado, ${name}: ${sum}.`],
      desk: [`${name}, ${sum}.`, `Contrapartida, ${name}: ${sum}.`],
      anchor: [
        `En el lado contrario, ${name}: ${sum}.`,
        `${name} se mueve en sentido opuesto: ${sum}.`,
        `Mientras tanto, ${name}: ${sum}.`,
      ],
      loud: [`¿${name}? ¡Justo al revés! ${sum}.`, `En la otra esquina, ${name}: ${sum}.`],
      calm: [`Por otro camino, ${name}. ${sum}.`, `${name}, a la inversa: ${sum}.`],
    };
  },
  poolParts: ({ borrowers, rewards, most }) => ({
    any: [
      `${borrowers.ref} viene de los prestatarios; ${rewards.bare}, de las recompensas.`,
      `¿Quién paga? Los prestatarios, ${borrowers.ref}; las recompensas, ${rewards.bare}.`,
      most && `La mayor parte la pagan los prestatarios: ${borrowers.ref}.`,
      `De ahí, ${borrowers.ref} lo ponen los prestatarios.`,
    ],
    poster: [
      `Los prestatarios ponen ${borrowers.ref}. Las recompensas, ${rewards.bare}.`,
      `Dos partes: ${borrowers.ref} de prestatarios, ${rewards.bare} de recompensas.`,
    ],
    desk: [
      `Base ${borrowers.ref}, incentivos ${rewards.bare}.`,
      `Tipo base, ${borrowers.ref}; recompensas, ${rewards.bare}.`,
    ],
    anchor: [
      most && `Y no es un regalo: ${borrowers.ref} lo pagan los prestatarios.`,
      `Los prestatarios aportan ${borrowers.ref} y las recompensas, ${rewards.bare}.`,
    ],
    loud: [`Prestatarios, ${borrowers.ref}. Y de premio, ¡${rewards.bare}!`],
    calm: [`${borrowers.ref} llega de los prestatarios; ${rewards.bare}, de las recompensas.`],
  }),
  moved: ({ amount, way, what, window }) => {
    const span = within(window);
    const up = way === 'up';
    return {
      any: [
        `Es ${by(amount)} ${up ? 'más' : 'menos'} ${span}.`,
        `${up ? 'Sube' : 'Baja'} ${by(amount)} ${span}.`,
        `${the(what)} ${moves(way, what)} ${by(amount)} ${span}.`,
        `¿Hacia dónde va? ${up ? 'Arriba' : 'Abajo'}, ${amount.size} ${span}.`,
      ],
      poster: [
        `${what.text}, ${amount.signed} ${span}.`,
        window !== '' && `En ${window}: ${by(amount)} ${up ? 'más' : 'menos'}.`,
      ],
      desk: [`${what.text} ${up ? 'al alza' : 'a la baja'}, ${amount.size} ${span}.`, `${amount.signed} ${span}.`],
      anchor: [
        window !== '' && `En ${window}, ${up ? 'un aumento' : 'un descenso'} ${ofSize(amount)}.`,
        `${the(what)} ${verb(what, 'ha', 'han')} ${up ? 'subido' : 'bajado'} ${by(amount)} ${span}.`,
      ],
      loud: [`¡${amount.size} ${up ? 'más' : 'menos'} ${span}!`],
      calm: [`${up ? 'Crece' : 'Mengua'} ${by(amount)} ${span}.`],
    };
  },
  movedTo: ({ amount, way, what, value, window }) => {
    const up = way === 'up';
    return {
      any: [
        `${the(what)} ${moves(way, what)} ${by(amount)}, hasta ${value.ref}.`,
        `${what.text}: ${value.ref}, ${by(amount)} ${up ? 'más' : 'menos'} ${within(window)}.`,
        `${value.ref}, tras ${up ? 'subir' : 'bajar'} ${by(amount)}: ${the(what)}.`,
      ],
      poster: [`${what.text}: ${value.ref}. ${amount.signed}.`, `${value.ref}. ${what.text}, ${amount.signed}.`],
      desk: [
        `${what.text} ${value.ref}, ${amount.signed}.`,
        `${what.text} ${up ? 'al alza' : 'a la baja'}, ${at(value)}.`,
      ],
      anchor: [
        `${the(what)} ${verb(what, 'queda', 'quedan')} ${at(value)}, ${by(amount)} ${up ? 'más' : 'menos'} ${within(window)}.`,
        `${up ? 'Una subida' : 'Una bajada'} ${ofSize(amount)} deja ${the(what)} ${at(value)}.`,
      ],
      loud: [`${the(what)}, ¡${amount.size} ${up ? 'arriba' : 'abajo'}! Ahora, ${value.ref}.`],
      calm: [`${the(what)}, ${amount.size} ${up ? 'más' : 'menos'}. Ahora, ${value.ref}.`],
    };
  },
  unmoved: ({ what, window }) => ({
    any: [
      `${the(what)} no se ${verb(what, 'ha', 'han')} movido ${within(window)}.`,
      `Sin cambios en ${the(what)} ${within(window)}.`,
      `${the(what)}, ${verb(what, 'igual', 'iguales')} ${within(window)}.`,
    ],
  }),
};
