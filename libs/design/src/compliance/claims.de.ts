import type { ClaimWords } from './claim-words';

/** What German may not say under the preset; "wird" and "werden" carry future and passive alike, and both are avoided. */
export const CLAIMS_DE: ClaimWords = {
  future:
    'wird werden wirst werdet morgen bald demnächst künftig zukünftig in_zukunft nächstes_jahr nächsten_monat nächste_woche im_kommenden_jahr kommendes_jahr',
  projection:
    'prognos* voraussichtlich erwartet* erwartung* soll_steigen sollte_steigen sollten_steigen dürfte dürften könnte könnten würde würden hochgerechnet* hochrechnung* vorhersage* vorausgesagt* schätzungsweise ausblick kursziel',
  promise: 'garant* sicher_verdienen risikofrei* risikolos* ohne_risiko versprech* versprich* verspricht',
  annualised:
    'annualisiert* aufs_jahr_gerechnet auf_das_jahr_gerechnet aufs_jahr_hochgerechnet bei_diesem_tempo wenn_es_so_weitergeht in_diesem_tempo extrapol*',
};
