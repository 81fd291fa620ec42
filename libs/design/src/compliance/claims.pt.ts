import type { ClaimWords } from './claim-words';

/** What Brazilian Portuguese may not say under the preset. */
export const CLAIMS_PT: ClaimWords = {
  future:
    'vai vão vamos irá irão renderá renderão ganhará ganharão pagará pagarão subirá subirão crescerá crescerão será serão terá terão dará chegará chegarão alcançará receberá receberão amanhã em_breve no_próximo_ano no_próximo_mês na_próxima_semana ano_que_vem mês_que_vem no_futuro',
  projection:
    'projeç* projeta* projetad* previsão previsões prevê preveem previsto prevista prognóstic* espera-se deve_subir deve_render deve_crescer deve_chegar deve_pagar devem_subir pode_render pode_chegar pode_subir poderia poderiam poderá poderão renderia ganharia expectativa* estimativa* rumo_a',
  promise: 'garant* sem_risco livre_de_risco promet* promessa* nunca_perde certeza_de',
  annualised: 'anualiza* nesse_ritmo neste_ritmo a_este_ritmo se_continuar_assim em_base_anual extrapola*',
};
