import type { SenseWords } from '../../senses/sense-words';

/** Names of data in French, with the short forms of its spreadsheets: nb, qté, moy, évol, CA. */
export const SENSES_FR: SenseWords = {
  role: {
    target:
      'objectif(s) obj? cible(s) valeur_cible but? buts? visé(e,es,s)? consigne? valeur_de_consigne point_de_consigne souhaité(,e,es,s)? ambition? engagement? objectif_annuel objectif_mensuel objectif_de_vente garanti(,e,s,es)?',
    plan: 'planifié(,e,es,s) prévu(,e,es,s)? plan? budget? budgété(,e,es,s) attendu(,e,es,s)?',
    limit:
      'limite(s) valeur_limite valeurs_limites seuil(s) seuil_d_alerte seuil_alerte valeur_seuil plafond(s) plancher? maximum_autorisé maximum_admissible max_autorisé autorisé(,e,es,s)? admissible(s) admis? toléré(,e,es,s) tolérance(s)? permis(e)? réglementaire(s)? légal(e)? norme(s)? limite_de_vitesse vitesse_limite vitesse_autorisée limite_légale limite_réglementaire limite_de_qualité référence_de_qualité',
    usual: 'normale? normal? habituel(le)? quota(s)?',
    benchmark:
      'référence(s)? réf? valeur_de_référence comparaison? comparatif repère(s) étalon? norme(s)? normale(s)? normale_saisonnière normales_saisonnières moyenne_nationale moyenne_régionale moyenne_départementale moyenne_du_secteur moyenne_sectorielle moyenne_de_la_branche moyenne_de_classe moyenne_de_la_classe moyenne_du_marché moyenne_européenne moyenne_mondiale moyenne_ue moyenne_du_championnat moyenne_académique secteur? branche? national(e,es)? nationaux? régional(e)? départemental(e)? académique? européen(ne)? mondial(e)? marché? concurrent(s)? concurrence? pairs? témoin? long_terme? pluriannuel(,le)?',
    record:
      'record(s)? record_personnel record_du_monde record_mondial record_de_france record_national record_d_europe record_olympique record_du_club record_du_parcours record_de_la_piste record_historique record_absolu meilleure_performance meilleure_marque meilleur_temps meilleur_chrono plus_haut_historique plus_bas_historique plus_haut plus_bas plus_haut_annuel plus_bas_annuel sommet_historique historique?',
    total:
      'total totaux totale? totales? total_général montant_total somme(s) ensemble? global? globale? globaux? tous? toutes? cumul cumulé(,e,es,s) cumuls confondus? tous_confondus entier? intégral? brut? total_ttc total_ht',
    part: 'part(s)? partie(s)? dont? dont_part répartition(s) ventilation(s) décomposition(s) composition(s)? détail? distribution? composante(s) sous_total sous_totaux segment(s)? fraction? structure? quote_part quotes_parts parmi?',
    forecast:
      'prévision(s) prévisionnel(,le,les,s) prévi? prév? prévu(,e,es,s) attendu(,e,es,s) estimation(s) estimé(,e,es,s) projection(s) projeté(,e,es,s) pronostic(s) pronostiqué(,e,es,s) anticipé(,e,es,s)? perspective(s)? consensus tendance? simulé(,e,es,s)? simulation? escompté(,e,es,s) atterrissage?',
    actual:
      'réel(s) réelle(s)? réalisé(,e,es,s) réal? réalisation(s)? effectif? effective? constaté(,e,es,s) obtenu(,e,es,s)? atteint(,e,es,s)? observé(,e,es,s)? mesuré(,e,es,s)? exécuté(,e,es,s)?',
    remaining:
      'restant(,e,es,s) reste? reste_à_faire reste_à_payer reste_à_réaliser reste_à_dépenser reliquat solde? disponible(s)? manquant(,e,es,s)? en_suspens jours_restants temps_restant budget_restant non_utilisé non_dépensé à_venir? dû? impayé? encore_nécessaire? manque? reste_à_collecter? reste_à_financer? écart? libre(s)? vacant(,e,es,s)?',
    agreed:
      'approuvé(,e,s,es)? autorisé(,e,s,es)? voté(,e,s,es)? initial(,e,es)? initiaux? initialement? origine? convenu(,e,s,es)? contractuel(,le,s,les)? programmé(,e,s,es)?',
    revised:
      'révisé(,e,s,es)? reporté(,e,s,es)? actualisé(,e,s,es)? nouveau? nouvelle? corrigé(,e,s,es)? réactualisé(,e,s,es)?',
  },
  aggregate: {
    average:
      'moyenne(s) moyen moyens? moy moyennement valeur_moyenne valeurs_moyennes moyenne_générale moyenne_mobile moyenne_mensuelle moyenne_annuelle moyenne_journalière moyenne_quotidienne moyenne_hebdomadaire moyenne_horaire moyenne_pondérée en_moyenne prix_moyen panier_moyen salaire_moyen âge_moyen température_moyenne vitesse_moyenne durée_moyenne note_moyenne ticket_moyen loyer_moyen coût_moyen revenu_moyen',
    median: 'médiane(s) médian valeur_médiane salaire_médian revenu_médian prix_médian âge_médian loyer_médian',
    maximum:
      'maximum maximums maxima maximal(e,es) maximaux maxi max valeur_maximale plus_haut? plus_élevé(,e,es,s) plus_grand(,e,es,s) plus_fort(,e,es,s) plus_long(,ue) plus_gros plus_lourd plus_âgé plus_chaud plus_rapide? haut? haute?',
    minimum:
      'minimum minimums minima minimal(e,es) minimaux mini? valeur_minimale plus_bas? plus_basse plus_faible(s) plus_petit(,e,es,s) plus_court(,e) plus_léger plus_jeune plus_froid moindre? bas? basse? sous? dessous? en_dessous?',
    sum: 'somme(s) total totaux cumul(s) cumulé(,e,es,s) additionné(,e,s) sous_total? cumul_annuel cumul_mensuel',
    percentile:
      'percentile(s) centile(s) quantile(s) quartile(s) décile(s) premier_quartile troisième_quartile rang_centile',
    peak: 'pic? pics pointe(s)? crête? sommet(s)? point_haut plus_haut_historique record_historique pic_de_consommation heure_de_pointe? point_culminant apogée',
  },
  quantity: {
    money:
      'prix prix_unitaire prix_unit pu? puht prix_de_vente prix_d_achat prix_vente prix_achat prix_au_m2 prix_m2 prix_ht prix_ttc prix_public tarif(s) coût(s) coût_unitaire coût_total coûts_fixes coût_de_revient coût_d_acquisition frais frais_de_port frais_généraux chiffre_d_affaires chiffre_affaires ca? ca_ht ca_ttc ca_net vente(s) recette(s) revenu(s) revenu_net produit_net_bancaire pnb? bénéfice(s) bénéfice_net résultat? résultats? résultat_net résultat_d_exploitation résultat_opérationnel résultat_courant résultat_brut marge? marge_brute marge_nette marge_opérationnelle? ebe excédent(s)? excédent_brut_d_exploitation valeur_ajoutée dépense(s) charge(s)? charges_fixes charges_sociales charges_de_personnel masse_salariale montant(s) mt? mnt montant_ht montant_ttc somme(s)? salaire(s) salaire_net salaire_brut smic rémunération(s) traitement? paie paye? prime(s)? honoraire(s) indemnité(s) loyer(s) loyer_mensuel redevance(s) cotisation(s) droits? frais_de_scolarité budget(s) crédit(s)? impôt(s) taxe(s) tva taxe_foncière dette(s) endettement déficit(s) épargne économies? dépôt(s)? caution acompte(s) prêt(s)? emprunt(s)? hypothèque solde? trésorerie encaissement(s) décaissement(s) flux_de_trésorerie liquidités? dividende(s) intérêts? paiement(s) règlement(s)? versement(s) virement(s) remboursement(s) remise(s)? ristourne rabais réduction? don? dons promesse(s)? subvention(s) financement(s) aide(s)? investissement(s) capital? capitaux capitaux_propres fonds_propres actif? actifs? passif? passifs? patrimoine encours capitalisation capitalisation_boursière valorisation(s) valeur_de_marché valeur_comptable valeur_du_stock pib rnb produit_intérieur_brut facture? facturé(,e,s) facturation panier? panier_moyen ticket? ticket_moyen valeur_de_commande commission(s)? pourboire(s) retraite? pension(s)? amende(s)? pénalité(s)? cagnotte gain(s) perte(s)? provision(s)? réserves? bourse? cours? cours_de_clôture clôture? ouverture? cote? péage mise? enveloppe? valeur? brut? ht? ttc? coût_salarial pouvoir_d_achat',
    count:
      'nombre(s)? nb nbr nbre quantité(s) qte qté qt? effectif(s) compte? comptage dénombrement unités? pièces? exemplaires volume? stock(s) stock_disponible inventaire? personnel population habitants hab? nombre_d_habitants gens personnes salariés? employés collaborateurs etp équivalents_temps_plein main_d_œuvre public? spectateurs audience affluence fréquentation fréquentations trafic visiteurs visites clients clientèle utilisateurs usagers abonnés abonnements membres adhérents inscrits inscriptions élèves étudiants patients participants passagers voyageurs nuitées arrivées? réservations commandes transactions opérations? ventes sessions clics impressions vues pages_vues téléchargements requêtes appels demandes tickets? dossiers logements ménages foyers véhicules enfants hommes? femmes? naissances décès morts blessés disparus cas? contaminations hospitalisations lits chômeurs demandeurs_d_emploi emplois postes? embauches accidents incidents pannes erreurs réclamations plaintes retours? colis livraisons voix? suffrages votes? votants sièges? mandats bulletins points? buts? buts_marqués buts_encaissés passes? passes_décisives tirs victoires défaites nuls? matchs_nuls fautes cartons? corners essais? pas? répétitions bétail bovins ovins porcins volailles têtes? licenciés',
    share:
      'part(s)? pourcentage(s) pourcent pct proportion(s) quote_part part_de_marché parts_de_marché part_des_voix fraction pondération(s)? poids? répartition? prévalence part_modale',
    rate: 'taux tx? taux_de_chômage chômage taux_d_inflation inflation taux_d_intérêt taux_de_participation participation taux_d_abstention abstention taux_d_occupation occupation? taux_de_remplissage remplissage taux_d_utilisation utilisation taux_de_conversion conversion(s)? taux_de_transformation taux_d_attrition attrition taux_de_churn taux_de_rétention rétention fidélisation taux_de_rebond taux_de_clic taux_d_ouverture taux_de_retour taux_de_panne taux_d_erreur taux_de_réussite réussite? taux_de_réponse taux_de_satisfaction taux_de_couverture couverture? taux_de_croissance taux_de_pénétration pénétration taux_de_vacance vacance? taux_de_change taux_de_natalité natalité taux_de_mortalité mortalité fécondité taux_d_imposition taux_d_emploi taux_d_absentéisme absentéisme taux_de_rotation turnover? taux_de_marge taux_de_service taux_de_rebut taux_de_défaut taux_de_vaccination taux_de_possession possession? possession_de_balle incidence rendement(s)? rentabilité disponibilité? ponctualité humidité hygrométrie nébulosité couverture_nuageuse précision? efficacité? fiabilité marge? abandon? adoption',
    score:
      'note(s)? notation(s)? score(s) point(s)? pts étoiles? évaluation(s)? appréciation? satisfaction satisfaction_client indice_de_satisfaction note_moyenne niveau? barème mention? résultat? différence_de_buts goal_average',
    ratio:
      'ratio(s) rapport? quotient(s) coefficient(s) coef coeff multiplicateur? multiple? facteur? par_habitant par_tête effet_de_levier levier? taux_d_endettement cote(s)? rotation_des_stocks',
    age: 'âge(s) âge_moyen âge_médian moyenne_d_âge ancienneté? ans? espérance_de_vie?',
    length:
      'longueur(s) hauteur(s) profondeur(s) distance(s) altitude(s) largeur(s) épaisseur(s) rayon? diamètre(s) circonférence périmètre? dénivelé(s) visibilité neige enneigement hauteur_de_neige pluie(s) pluviométrie précipitation(s) cumul_de_pluie hauteur_d_eau niveau_d_eau niveau_de_la_mer hauteur_des_vagues houle? taille(s)? portée? kilométrage autonomie? longueur_d_onde trajet? parcours?',
    mass: 'poids masse? tonnage charge_utile poids_net poids_brut poids_corporel récolte? pêche? émissions? déchets? rejets? tonnes_collectées cargaison?',
    temperature:
      'température(s) temp temp_moy température_moyenne température_ressentie ressenti(e)? température_maximale température_minimale point_de_rosée refroidissement_éolien température_de_l_air température_de_l_eau',
    duration:
      'durée(s) durée_moyenne délai(s) délai_moyen délai_de_livraison délai_de_paiement délai_de_traitement attente temps_d_attente retard(s) retard_moyen temps? temps_de_réponse temps_de_trajet temps_de_parcours temps_de_chargement temps_de_traitement temps_de_travail temps_passé temps_d_arrêt temps_au_tour temps_écoulé latence(s) chrono? ancienneté? ensoleillement durée_d_ensoleillement insolation sommeil? durée_de_vie espérance_de_vie durée_de_séjour durée_de_visite durée_d_appel indisponibilité arrêt? heures_supplémentaires heures_travaillées écart_de_temps cadence? allure?',
    speed: 'vitesse(s) vitesse_moyenne vitesse_du_vent vitesse_maximale vent(s) rafale(s) vélocité allure?',
    energy:
      'énergie(s) consommation(s)? conso? consommation_électrique consommation_d_énergie consommation_énergétique production? production_électrique électricité? calorie(s) apport_calorique chaleur? kilocalories gaz? chauffage?',
    power:
      'puissance(s) puissance_installée puissance_crête puissance_nominale puissance_appelée charge? capacité(s)? demande? débit_de_puissance chevaux? appel_de_puissance',
    pressure:
      'pression(s) pression_atmosphérique pression_artérielle tension_artérielle systolique diastolique pression_des_pneus tension?',
    area: 'surface(s)? superficie(s) surface_habitable surface_utile surface_de_vente surface_brûlée surface_cultivée surface_au_sol emprise? aire? terrain?',
    volume:
      'volume(s)? contenance cubage capacité? débit(s)? remplissage? réservoir? cylindrée consommation_d_eau volume_d_eau stockage? carburant? litrage',
    rank: 'rang(s) rg? classement(s) position(s)? place? pos? classé? grille? position_de_départ tête_de_série? rang_mondial',
    place:
      'voie? quai? porte? piste? couloir? siège? étage journée? tour? manche? étape? chapitre épisode(s)? page? ligne? numéro? n°? no? édition niveau? classe? set? dossard semaine? salle? chambre? rangée? version?',
    voltage: 'tension(s)? tension_électrique tension_nominale tension_réseau voltage(s)',
    frequency:
      'fréquence(s)? fréquence_cardiaque fréquence_réseau pouls rythme_cardiaque cadence? régime? régime_moteur tours_minute taux_de_rafraîchissement',
    data: 'mémoire? stockage? espace_disque taille_du_fichier taille_fichier débit? débit_montant débit_descendant bande_passante? volume_de_données poids_de_page disque? octets',
    concentration:
      'concentration(s) teneur(s) nitrate(s) nitrite(s) phosphate(s) particules_fines particules? dioxyde_d_azote dioxyde_de_soufre dioxyde_de_carbone monoxyde_de_carbone ozone salinité turbidité dureté? oxygène? oxygène_dissous glycémie glucose cholestérol triglycérides créatinine hémoglobine urée potassium sodium calcium fer? plomb? mercure? arsenic chlore ammonium ammoniac pollen(s)? dose? posologie densité? alcoolémie acidité conductivité?',
    probability:
      'probabilité(s) proba(s) chance chances? chances_de_victoire risque(s)? risque_de_pluie probabilité_de_pluie probabilité_de_précipitations probabilité_de_victoire confiance? niveau_de_confiance indice_de_confiance? valeur_p vraisemblance',
    index:
      'indice? indices indice_uv indice_qualité_air qualité_de_l_air indice_atmo atmo ipc? indice_des_prix indice_boursier climat_des_affaires imc idh magnitude? base_100',
  },
  change: {
    any: 'variation(s)? var? évolution(s) évol différence(s) diff écart(s) écart_type? changement(s) delta tendance(s)? mouvement? fluctuation(s) progression? glissement glissement_annuel comparé? rapport? versus? solde_net variation_nette variation_annuelle variation_mensuelle modification? taux_de_variation taux_de_croissance',
    up: 'croissance hausse(s) augmentation(s) augmenté(,e,s) progression(s) progressé accroissement gain(s) gagné? amélioration(s) amélioré(,e,s) essor rebond? élévation? plus_value(s) plus? montée? en_hausse entrées? supplément? surcroît',
    down: 'baisse(s) diminution(s) diminué(,e,s) recul(s) réduction(s) réduit(,e,s)? chute(s) repli perte(s)? perdu? dégradation? détérioration déclin ralentissement? moins_value(s) moins? en_baisse sorties? contraction? décrue fléchissement',
  },
  identifier:
    'identifiant(s) ident? numéro? num? n°? n_° no? réf? référence(s)? réf_produit référence_produit référence_client code_article code_produit code_client code_fournisseur code_barres code_barre code_postal cp? code_insee insee? code_commune code_département code_région numéro_client num_client n_client numéro_de_client numéro_de_commande num_commande n_commande numéro_commande numéro_de_facture num_facture n_facture numéro_facture numéro_de_dossier numéro_de_série num_serie numéro_de_compte num_compte numéro_de_téléphone numéro_de_suivi numéro_de_contrat numéro_de_vol numéro_de_lot lot? matricule(s) immatriculation? plaque? siret siren nir rcs? code_ape code_naf naf? tva_intracommunautaire numéro_tva numéro_de_sécurité_sociale sécu? téléphone(s) tél portable? mobile? télécopie fax courriel(s) mél adresse? adresse_mail adresse_électronique adresse_postale rue? voie? latitude longitude coordonnées? coord? lien(s)? image(s)? photo(s)? vignette couleur(s)? mot_de_passe mdp pseudo? nom_d_utilisateur jeton? clé? cle_primaire dossard maillot? version? site_web compte_comptable centre_de_coût code?',
  technical:
    'glossaire définition(s) abréviation(s) créé(,e)? créé_par modifié(,e)? modifié_par supprimé(,e)? supprimé_le créé_le? page? pages? numéro_de_page page_suivante page_précédente nombre_de_pages par_page taille_de_page décalage? tri? ordre? fuseau_horaire fuseau format? encodage type_de_fichier nom_de_fichier fichier? code_erreur code_statut code_retour actif? activé(,e)? désactivé(,e) paramètres? configuration réglages révision? ligne? numéro_de_ligne saisi_par auteur_modification horodatage_ms empreinte? somme_de_contrôle',
  member: {
    unit: 'unité(s) unité_de_mesure unite_mesure um? udm',
    currency: 'devise(s) monnaie(s)? code_devise code_monnaie devise_iso',
    scale:
      'échelle? multiplicateur? facteur? ordre_de_grandeur en_milliers en_millions décimales? nombre_de_décimales précision?',
    label:
      'libellé(s) lib? intitulé(s) étiquette(s) indicateur(s) métrique(s) désignation(s) dénomination? nom? mesure(s)? paramètre(s) variable(s) grandeur(s) description? rubrique? poste? champ(s)? attribut? titre? clé? question? statistique(s)? série? compte? caractéristique(s)? analyse?',
    value:
      'valeur(s) val montant? chiffre(s)? résultat(s)? mesure? relevé? nombre? quantité? observation? donnée(s)? valeur_actuelle valeur_mesurée dernière_valeur',
    title: 'titre(s)? intitulé? sujet? thème? nom? en_tête sous_titre légende? rubrique? objet?',
    source:
      'source(s)? source_des_données origine? fournisseur? producteur? éditeur? auteur? crédit? selon? d_après provenance organisme? fourni_par publié_par',
    asOf: 'mise_à_jour maj? màj? mis_à_jour mis_à_jour_le dernière_mise_à_jour date_mise_jour date_maj date_mise_à_jour dernière_modification date_de_modification modifié_le horodatage relevé_le mesuré_le date_de_relevé date_de_mesure date_du_relevé publié(,e)? publié_le date_de_publication? arrêté_au au? en_date_du date_d_arrêté date_de_situation situation_au extrait_le date_d_extraction généré_le consulté_le date_de_valeur date?',
    period:
      'période(s)? période_de_référence exercice? exercice_comptable plage_de_dates intervalle? durée? de? du? à? au? depuis? jusqu_à? année? mois? trimestre? saison? fenêtre? horizon?',
    language: 'langue(s)? code_langue langage? langue_d_affichage',
    base: 'base? échantillon(s) taille_de_l_échantillon taille_échantillon répondants réponses? sondés interrogés effectif? année_de_base année_de_référence population? dénominateur sur? assiette? univers?',
    note: 'remarque(s) commentaire(s) observation(s)? note(s)? note_bas_de_page annotation(s) précision(s)? avertissement',
    prose: 'explication(s) description? résumé? détail(s)? texte? motif?',
  },
  names: {
    person:
      'personne(s)? joueur(s) joueuse(s) buteur(s) meilleur_buteur candidat(s) candidate(s) athlète(s) coureur(s) coureuse(s) pilote(s)? cycliste(s) nageur(s) salarié? salariés? salariée(s) employé(s) employée(s) collaborateur(s) collaboratrice(s) agent(s)? auteur(s) autrice artiste(s) client(s) cliente(s) patient(s) patiente(s) élève(s) étudiant(s) étudiante(s) enseignant(s) enseignante(s) professeur(s) médecin(s) praticien vendeur(s) vendeuse(s) commercial? commerciaux conseiller(s) conseillère(s) entraîneur(s) utilisateur(s) utilisatrice(s) usager(s) prénom(s) nom? nom_de_famille nom_complet propriétaire(s)? responsable(s)? réalisateur acteur? acteurs? actrice intervenant(s) participant(s)? participante(s)? adhérent(s) membre(s)? maire(s) ministre(s) président présidente député(s) députée(s) élu(s)? sénateur(s) électeur(s) donateur(s) dirigeant(s) gérant(s) pdg chef? conducteur(s) passager(s)? demandeur(s)',
    organisation:
      'entreprise(s) société(s) raison_sociale compagnie(s) organisme(s) organisation(s) association(s) groupe? firme(s) marque(s) enseigne(s) fabricant(s) constructeur(s)? fournisseur(s) prestataire(s) client(s) employeur(s) assureur(s) assurance? banque(s) compagnie_aérienne transporteur(s) exploitant opérateur(s) agence(s)? administration(s)? ministère(s) parti(s) liste(s)? groupe_politique université(s) école(s) lycée(s) collège(s)? hôpital hôpitaux clinique(s) établissement(s) fondation(s) mutuelle(s) institut(s) cabinet(s) éditeur(s) concurrent(s)? partenaire(s)? émetteur syndicat(s) service? direction?',
    place:
      'lieu lieux ville(s) commune(s) pays? région(s) département(s) dép? dépt? canton(s) arrondissement(s) quartier(s) village(s) province(s) état(s)? territoire(s) continent(s) zone(s)? secteur? site(s)? emplacement(s) localité(s) localisation agence(s)? magasin(s) boutique(s) point_de_vente points_de_vente succursale(s) entrepôt(s) dépôt(s) usine(s) bureau? bureaux? bureau_de_vote circonscription(s) station(s) gare(s) arrêt(s)? aéroport(s) port(s)? stade(s) salle(s)? hôpital hôpitaux école(s) lycée(s) collège(s)? restaurant(s) hôtel(s) bâtiment(s) immeuble(s) rivière(s) fleuve(s) lac? lacs montagne(s) massif(s) île(s) mer? plage(s) parc(s) ferme(s) exploitation? capitale? destination(s) origine? provenance? départ? arrivée? pays_d_origine lieu_de_naissance adresse? marché(s)? académie(s) bassin(s)?',
    team: 'équipe(s) club(s) formation? adversaire(s) équipe_domicile équipe_extérieur équipe_à_domicile équipe_à_l_extérieur équipe_visiteuse sélection? écurie(s) franchise? ligue? championnat?',
    product:
      'produit(s) article(s) désignation? modèle(s)? véhicule(s) voiture(s) appareil(s) livre? livres? film(s) série? chanson(s) titre? album(s) jeu? jeux? plat(s)? boisson(s) médicament(s) molécule(s)? matière? matériau(x) matériel? pièce(s)? prestation(s) service(s)? offre(s)? forfait(s)? formule? variante(s)? référence(s)? denrée(s) aliment(s) culture? meilleure_vente ouvrage(s)? application(s)?',
    thing:
      'nom? libellé? intitulé? objet(s)? actif(s)? titre(s)? valeur? action(s)? symbole(s) compte(s)? ligne(s)? machine(s) équipement(s) capteur(s) navire(s) bateau(x) vol(s)? train(s)? trajet(s)? itinéraire(s) campagne(s) canal? canaux? projet(s) tâche(s) chantier(s) dossier(s)? mot_clé mots_clés page? réponse? réponses? question? option? choix? matière(s)? discipline(s) cours? filière(s) formation(s)? langue(s)? espèce(s) animal animaux race(s)? plante(s) élément(s)? substance(s) polluant(s) paramètre? métier(s) profession(s) poste? planète(s) aéronef',
    event:
      'événement(s) évènement(s) match(s) rencontre(s)? course(s)? compétition(s) tournoi(s) épreuve(s) étape? manche? incident(s) accident(s) panne(s) élection(s) scrutin(s) vote? réunion(s) conférence(s) salon? concert(s) spectacle(s) séance(s) épisode(s)? séisme(s) tempête(s) incendie(s) inondation(s) expérience? essai(s)? examen(s) concours? intervention? opération(s)? grève(s) manifestation(s)?',
    category:
      'catégorie(s) type(s)? genre(s) groupe(s)? classe(s)? famille(s)? sous_famille rayon? gamme(s) segment(s) secteur(s) secteur_d_activité branche(s)? filière(s)? service(s)? direction(s)? pôle(s)? division(s) rubrique(s) nature? tranche(s)? tranche_d_âge classe_d_âge sexe statut(s) état? niveau(x)? phase(s) thème(s)? thématique(s) cause_de_décès priorité(s) gravité canal? canal_de_vente mode? mode_de_paiement mode_de_transport moyen_de_paiement poste(s)? fonction? rôle? qualité? domaine(s)? activité(s)? catégorie_socioprofessionnelle csp étiquette? nuance? couleur_politique',
    cause: 'cause(s) raison(s) motif(s)? cause_racine',
  },
  time: 'date jour(s) journée(s)? lundi mardi mercredi jeudi vendredi samedi dimanche mois semaine(s) sem? année(s) an? ans? trimestre(s) trim? semestre(s) heure(s) minute(s) seconde(s)? instant(s)? moment(s)? horodatage saison(s) exercice(s)? exercice_fiscal rentrée? année_scolaire période(s)? décennie(s) siècle(s) millésime jour_de_la_semaine week_end jour_férié horaire(s) date_heure début? fin? date_de_début date_de_fin date_début date_fin du? au? depuis? jusqu_à? échéance(s) date_limite date_d_échéance délai? date_de_commande date_commande date_de_livraison date_livraison date_de_facture date_facture date_de_vente date_vente date_d_achat date_de_paiement date_d_envoi date_de_création date_création créé_le modifié_le date_de_naissance naissance? né? année_de_naissance décédé_le date_d_embauche date_d_entrée date_de_sortie? date_de_publication date_de_parution année_de_construction fondé? création? année_de_création départ(s)? arrivée(s)? coup_d_envoi lever? lever_du_soleil coucher_du_soleil coucher? expiration date_d_expiration valable_jusqu_au date_du_scrutin date_du_match date_de_mesure',
  side: {
    home: 'domicile à_domicile équipe_à_domicile équipe_domicile locaux? recevant hôte? receveur? score_domicile buts_domicile',
    away: 'extérieur? à_l_extérieur visiteur(s)? visiteuse équipe_extérieur équipe_visiteuse équipe_à_l_extérieur déplacement? score_extérieur buts_extérieur adversaire?',
    a: 'équipe_a équipe_1 joueur_a joueur_1 variante_a variante_1 groupe_a groupe_1 version_a option_a candidat_a',
    b: 'équipe_b équipe_2 joueur_b joueur_2 variante_b variante_2 groupe_b groupe_2 version_b option_b candidat_b challenger?',
    treatment:
      'traitement? traité(,e,es,s)? groupe_traité groupe_traitement groupe_test groupe_expérimental intervention groupe_intervention exposé(,e,es,s)? bras_actif',
    control:
      'contrôle? témoin(s)? groupe_témoin groupe_contrôle placebo groupe_placebo non_traité(,e,es,s) non_exposé(,e,es,s)',
    men: 'homme(s) masculin(,e,s) garçon(s) messieurs mâle(s)',
    women: 'femme(s) féminin(,e,es,s) fille(s) dames? mesdames femelle(s)',
    for: 'pour? oui favorable(s) approuve? approbation? d_accord soutien? en_faveur partisans?',
    against: 'contre non? défavorable(s) désapprouve opposés? opposants? pas_d_accord rejet?',
    best: 'meilleur(,e,es,s) le_meilleur la_meilleure plus_performant plus_rapide? plus_populaire plus_vendu(,e,es,s)',
    worst: 'pire(s) le_pire moins_bon(,ne) moins_performant plus_lent(,e) plus_mauvais(,e) plus_faible?',
    first:
      'premier(s)? première(s)? initial initiale? initiaux? au_départ valeur_initiale stock_initial ouverture? 1er 1ère? ancien(ne)?',
    last: 'dernier(s)? dernière(s)? final(e)? valeur_finale stock_final clôture? définitif? définitive? nouveau? nouvelle?',
    before: 'avant? début? départ? initial(e)?',
    after: 'après? fin? final(e)?',
    winner: 'vainqueur(s) gagnant(,e,es,s) lauréat(,e,s) champion(s) championne(s) élu(,e,s)? tenant_du_titre',
    loser: 'perdant(,e,es,s) battu(,e,s)? vaincu(s) finaliste? éliminé(,e,s)? relégué(s)?',
    top: 'tête? en_tête? leader? premier? plus_haut? plus_élevé? plus_grand? supérieur(,e,s)? haut? tête_du_classement numéro_un',
    bottom: 'queue? lanterne_rouge dernier? plus_bas? plus_petit? inférieur(,e,s)? bas? bas_du_classement',
  },
  state:
    'ouvert(,e,es,s) fermé(,e,es,s) clos(e)? clôturé(,e,es,s) résolu(,e,es,s) non_résolu(,e,es,s) traité(,e,es,s) non_traité(,e,es,s) en_cours en_attente terminé(,e,es,s) achevé(,e,es,s) inachevé(,e,es,s) vendu(,e,es,s) invendu(,e,es,s) livré(,e,es,s) expédié(,e,es,s) envoyé(,e,es,s) reçu(,e,es,s) retourné(,e,es,s) remboursé(,e,es,s) annulé(,e,es,s) supprimé(,e,es,s) reporté(,e,es,s) retardé(,e,es,s) planifié(,e,es,s)? programmé(,e,es,s) prévu(,e,es,s)? réalisé(,e,es,s)? effectué(,e,es,s) assuré(,e,es,s)? réussi(,e,es,s) échoué(,e,es,s) admis(e,es)? reçus? refusé(,e,es,s)? rejeté(,e,es,s) accepté(,e,es,s) approuvé(,e,es,s) validé(,e,es,s) confirmé(,e,es,s) réservée réservées réservé? réservés? occupé(,e,es,s) libre(s)? disponible(s) indisponible(s) loué(,e,es,s) vacant(,e,es,s) payé(,e,es,s) impayé(,e,es,s) facturé(,e,es,s) réglé(,e,es,s) échu(,e,es,s) signalé(,e,es,s) déclaré(,e,es,s)? recensé(,e,es,s) inscrit(,e,es,s)? enregistré(,e,es,s) diplômé(,e,es,s) actif(s)? active(s)? inactif(s) inactive(s) répondu(s) sans_réponse cliqué(s) vu(,e,es,s)? lu(,e,es,s)? téléchargé(,e,es,s) installé(,e,es,s) vacciné(,e,es,s) non_vacciné(,e,es,s) guéri(,e,es,s) infecté(,e,es,s) contaminé(,e,es,s) hospitalisé(,e,es,s) décédé(,e,es,s) mort(,e,es,s)? tué? tuée tués tuées blessé(,e,es,s) disparu(,e,es,s) sauvé(,e,es,s) secouru(,e,es,s) évacué(,e,es,s) arrêté(,e,es,s)? interpellé(,e,es,s) condamné(,e,es,s) touché(,e,es,s)? sinistré(,e,es,s) embauché(,e,es,s) recruté(,e,es,s) licencié(,e,es,s)? promu(,e,es,s) parti(,e,es)? gagné(,e,es,s)? perdu(,e,es,s)? joué(,e,es,s) marqué(,e,es,s)? produit(,e,es,s)? fabriqué(,e,es,s) construit(,e,es,s) démoli(,e,es,s) réparé(,e,es,s) remplacé(,e,es,s) recyclé(,e,es,s) collecté(,e,es,s) planté(,e,es,s) récolté(,e,es,s) brûlé(,e,es,s)? exprimé(,e,es,s) nul(s)? blanc(s)? dépouillé(,e,es,s) compté(,e,es,s)? vérifié(,e,es,s) contrôlé(,e,es,s) renouvelé(,e,es,s) résilié(,e,es,s) abandonné(,e,es,s) expiré? expirée expirées expirés? archivé(,e,es,s)? publié(,e,es,s)? testé(,e,es,s) attribué(,e,es,s) distribué(,e,es,s) signé(,e,es,s) bloqué(,e,es,s) suspendu(,e,es,s) commencé(,e,es,s) démarré(,e,es,s) converti(,e,es,s) servi(,e,es,s) atterri décollé',
  polarity: {
    up: 'chiffre_d_affaires chiffre_affaires ca_ht vente(s) recette(s) revenu(s) revenu_net bénéfice(s) bénéfice_net résultat_net résultat_opérationnel résultat_d_exploitation marge marge_brute marge_nette ebe excédent(s) rendement rentabilité croissance victoires satisfaction satisfaction_client note(s)? fidélisation rétention taux_de_rétention conversion taux_de_conversion taux_de_transformation taux_de_réussite taux_de_clic taux_d_ouverture taux_de_réponse taux_de_satisfaction taux_de_service taux_de_remplissage taux_d_occupation remplissage disponibilité ponctualité fiabilité précision? efficacité productivité qualité épargne économies dons donateurs abonnés adhérents membres emploi? emplois taux_d_emploi fréquentation affluence participation audience couverture_vaccinale taux_de_vaccination vaccinés guéris guéri réussite réussis admis résolus résolu livrés livré sauvés recyclé recyclage espérance_de_vie pouvoir_d_achat buts_marqués passes_décisives passes? amélioration(s) plus_value(s) embauches trésorerie fonds_propres capitaux_propres',
    down: 'erreur(s) taux_d_erreur échec(s) échoué défaut(s) défaillance(s) panne(s) taux_de_panne incident(s) accident(s) réclamation(s) plainte(s) retour(s)? taux_de_retour annulation(s) annulés annulé annulées résiliation(s) désabonnement(s) attrition taux_d_attrition taux_de_rebond taux_d_abandon abandon(s) absence(s) absentéisme taux_d_absentéisme abstention taux_d_abstention retard(s) retard_moyen retardés attente temps_d_attente délai(s) délai_moyen délai_de_livraison délai_de_traitement temps_de_réponse temps_de_chargement temps_d_arrêt temps_au_tour latence(s) indisponibilité coût(s) coût_unitaire coût_total coûts_fixes frais dépense(s) charges émission(s) déchets polluant(s) pollution particules_fines bruit nuisances décès morts mort? blessés blessé disparus victimes mortalité taux_de_mortalité criminalité délinquance délits crimes vols? cambriolages fraude(s) dette(s) endettement taux_d_endettement déficit(s) perte(s) chômage taux_de_chômage chômeurs inflation impayés impayé rebut(s) taux_de_rebut malfaçons bogues vulnérabilités ruptures rupture_de_stock vacance taux_de_vacance pauvreté taux_de_pauvreté contaminations infection(s) infectés hospitalisations incidence défaites buts_encaissés fautes gaspillage fuites licenciements faillites amendes pénalités expulsions sans_abri effets_secondaires effets_indésirables incendies sinistres invendus décrochage risque(s)? moins_value(s) rejetés refusés?',
  },
  per: 'par? par_habitant par_tête par_personne par_unité par_jour par_mois par_an par_heure par_semaine par_action par_foyer pour_100 pour_1000 pour_100_000 pour_mille_habitants chaque? la_pièce l_unité au_m2',
};
