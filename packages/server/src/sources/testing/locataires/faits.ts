import type { CodeCible } from '@bridge/contract';

/** A fact that a tenant publishes: where it belongs, and what clients call it. */
export interface Fait {
  readonly cle: string;
  /** Targets that are right. */
  readonly cibles: readonly CodeCible[];
  /** Words of names that clients of the trade use, as labels. */
  readonly noms: readonly string[];
  /** Names that no rule of the suggestion was written from: they are kept for measuring. */
  readonly reserve: readonly string[];
}

const fait = (cle: string, cibles: string, noms: string, reserve: string): Fait => ({
  cle,
  cibles: cibles.split(' ') as CodeCible[], // checked by the test of the bench
  noms: noms.split(', '),
  reserve: reserve.split(', '),
});

/** What a tenant may publish. The words of `reserve` are in no rule: adding one there would make the measure say nothing. */
export const FAITS: readonly Fait[] = [
  fait(
    'nom',
    'nom',
    'Nom offre, Nom de l’établissement, Titre, Dénomination, Nom commercial, Intitulé manifestation',
    'Comment ça s’appelle, Entête, Nom usuel, Label fiche',
  ),
  fait('resume', 'resume', 'Accroche, Descriptif court, Résumé, Chapeau', 'Pitch, En quelques mots, Mise en bouche'),
  fait(
    'description',
    'description',
    'Descriptif, Description commerciale, Présentation, Texte descriptif',
    'Récit, Tout savoir, Corps, Long',
  ),
  fait('descriptionEn', 'description', 'Descriptif EN, Description anglais, Desc GB', 'Récit anglais, Corps EN'),
  fait('rue1', 'lieu.rue', 'Adresse 1, Adr1, Ligne adresse 1, Rue', 'Point de chute, Où 1, Localité ligne 1'),
  fait('rue2', 'lieu.rue', 'Adresse 2, Adr2, Complément adresse, Adresse 1 suite', 'Où 2, Point de chute bis'),
  fait('cp', 'lieu.codePostal', 'Code postal, CP, Adresse CP, Ident CP', 'Distribution, Postcode bureau'),
  fait('commune', 'lieu.commune', 'Commune, Ville, Nom commune, Comm', 'Cité, Agglomération, Bled'),
  fait('insee', 'lieu.insee', 'Code INSEE, Insee commune, Commune INSEE', 'COG, Code officiel géographique'),
  fait('lat', 'lieu.latitude', 'Latitude, Lat, Gmap latitude, Geo lat', 'Nord sud, Ordonnée'),
  fait('lon', 'lieu.longitude', 'Longitude, Lon, Lng, Geo lon', 'Est ouest, Abscisse'),
  fait('lieu', 'lieu.nom', 'Nom du lieu, Lieu manifestation, Lieu', 'Chez'),
  fait('tel', 'contact.telephone', 'Téléphone, Tel, Tel fixe, Comm tel', 'Appeler, Joindre, Ligne directe'),
  fait('mobile', 'contact.mobile', 'Mobile, Tel portable, Tel mob, GSM', 'Numéro 06, De poche'),
  fait('email', 'contact.email', 'Mail, Courriel, Email contact, Adresse mél', 'Écrire à, Messagerie, Boîte'),
  fait('site', 'contact.site', 'Site web, URL, Site internet, Adresse web', 'Page, Sur la toile, En savoir plus'),
  fait('facebook', 'contact.facebook', 'Facebook, Page Facebook, FB', 'Nous suivre, Communauté'),
  fait(
    'photo',
    'media.photo medias',
    'Photo, Photos, Image principale, Visuel, Multimédia',
    'Bandeau, Carrousel, Vue, Regard',
  ),
  fait('credit', 'media.credit', 'Crédit photo, Copyright photo, Auteur photo', 'Signature image'),
  fait('titrePhoto', 'media.titre media.legende', 'Titre photo, Légende photo, Nom photo', 'Mots de la photo'),
  fait('video', 'media.video', 'Vidéo, URL vidéo', 'En mouvement, Reportage'),
  fait('pdf', 'media.document', 'Document, Fichier PDF, Brochure, Plaquette', 'À emporter, Livret'),
  fait('du', 'periode.du', 'Date début, Date de début, Date deb', 'Premier jour'),
  fait('au', 'periode.au', 'Date fin, Date de fin', 'Dernier jour'),
  fait('ouvre', 'periode.ouvre', 'Heure début, Heure de début', 'Lever de rideau'),
  fait('ferme', 'periode.ferme', 'Heure fin, Heure de fin', 'Clôture heure'),
  fait('periodes', 'periodes', 'Périodes ouverture, Ouverture, Horaires, Dates', 'Quand, Les jours où l’on vient'),
  fait(
    'ouvertureTexte',
    'ouverture.texte',
    'Ouverture texte, Horaires en clair, Complément ouverture',
    'Pour venir quand',
  ),
  fait('tarifs', 'tarifs', 'Tarifs, Prix, Grille tarifaire tarifs', 'Combien, Budget'),
  fait('tarifMin', 'tarif.min', 'Tarif min, Prix minimum, Tarif mini', 'Premier tarif min'),
  fait('tarifMax', 'tarif.max', 'Tarif max, Prix maximum', 'Dernier tarif max'),
  fait('gratuit', 'tarifs.gratuit tarifs.mode', 'Gratuit, Tarif gratuit, Entrée gratuite', 'Sans payer'),
  fait('mode', 'tarifs.mode', 'Mode tarif, Type de tarif', 'Bourse'),
  fait('paiement', 'tarifs.paiement', 'Modes de paiement, Paiement, Mode règlement', 'On accepte, Caisse'),
  fait('type', 'type', 'Catégorie, Type manifestation, Classification, Thème, Catég', 'Sorte, Filière, Segment'),
  fait('label', 'label', 'Labels, Marques, Charte qualité', 'Engagements, Reconnaissances'),
  fait('classement', 'classement', 'Classement, Étoiles, Nb étoiles, Classement préfectoral', 'Niveau, Rang'),
  fait(
    'handicap',
    'accessibilite',
    'Handicap, Label tourisme handicap, Accessibilité, Acces handi',
    'Pour chacun, Déficiences',
  ),
  fait('animaux', 'animaux', 'Animaux, Animaux acceptés, Chiens acceptés', 'Compagnons à quatre pattes'),
  fait('langues', 'langueParlee', 'Langues parlées, Langues, Lang accueil', 'On parle, Idiomes'),
  fait('public', 'public', 'Public, Clientèle, Type de public', 'Pour qui'),
  fait(
    'capacite',
    'capacite critere',
    'Capacité, Nb personnes, Nombre de chambres, Capacité totale',
    'Combien de monde, Jauge',
  ),
  fait(
    'environnement',
    'lieu.environnement',
    'Environnement, Situation, Localisation environnement',
    'Autour, Paysage',
  ),
  fait(
    'territoire',
    'lieu.territoire',
    'Territoire, Secteur touristique, Communauté de communes',
    'Bassin de vie, Contrée',
  ),
  fait(
    'reservation',
    'contact.reservation contact.site',
    'URL réservation, Réservation en ligne, Billetterie',
    'Prendre sa place',
  ),
  fait('structure', 'proprietaire', 'Nom structure, Structure, Office propriétaire', 'Émanation'),
  fait('equipements', 'critere', 'Équipements, Prestations, Services', 'Sur place, Bon à savoir'),
  fait('prive', 'critere', 'Wifi, Parking, Climatisation', 'Borne vélo, Terrasse'),
  fait('maj', 'ignore critere critere.texte', 'Date maj, Date modification', 'Dernier passage'),
  fait('parcours', 'capacite critere', 'Longueur, Distance, Longueur itinéraire', 'Effort, Trotte'),
  fait('anecdote', 'texte critere', 'Commentaire, Historique, Infos complémentaires', 'Saviez-vous, Carnet'),
];
