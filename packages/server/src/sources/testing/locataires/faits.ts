import type { CodeCible } from '@bridge/contract';

/** A fact that a tenant publishes: where it belongs, and what clients call it. */
export interface Fait {
  readonly cle: string;
  /** Targets that are right. */
  readonly cibles: readonly CodeCible[];
  /** Words of names that clients of the trade use, as labels. */
  readonly noms: readonly string[];
}

const fait = (cle: string, cibles: string, noms: string): Fait => ({
  cle,
  cibles: cibles.split(' ') as CodeCible[], // checked by the test of the bench
  noms: noms.split(', '),
});

/** What a tenant may publish. */
export const FAITS: readonly Fait[] = [
  fait('nom', 'nom', 'Nom offre, Nom de l’établissement, Titre, Dénomination, Nom commercial, Intitulé manifestation'),
  fait('resume', 'resume', 'Accroche, Descriptif court, Résumé, Chapeau'),
  fait('description', 'description', 'Descriptif, Description commerciale, Présentation, Texte descriptif'),
  fait('descriptionEn', 'description', 'Descriptif EN, Description anglais, Desc GB'),
  fait('rue1', 'lieu.rue', 'Adresse 1, Adr1, Ligne adresse 1, Rue'),
  fait('rue2', 'lieu.rue', 'Adresse 2, Adr2, Complément adresse, Adresse 1 suite'),
  fait('cp', 'lieu.codePostal', 'Code postal, CP, Adresse CP, Ident CP'),
  fait('commune', 'lieu.commune', 'Commune, Ville, Nom commune, Comm'),
  fait('insee', 'lieu.insee', 'Code INSEE, Insee commune, Commune INSEE'),
  fait('lat', 'lieu.latitude', 'Latitude, Lat, Gmap latitude, Geo lat'),
  fait('lon', 'lieu.longitude', 'Longitude, Lon, Lng, Geo lon'),
  fait('lieu', 'lieu.nom', 'Nom du lieu, Lieu manifestation, Lieu'),
  fait('tel', 'contact.telephone', 'Téléphone, Tel, Tel fixe, Comm tel'),
  fait('mobile', 'contact.mobile', 'Mobile, Tel portable, Tel mob, GSM'),
  fait('email', 'contact.email', 'Mail, Courriel, Email contact, Adresse mél'),
  fait('site', 'contact.site', 'Site web, URL, Site internet, Adresse web'),
  fait('facebook', 'contact.facebook', 'Facebook, Page Facebook, FB'),
  fait('photo', 'media.photo medias', 'Photo, Photos, Image principale, Visuel, Multimédia'),
  fait('credit', 'media.credit', 'Crédit photo, Copyright photo, Auteur photo'),
  fait('titrePhoto', 'media.titre media.legende', 'Titre photo, Légende photo, Nom photo'),
  fait('video', 'media.video', 'Vidéo, URL vidéo'),
  fait('pdf', 'media.document', 'Document, Fichier PDF, Brochure, Plaquette'),
  fait('du', 'periode.du', 'Date début, Date de début, Date deb'),
  fait('au', 'periode.au', 'Date fin, Date de fin'),
  fait('ouvre', 'periode.ouvre', 'Heure début, Heure de début'),
  fait('ferme', 'periode.ferme', 'Heure fin, Heure de fin'),
  fait('periodes', 'periodes', 'Périodes ouverture, Ouverture, Horaires, Dates'),
  fait('ouvertureTexte', 'ouverture.texte', 'Ouverture texte, Horaires en clair, Complément ouverture'),
  fait('tarifs', 'tarifs', 'Tarifs, Prix, Grille tarifaire tarifs'),
  fait('tarifMin', 'tarif.min', 'Tarif min, Prix minimum, Tarif mini'),
  fait('tarifMax', 'tarif.max', 'Tarif max, Prix maximum'),
  fait('gratuit', 'tarifs.gratuit tarifs.mode', 'Gratuit, Tarif gratuit, Entrée gratuite'),
  fait('mode', 'tarifs.mode', 'Mode tarif, Type de tarif'),
  fait('paiement', 'tarifs.paiement', 'Modes de paiement, Paiement, Mode règlement'),
  fait('type', 'type', 'Catégorie, Type manifestation, Classification, Thème, Catég'),
  fait('label', 'label', 'Labels, Marques, Charte qualité'),
  fait('classement', 'classement', 'Classement, Étoiles, Nb étoiles, Classement préfectoral'),
  fait('handicap', 'accessibilite', 'Handicap, Label tourisme handicap, Accessibilité, Acces handi'),
  fait('animaux', 'animaux', 'Animaux, Animaux acceptés, Chiens acceptés'),
  fait('langues', 'langueParlee', 'Langues parlées, Langues, Lang accueil'),
  fait('public', 'public', 'Public, Clientèle, Type de public'),
  fait('capacite', 'capacite critere', 'Capacité, Nb personnes, Nombre de chambres, Capacité totale'),
  fait('environnement', 'lieu.environnement', 'Environnement, Situation, Localisation environnement'),
  fait('territoire', 'lieu.territoire', 'Territoire, Secteur touristique, Communauté de communes'),
  fait('reservation', 'contact.reservation contact.site', 'URL réservation, Réservation en ligne, Billetterie'),
  fait('structure', 'proprietaire', 'Nom structure, Structure, Office propriétaire'),
  fait('equipements', 'critere', 'Équipements, Prestations, Services'),
  fait('prive', 'critere', 'Wifi, Parking, Climatisation'),
  fait('maj', 'ignore maj critere critere.texte', 'Date maj, Date modification'),
  fait('parcours', 'capacite critere', 'Longueur, Distance, Longueur itinéraire'),
  fait('anecdote', 'texte critere', 'Commentaire, Historique, Infos complémentaires'),
];
