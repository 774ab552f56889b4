import type { Ligne } from '@bridge/contract';

const ligne = (champ: string, cible: Ligne['cible'], autres: Partial<Ligne> = {}): Ligne => ({
  champ,
  cible,
  ...autres,
});

/** The lines of a text and its two translations, which have fields of their own. */
const textes = (champ: string, cible: Ligne['cible']): Ligne[] => [
  ligne(champ, cible, { langue: 'fr' }),
  ligne(`${champ}En`, cible, { langue: 'en' }),
  ligne(`${champ}De`, cible, { langue: 'de' }),
];

const POINT: readonly Ligne[] = [ligne('GmapLatitude', 'lieu.latitude'), ligne('GmapLongitude', 'lieu.longitude')];

/** The mapping of the flat feed: lodging and restaurants. */
export const LIGNES_HEBERGEMENTS: readonly Ligne[] = [
  ligne('SyndicObjectName', 'nom', { obligatoire: true }),
  ...textes('Accroche', 'resume'),
  ...textes('DescriptionCommerciale', 'description'),
  ligne('Classification', 'type'),
  ligne('Specialites', 'type'),
  ligne('ClassementsllPrefectoral', 'classement'),
  ...POINT,
  ligne('AdresseComplete', 'lieu.adresse'),
  ligne('MoyenDeCom', 'contacts'),
  ligne('PeriodeOuverture', 'periodes'),
  ligne('Tarifs', 'tarifs'),
  ligne('ModesPaiements', 'tarifs.paiement'),
  ligne('LanguesParlees', 'langueParlee'),
  ligne('Labels', 'label'),
  ligne('PrestationsEquipements', 'critere', { intitule: 'Équipements' }),
  ligne('PrestationsServices', 'critere', { intitule: 'Services' }),
  ligne('Handicap', 'accessibilite'),
  ligne('Animaux', 'animaux'),
  ligne('CapaciteTotale', 'capacite', { intitule: 'Personnes' }),
  ligne('NombreChambres', 'capacite', { intitule: 'Chambres' }),
  ligne('Photos', 'media.photo'),
  ligne('RaisonSociale', 'ignore'),
  ligne('TIS_TRACKING_OFFRE', 'ignore'),
];

/** The mapping of the typed feed: events, sights and routes. */
export const LIGNES_AGENDA: readonly Ligne[] = [
  ligne('SyndicObjectName', 'nom', { obligatoire: true }),
  ...textes('Descriptifss.Accroche', 'resume'),
  ...textes('Descriptifss.Descriptioncommerciale', 'description'),
  ligne('Categorie', 'type'),
  ligne('Periodicite', 'critere', { intitule: 'Périodicité' }),
  ...POINT,
  ligne('Adresse1', 'lieu.rue'),
  ligne('Adresse1Suite', 'lieu.rue'),
  ligne('Adresse1suite', 'lieu.rue'),
  ligne('CodePostal', 'lieu.codePostal'),
  ligne('Commune', 'lieu.commune'),
  ligne('CodeInseeCommune', 'lieu.insee'),
  ligne('TarifGratuit', 'tarifs.gratuit'),
  ligne('Tarifs', 'tarifs'),
  ligne('ModesPaiements', 'tarifs.paiement'),
  ligne('Moyencommunications', 'contacts'),
  ligne('Reseauxsociauxs', 'contacts'),
  ligne('PeriodeOuvertures', 'periodes'),
  ligne('Photos', 'media.photo'),
  ligne('LanguesParleess', 'langueParlee'),
  ligne('PrestationsEquipementss', 'critere', { intitule: 'Équipements' }),
  ligne('PrestationsServicess', 'critere', { intitule: 'Services' }),
  ligne('Labels', 'label'),
  ligne('Handicaps', 'accessibilite'),
  ligne('Animauxacceptess', 'animaux'),
  ligne('Traces.Itinerairegooglemap', 'trace'),
  ligne('Distanceenkm', 'capacite', { intitule: 'Distance en kilomètres' }),
  ligne('NomOffre', 'ignore'),
  ligne('Adresse2', 'ignore'),
  ligne('Adresse3', 'ignore'),
  ligne('TIS_TRACKING_OFFRE', 'ignore'),
];
