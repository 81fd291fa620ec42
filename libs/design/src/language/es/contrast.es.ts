import type { ContrastPhrases } from '../phrasebook/contrast.phrases';
import { agree, at, by, moves, ofSize, ofSum, ofThe, pastText, the, verb } from './grammar.es';

function within(window: string): string {
  return window === '' ? '' : `en ${window}`;
}

/** Contrasts, parts and movements in Spanish. */
export const CONTRAST_ES: ContrastPhrases = {
  opening: ({ what, value }) => `${what.text}: ${value.ref}.`,
  benchmark: ({ value, other, more, rate }) => {
    const who = the(other);
    const pays = rate ? verb(other, 'paga', 'pagan') : verb(other, 'está en', 'están en');
    const amount = rate ? `un ${value.ref}` : value.ref;
    return {
      any: [
        `¿Y ${who}? ${value.ref}.`,
        `${who} ${pays} ${amount}.`,
        `${more ? 'Más' : 'Menos'} que ${who}: ${value.ref}.`,
        `${more ? 'Por encima' : 'Por debajo'} ${ofThe(other)}, ${at(value)}.`,
      ],
      poster: [`${who}: ${value.ref}.`, `Enfrente, ${value.ref}. ${who}.`],
      desk: [
        `${other.text}, ${value.ref}.`,
        `Contra ${value.ref} ${ofThe(other)}.`,
        `${other.text} ${more ? 'por detrás' : 'por delante'}, ${value.ref}.`,
      ],
      anchor: [
        `En comparación, ${who} ${pays} ${amount}.`,
        rate && `${who} ofrece ${more ? 'menos' : 'más'}: un ${value.ref}.`,
        `Es ${more ? 'más' : 'menos'} que ${who}, que ${pays} ${amount}.`,
      ],
      loud: [
        `¿${who}? ¡Se queda ${at(value)}!`,
        `En la otra esquina, ${who}: ${value.ref}.`,
        `${who}, ${value.ref}. ${more ? '¡Superado!' : '¡Por delante!'}`,
      ],
      calm: [
        `${who}, mientras, ${at(value)}.`,
        `En otra parte, ${who}: ${value.ref}.`,
        `Al lado, ${who}. ${value.ref}.`,
      ],
    };
  },
  level: ({ value, other }) => ({
    any: [
      `Igual que ${the(other)}: ${value.ref}.`,
      `${the(other)}, lo mismo: ${value.ref}.`,
      `Empate con ${the(other)}, ${at(value)}.`,
    ],
  }),
  target: ({ value, goal, more, towards }) => ({
    any: [
      towards && `De momento, ${towards.value.ref} de ${value.ref}.`,
      towards && `${towards.value.ref}, y ${the(goal)} está ${at(value)}.`,
      `${more ? 'Por encima' : 'Por debajo'} ${ofThe(goal)}, que es ${ofSum(value)}.`,
      `¿${the(goal)}? ${value.ref}.`,
      `${the(goal)} es ${ofSum(value)}.`,
      `${more ? 'Más' : 'Menos'} que ${the(goal)}: ${value.ref}.`,
    ],
    poster: [`${the(goal)}: ${value.ref}.`],
    desk: [`${more ? 'Sobre' : 'Bajo'} ${the(goal)}, ${value.ref}.`],
    anchor: [`${the(goal)} está ${agree(goal, 'fijado', 'fijada')} ${at(value)}.`],
  }),
  met: ({ value, goal }) => ({
    any: [
      `Justo ${the(goal)}: ${value.ref}.`,
      `${the(goal)} era ${ofSum(value)}. ${agree(goal, 'Cumplido', 'Cumplida')}.`,
      `${value.ref}: exactamente ${the(goal)}.`,
    ],
  }),
  before: ({ was, past, way }) => {
    const when = pastText(past);
    return {
      any: [
        `${when} era ${was.ref}.`,
        `¿${when}? ${was.ref}.`,
        `${when}, el dato era ${ofSum(was)}.`,
        way !== 'flat' && `${way === 'up' ? 'Sube' : 'Baja'} desde ${was.ref}.`,
      ],
      poster: [`${when}: ${was.ref}.`, `${was.ref} ${when}.`],
      desk: [
        `${way === 'up' ? 'Desde abajo' : way === 'down' ? 'Desde arriba' : 'Plano'}: ${was.ref}.`,
        `${when}, ${was.ref}.`,
      ],
      anchor: [`${when}, la cifra era ${ofSum(was)}.`, `Se compara con ${was.ref} ${when}.`],
      loud: [`¿Recuerdan ${was.ref}? Eso era ${when}.`, `El antes y el después: ${was.ref}, ¡y esto!`],
      calm: [`${when}, todavía ${was.ref}.`, `${when} fueron ${was.ref}.`],
    };
  },
  fromTo: ({ now, was, what, past, way }) => {
    const when = pastText(past);
    const from = way === 'flat' ? 'igual que' : way === 'up' ? 'más que' : 'menos que';
    return {
      any: [
        `${what.text}: ${now.ref}, ${from} ${when}, ${was.ref}.`,
        `${the(what)} ${verb(what, 'pasa', 'pasan')} de ${was.ref} a ${now.ref}.`,
        `${the(what)} ${verb(what, 'está', 'están')} ${at(now)}. ${when}, ${was.ref}.`,
      ],
      poster: [`${what.text}. De ${was.ref} a ${now.ref}.`, `${now.ref}. ${when}, ${was.ref}.`],
      desk: [`${what.text}, ${now.ref} desde ${was.ref}.`],
      anchor: [`${the(what)} ${verb(what, 'se sitúa', 'se sitúan')} ${at(now)}, frente a ${was.ref} ${when}.`],
    };
  },
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
  parts: ({ largest, next, whole, half }) => {
    const first = the(largest.what);
    return {
      any: [
        `La parte mayor: ${first}, ${largest.value.ref}.`,
        `${first} ${verb(largest.what, 'suma', 'suman')} ${largest.value.ref}; ${the(next.what)}, ${next.value.ref}.`,
        half && `Más de la mitad ${whole ? ofThe(whole) : ''} es ${largest.what.text}: ${largest.value.ref}.`,
        `¿De qué se compone? ${first}, ${largest.value.ref}.`,
        `${largest.value.ref} corresponde a ${largest.what.text}.`,
      ],
      poster: [`${largest.what.text}: ${largest.value.ref}. ${next.what.text}: ${next.value.ref}.`],
      desk: [`${largest.what.text} ${largest.value.ref}, ${next.what.text} ${next.value.ref}.`],
      anchor: [
        `${first} ${verb(largest.what, 'aporta', 'aportan')} ${largest.value.ref} y ${the(next.what)}, ${next.value.ref}.`,
      ],
      loud: [`El trozo más grande, ${largest.what.text}: ¡${largest.value.ref}!`],
      calm: [`Lo mayor, ${largest.what.text}. ${largest.value.ref}.`],
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
