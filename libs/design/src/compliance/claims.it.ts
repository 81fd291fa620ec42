import type { ClaimWords } from './claim-words';

/** What Italian may not say under the preset. */
export const CLAIMS_IT: ClaimWords = {
  future:
    'renderà renderanno guadagnerà guadagneranno guadagnerai guadagnerete pagherà pagheranno salirà saliranno crescerà cresceranno sarà saranno avrà avranno darà raggiungerà raggiungeranno aumenterà aumenteranno riceverai otterrai otterrà sta_per stanno_per domani presto prossimamente il_prossimo_anno l_anno_prossimo il_mese_prossimo la_settimana_prossima in_futuro',
  projection:
    'previsto prevista previsti prevision* prevede prevedono proiezion* pronostic* si_prevede ci_si_aspetta atteso è_attesa sono_attese dovrebbe dovrebbero potrebbe potrebbero renderebbe guadagneresti aspettativ* stimato_a prospettiv*',
  promise: 'garant* senza_rischi senza_rischio promett* promess* assicurato_il',
  annualised: 'annualizza* a_questo_ritmo di_questo_passo se_continua_così su_base_annua_se estrapola*',
};
