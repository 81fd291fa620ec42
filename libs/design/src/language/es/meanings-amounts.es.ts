import type { FigurePhrases } from '../phrasebook/figures.phrases';
import { the } from './grammar.es';

/** Stars beyond this are counted things (a repository's), no mark. */
const HIGHEST_MARK = 10;

/** Amounts, counts and measures of a known meaning. */
export const AMOUNTS_ES: FigurePhrases['meanings'] = {
  tvl: ({ value }) => ({
    any: [
      `El fondo suma ${value.ref}.`,
      `Dentro hay ${value.ref}.`,
      `¿Cuánto hay en el fondo? ${value.ref}.`,
      `Los depósitos: ${value.ref}.`,
    ],
    desk: [`TVL, ${value.ref}.`],
  }),
  marketCap: ({ value, subject }) => ({
    any: [
      `El mercado valora ${subject?.ref ?? 'el conjunto'} en ${value.ref}.`,
      `${subject ? `Todo ${subject.ref}` : 'Todo'} vale ${value.ref}.`,
      `¿Cuánto vale? ${value.ref}.`,
      `Valor de mercado: ${value.ref}.`,
    ],
    desk: [`Capitalización, ${value.ref}.`],
    anchor: [`A precio de mercado, ${subject?.ref ?? 'el conjunto'} vale ${value.ref}.`],
  }),
  holders: ({ value }) => ({
    any: [
      `Lo tienen ${value.ref} titulares.`,
      `Repartido entre ${value.ref} titulares.`,
      `¿Cuántos titulares? ${value.ref}.`,
      `${value.ref} titulares.`,
    ],
  }),
  positions: ({ value }) => ({
    any: [
      `Son ${value.ref} posiciones.`,
      `Repartido en ${value.ref} posiciones.`,
      `¿Cuántas posiciones? ${value.ref}.`,
      `${value.ref} posiciones en total.`,
    ],
  }),
  revenue: ({ value }) => ({
    any: [
      `Ingresó ${value.ref}.`,
      `Los ingresos: ${value.ref}.`,
      `¿Cuánto entró? ${value.ref}.`,
      `Entraron ${value.ref}.`,
      `Facturó ${value.ref}.`,
    ],
    anchor: [`Los ingresos ascienden a ${value.ref}.`],
  }),
  profit: ({ value, negative }) =>
    negative
      ? {
          any: [
            `Perdió ${value.size}.`,
            `El resultado, en rojo: ${value.size}.`,
            `¿Y el beneficio? No: ${value.size} de pérdidas.`,
            `Pérdidas de ${value.size}.`,
          ],
        }
      : {
          any: [
            `Ganó ${value.ref}.`,
            `Queda un beneficio de ${value.ref}.`,
            `¿Y el beneficio? ${value.ref}.`,
            `Beneficio: ${value.ref}.`,
            `Limpios quedan ${value.ref}.`,
          ],
        },
  price: ({ value, what, subject }) => ({
    any: [
      `Cuesta ${value.ref}.`,
      `El precio: ${value.ref}.`,
      `¿Cuánto cuesta? ${value.ref}.`,
      `Sale por ${value.ref}.`,
      `${the(what)} es de ${value.ref}.`,
    ],
    anchor: [subject && what.text === 'precio' && `${subject.ref} cuesta ${value.ref}.`],
  }),
  employees: ({ value }) => ({
    any: [
      `Emplea a ${value.ref} personas.`,
      `Allí trabajan ${value.ref} personas.`,
      `¿Cuánta gente trabaja? ${value.ref} personas.`,
      `En plantilla, ${value.ref} personas.`,
    ],
  }),
  visitors: ({ value }) => ({
    any: [
      `Lo visitaron ${value.ref} personas.`,
      `¿Cuánta gente vino? ${value.ref} visitantes.`,
      `${value.ref} visitantes.`,
      `Pasaron por allí ${value.ref} personas.`,
    ],
  }),
  population: ({ value }) => ({
    any: [
      `Viven allí ${value.ref} personas.`,
      `${value.ref} habitantes.`,
      `¿Cuánta gente vive allí? ${value.ref}.`,
      `La población: ${value.ref}.`,
    ],
  }),
  rating: ({ value, what }) =>
    (value.fact.number ?? 0) > HIGHEST_MARK
      ? { any: [`${what.text}: ${value.ref}.`, `¿${what.text}? ${value.ref}.`, `Y ${the(what)}, ${value.ref}.`] }
      : {
          any: [
            `Su nota: ${value.ref}.`,
            `Valoración de ${value.ref}.`,
            `¿Qué nota tiene? ${value.ref}.`,
            `Le ponen un ${value.ref}.`,
          ],
        },
  weight: ({ value }) => ({
    any: [
      `Pesa ${value.ref}.`,
      `En la báscula, ${value.ref}.`,
      `¿Cuánto pesa? ${value.ref}.`,
      `De peso, ${value.ref}.`,
    ],
  }),
  distance: ({ value }) => ({
    any: [
      `Son ${value.ref}.`,
      `¿Qué distancia? ${value.ref}.`,
      `De punta a punta, ${value.ref}.`,
      `La distancia: ${value.ref}.`,
    ],
  }),
  height: ({ value }) => ({
    any: [
      `De alto, ${value.ref}.`,
      `En altura, ${value.ref}.`,
      `¿Qué altura tiene? ${value.ref}.`,
      `Altura: ${value.ref}.`,
    ],
  }),
  wind: ({ value }) => ({
    any: [
      `El viento sopla a ${value.ref}.`,
      `Viento de ${value.ref}.`,
      `¿Y el viento? ${value.ref}.`,
      `Sopla a ${value.ref}.`,
    ],
  }),
  wait: ({ value }) => ({
    any: [
      `La espera es de ${value.ref}.`,
      `Toca esperar ${value.ref}.`,
      `¿Cuánto hay que esperar? ${value.ref}.`,
      `Espera: ${value.ref}.`,
    ],
  }),
  response: ({ value }) => ({
    any: [
      `Responden en ${value.ref}.`,
      `¿Cuánto tardan en responder? ${value.ref}.`,
      `La respuesta llega en ${value.ref}.`,
      `Tiempo de respuesta: ${value.ref}.`,
    ],
  }),
};
