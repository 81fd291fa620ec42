import type { ClaimWords } from './claim-words';

/** What French may not say under the preset. */
export const CLAIMS_FR: ClaimWords = {
  future:
    'rapportera rapporteront gagnera gagneront gagnerez gagneras paiera paieront versera montera monteront sera seront aura auront atteindra atteindront augmentera augmenteront croîtra obtiendrez recevrez va_rapporter va_monter va_gagner va_atteindre va_augmenter va_payer vont_rapporter vont_monter vont_augmenter vont_gagner allez_gagner vas_gagner demain bientôt prochainement l_an_prochain l_année_prochaine le_mois_prochain la_semaine_prochaine à_l_avenir',
  projection:
    'prévision* prévoi* prévu prévue projection* projeté projetée pronosti* on_attend est_attendu est_attendue devrait devraient pourrait pourraient rapporterait gagnerait gagneriez estimé_à perspective* en_passe_de',
  promise: 'garanti* sans_risque sans_aucun_risque promet* promesse* assuré assurée',
  annualised: 'annualis* à_ce_rythme à_ce_train si_cela_continue si_ça_continue en_rythme_annuel extrapol*',
};
