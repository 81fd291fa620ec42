import type { FigurePhrases } from '../phrasebook/figures.phrases';
import { the } from './grammar.es';

/** Figures of a known meaning, said with the verb that belongs to them. */
export const MEANINGS_ES: FigurePhrases['meanings'] = {
  ratingAndReviews: ({ value, second }) => ({
    any: [
      `Nota media, ${value.ref}, con ${second?.ref ?? ''} reseñas.`,
      `${second?.ref ?? ''} reseñas y un ${value.ref} de nota.`,
      `¿Qué nota tiene? ${value.ref}, en ${second?.ref ?? ''} reseñas.`,
      `${value.ref} de nota tras ${second?.ref ?? ''} reseñas.`,
    ],
  }),
  windAndHumidity: ({ value, second }) => ({
    any: [
      `Viento de ${value.ref} y humedad del ${second?.ref ?? ''}.`,
      `¿Y el viento? ${value.ref}, con un ${second?.ref ?? ''} de humedad.`,
      `Sopla a ${value.ref}; humedad, ${second?.ref ?? ''}.`,
      `El aire: ${value.ref} de viento, ${second?.ref ?? ''} de humedad.`,
    ],
    desk: [`Viento ${value.ref}, humedad ${second?.ref ?? ''}.`],
  }),
  bagAndPositions: ({ value, second }) => ({
    any: [
      `La cartera entera: ${value.ref}.`,
      `En la cartera, ${value.ref}.`,
      `¿Cuánto hay en la cartera? ${value.ref}.`,
      `${value.ref} en ${second?.ref ?? ''} posiciones.`,
      `La cartera vale ${value.ref}.`,
    ],
    poster: [`La cartera. ${value.ref}.`],
    desk: [`Cartera en ${value.ref}, ${second?.ref ?? ''} posiciones.`],
    anchor: [`En conjunto, la cartera suma ${value.ref}.`],
  }),
  prepAndBake: ({ value, second }) => ({
    any: [
      `${value.ref} de preparación y ${second?.ref ?? ''} de horno.`,
      `¿Cuánto se tarda? ${value.ref}, y luego ${second?.ref ?? ''} de horno.`,
      `Primero ${value.ref} de trabajo; después, ${second?.ref ?? ''} de horno.`,
      `${value.ref} en la mesa, ${second?.ref ?? ''} en el horno.`,
    ],
  }),
  presentTemperature: ({ value, sky }) => {
    const cover = sky ? `, ${sky.ref}` : '';
    return {
      any: [
        `Ahora mismo, ${value.ref}${cover}.`,
        `Por ahora, ${value.ref}${cover}.`,
        `¿Y a esta hora? ${value.ref}${cover}.`,
        `En la calle, ${value.ref}${cover}.`,
      ],
      desk: [`Última lectura, ${value.ref}.`],
      anchor: [`En este momento se registran ${value.ref}${cover}.`],
      loud: [`¿Y ahora? ¡${value.ref}!`],
      calm: [`De momento, ${value.ref}${cover}.`],
    };
  },
  utilization: ({ value, most, pool }) =>
    pool
      ? {
          any: [
            most && `La mayor parte la tienen los prestatarios: ${value.ref}.`,
            `El ${value.ref} del fondo está prestado.`,
            `¿Cuánto está prestado? ${value.ref}.`,
            most && `De cada dólar, la mayor parte está prestada: ${value.ref}.`,
          ],
          poster: [`Prestado: ${value.ref}.`],
          desk: [`Utilización, ${value.ref}.`, `Prestado, ${value.ref}.`],
          anchor: [
            `Los prestatarios tienen el ${value.ref} del fondo.`,
            most && `La mayor parte del dinero está prestada: ${value.ref}.`,
          ],
        }
      : {
          any: [
            `En uso, el ${value.ref}.`,
            most && `La mayor parte está en uso: ${value.ref}.`,
            `¿Cuánto se usa? El ${value.ref}.`,
            `Se usa el ${value.ref}.`,
            `Ocupado al ${value.ref}.`,
          ],
        },
  turnout: ({ value, most }) => ({
    any: [
      `Ha votado el ${value.ref}.`,
      most && `Más de la mitad fue a votar: ${value.ref}.`,
      `¿Cuántos votaron? El ${value.ref}.`,
      `Participación: ${value.ref}.`,
    ],
    poster: [`Participación. ${value.ref}.`],
    anchor: [`La participación se sitúa en el ${value.ref}.`],
  }),
  uptime: ({ value }) => ({
    any: [
      `En marcha el ${value.ref} del tiempo.`,
      `Funcionó el ${value.ref} del tiempo.`,
      `¿Es fiable? En pie el ${value.ref} del tiempo.`,
      `Disponibilidad: ${value.ref}.`,
    ],
  }),
  occupancy: ({ value, most }) => ({
    any: [
      `Ocupado al ${value.ref}.`,
      most && `La mayor parte está ocupada: ${value.ref}.`,
      `¿Qué tan lleno está? Al ${value.ref}.`,
      `Lleno al ${value.ref}.`,
    ],
  }),
  humidity: ({ value }) => ({
    any: [
      `La humedad es del ${value.ref}.`,
      `¿Y la humedad? ${value.ref}.`,
      `En el aire, un ${value.ref} de humedad.`,
      `Humedad: ${value.ref}.`,
    ],
  }),
  margin: ({ value }) => ({
    any: [
      `Queda un margen del ${value.ref}.`,
      `El margen: ${value.ref}.`,
      `¿Y el margen? Del ${value.ref}.`,
      `Trabaja con un margen del ${value.ref}.`,
    ],
  }),
  churn: ({ value }) => ({
    any: [
      `Se da de baja el ${value.ref}.`,
      `Bajas: ${value.ref}.`,
      `¿Cuántos se van? El ${value.ref}.`,
      `La tasa de bajas es del ${value.ref}.`,
    ],
  }),
  unemployment: ({ value }) => ({
    any: [
      `El paro está en el ${value.ref}.`,
      `¿Y el paro? ${value.ref}.`,
      `Sin empleo, el ${value.ref}.`,
      `Tasa de paro: ${value.ref}.`,
    ],
  }),
  inflation: ({ value }) => ({
    any: [
      `La inflación está en el ${value.ref}.`,
      `¿Y los precios? Inflación del ${value.ref}.`,
      `Inflación: ${value.ref}.`,
      `Los precios marcan un ${value.ref} de inflación.`,
    ],
  }),
  dividend: ({ value }) => ({
    any: [
      `Reparte un dividendo del ${value.ref}.`,
      `El dividendo rinde un ${value.ref}.`,
      `¿Y el dividendo? Un ${value.ref}.`,
      `Dividendo: ${value.ref}.`,
    ],
  }),
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
      `En bolsa vale ${value.ref}.`,
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
  rating: ({ value }) => ({
    any: [
      `Su nota: ${value.ref}.`,
      `Valoración de ${value.ref}.`,
      `¿Qué nota tiene? ${value.ref}.`,
      `Le ponen un ${value.ref}.`,
    ],
  }),
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
      `Se eleva ${value.ref}.`,
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
