import type { ClaimWords } from './claim-words';

/** What Spanish may not say under the preset; the simple future is known by its endings after the usual verbs. */
export const CLAIMS_ES: ClaimWords = {
  future:
    'ganará ganarás ganarán ganaremos rendirá rendirán pagará pagarán subirá subirán crecerá crecerán será serán tendrá tendrás tendrán dará darán llegará llegarán alcanzará alcanzarán aumentará aumentarán obtendrá obtendrás recibirá recibirás generará generarán va_a vas_a van_a vamos_a mañana próximamente pronto el_próximo_año el_próximo_mes la_próxima_semana el_año_que_viene en_el_futuro',
  projection:
    'proyecc* proyecta* previsto prevista prevé prevén previsión previsiones pronóstic* pronostica* se_espera se_estima podría podrías podrían debería deberían ganaría ganarías rendiría expectativa* estimación rumbo_a camino_de',
  promise: 'garantiza* garantía asegurado asegurada sin_riesgo libre_de_riesgo promet* promesa nunca_pierde',
  annualised: 'anualiza* a_este_ritmo a_ese_ritmo si_sigue_así si_continúa_así en_términos_anuales extrapola*',
};
