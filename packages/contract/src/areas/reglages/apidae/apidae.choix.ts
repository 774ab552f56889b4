import { LANGUES_CHOIX, type Langue } from '../../../catalogue/langue.ts';
import type { TYPES_BRIDGE } from '../../../catalogue/type-bridge.ts';

/** What can be written into Apidae: values of Bridge, and the paths of Apidae's objets that take them. */

export const CHAMPS_ECRITS = [
  { value: 'nom', label: 'Nom', nature: 'textes' },
  { value: 'resume', label: 'Descriptif court', nature: 'textes' },
  { value: 'description', label: 'Descriptif détaillé', nature: 'textes' },
  { value: 'ouverture', label: 'Ouverture en clair', nature: 'textes' },
  { value: 'tarifs', label: 'Tarifs en clair', nature: 'textes' },
  { value: 'acces', label: 'Complément d’accès', nature: 'textes' },
  { value: 'rue', label: 'Adresse', nature: 'texte' },
  { value: 'codePostal', label: 'Code postal', nature: 'texte' },
  { value: 'position', label: 'Position', nature: 'point' },
  { value: 'contacts', label: 'Téléphone, e-mail, site web', nature: 'contacts' },
] as const;
export type ChampEcrit = (typeof CHAMPS_ECRITS)[number]['value'];

export const CHEMINS_APIDAE = [
  { value: 'nom', label: 'Nom', nature: 'textes' },
  { value: 'presentation.descriptifCourt', label: 'Descriptif court', nature: 'textes' },
  { value: 'presentation.descriptifDetaille', label: 'Descriptif détaillé', nature: 'textes' },
  { value: 'presentation.bonsPlans', label: 'Bons plans', nature: 'textes' },
  { value: 'ouverture.periodeEnClair', label: 'Période en clair', nature: 'textes' },
  { value: 'descriptionTarif.tarifsEnClair', label: 'Tarifs en clair', nature: 'textes' },
  { value: 'localisation.geolocalisation.complement', label: 'Complément de localisation', nature: 'textes' },
  { value: 'localisation.adresse.adresse1', label: 'Adresse, première ligne', nature: 'texte' },
  { value: 'localisation.adresse.codePostal', label: 'Code postal', nature: 'texte' },
  { value: 'localisation.geolocalisation.geoJson', label: 'Position', nature: 'point' },
  { value: 'informations.moyensCommunication', label: 'Moyens de communication', nature: 'contacts' },
] as const;

/** The names of texts by language in Apidae. */
export const LIBELLES_APIDAE: Readonly<Record<Langue, string>> = {
  fr: 'libelleFr',
  en: 'libelleEn',
  de: 'libelleDe',
  nl: 'libelleNl',
  it: 'libelleIt',
  es: 'libelleEs',
  ru: 'libelleRu',
  zh: 'libelleZh',
  pt: 'libellePtBR',
  ja: 'libelleJa',
  ko: 'libelleKo',
};
export const LANGUES_APIDAE = LANGUES_CHOIX;

export const TYPES_ECRITS: Readonly<Partial<Record<(typeof TYPES_BRIDGE)[number]['value'], string>>> = {
  evenement: 'FETE_ET_MANIFESTATION',
  hotel: 'HOTELLERIE',
  camping: 'HOTELLERIE_PLEIN_AIR',
  location: 'HEBERGEMENT_LOCATIF',
  'hebergement-collectif': 'HEBERGEMENT_COLLECTIF',
  'chambre-hotes': 'HEBERGEMENT_LOCATIF',
  restaurant: 'RESTAURATION',
  patrimoine: 'PATRIMOINE_CULTUREL',
  nature: 'PATRIMOINE_NATUREL',
  activite: 'ACTIVITE',
  equipement: 'EQUIPEMENT',
  degustation: 'DEGUSTATION',
  commerce: 'COMMERCE_ET_SERVICE',
  itineraire: 'EQUIPEMENT',
  sejour: 'SEJOUR_PACKAGE',
  organisme: 'STRUCTURE',
  'domaine-skiable': 'DOMAINE_SKIABLE',
  territoire: 'TERRITOIRE',
};

export const MODES_D_ECRITURE = [
  { value: 'CREATION', label: 'Créer' },
  { value: 'MODIFICATION', label: 'Modifier' },
  { value: 'DEMANDE_SUPPRESSION', label: 'Demander la suppression' },
  { value: 'DEMANDE_MASQUAGE', label: 'Demander le masquage' },
  { value: 'MASQUAGE', label: 'Masquer' },
  { value: 'ANNULATION_DEMANDE', label: 'Annuler une demande' },
] as const;
export type ModeDEcriture = (typeof MODES_D_ECRITURE)[number]['value'];

export const SI_REFUS = [
  { value: 'ASK', label: 'Demander la validation au propriétaire' },
  { value: 'CANCEL', label: 'Abandonner' },
] as const;

export const IDENTITES_D_ECRITURE = [
  { value: 'projet', label: 'Le projet d’écriture' },
  { value: 'personne', label: 'La personne connectée à Apidae' },
] as const;

export const DECLENCHEMENTS = [
  { value: 'manuel', label: 'À la main' },
  { value: 'approbation', label: 'Après approbation' },
  { value: 'automatique', label: 'Automatiquement, pour certains champs' },
] as const;

export const FREQUENCES_DE_TRADUCTION = [
  { value: 'demande', label: 'À la demande' },
  { value: 'jour', label: 'Chaque nuit' },
  { value: 'semaine', label: 'Chaque semaine' },
] as const;
