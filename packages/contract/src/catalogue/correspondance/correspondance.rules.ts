import { JOURS } from '../dates/jour-civil.ts';

/** The meanings of columns, by kind of row. « ignorer » leaves a column in the raw record. */
const HEURES = ['ouvre1', 'ferme1', 'ouvre2', 'ferme2'] as const;
export const ROLES_COLONNES = {
  periode: [
    'du',
    'au',
    ...HEURES,
    'jours',
    'joursFermes',
    'note',
    'noteFermeture',
    'recurrence',
    'dates',
    'nom',
    ...JOURS.flatMap((jour) => HEURES.map((heure) => `${jour}.${heure}`)),
    'ignorer',
  ],
  tarif: ['libelle', 'min', 'max', 'prix', 'du', 'au', 'note', 'devise', 'ignorer'],
  contact: [
    'genre',
    'valeur',
    'note',
    'personne',
    'telephone',
    'mobile',
    'fax',
    'email',
    'site',
    'reservation',
    'ignorer',
  ],
  adresse: [
    'nom',
    'rue',
    'codePostal',
    'commune',
    'insee',
    'pays',
    'latitude',
    'longitude',
    'altitude',
    'acces',
    'ignorer',
  ],
  media: ['media', 'url', 'titre', 'legende', 'credit', 'licence', 'aPartirDu', 'jusquAu', 'ignorer'],
} as const satisfies Record<string, readonly string[]>;
export type FamilleRoles = keyof typeof ROLES_COLONNES;

interface Cible {
  readonly value: string;
  readonly label: string;
  readonly groupe: string;
  /** The roles of columns, for a target that takes whole rows. */
  readonly roles?: FamilleRoles;
  /** Holds text that changes with the language. */
  readonly langue?: true;
  /** Whether the line needs a name of its own: the subject of a text, the name of a criterion, a measure… */
  readonly intitule?: true;
}

/** The targets of fields of a feed. A field of the dictionary is a target too, « champ:code ». */
export const CIBLES = [
  { value: 'nom', label: 'Nom', groupe: 'Présentation', langue: true },
  { value: 'resume', label: 'Résumé', groupe: 'Présentation', langue: true },
  { value: 'description', label: 'Description', groupe: 'Présentation', langue: true },
  { value: 'texte', label: 'Autre texte', groupe: 'Présentation', langue: true, intitule: true },
  { value: 'type', label: 'Type, catégorie', groupe: 'Présentation' },
  { value: 'lieu.nom', label: 'Nom du lieu', groupe: 'Lieu' },
  { value: 'lieu.adresse', label: 'Adresse complète', groupe: 'Lieu', roles: 'adresse' },
  { value: 'lieu.rue', label: 'Ligne d’adresse', groupe: 'Lieu' },
  { value: 'lieu.codePostal', label: 'Code postal', groupe: 'Lieu' },
  { value: 'lieu.commune', label: 'Commune', groupe: 'Lieu' },
  { value: 'lieu.insee', label: 'Code INSEE', groupe: 'Lieu' },
  { value: 'lieu.pays', label: 'Pays', groupe: 'Lieu' },
  { value: 'lieu.latitude', label: 'Latitude', groupe: 'Lieu' },
  { value: 'lieu.longitude', label: 'Longitude', groupe: 'Lieu' },
  { value: 'lieu.altitude', label: 'Altitude', groupe: 'Lieu' },
  { value: 'lieu.acces', label: 'Accès', groupe: 'Lieu', langue: true },
  { value: 'lieu.territoire', label: 'Territoire', groupe: 'Lieu' },
  { value: 'lieu.environnement', label: 'Environnement', groupe: 'Lieu' },
  { value: 'trace', label: 'Tracé', groupe: 'Lieu' },
  { value: 'periodes', label: 'Périodes et horaires', groupe: 'Ouverture', roles: 'periode' },
  { value: 'periode.du', label: 'Date de début', groupe: 'Ouverture' },
  { value: 'periode.au', label: 'Date de fin', groupe: 'Ouverture' },
  { value: 'periode.ouvre', label: 'Heure de début', groupe: 'Ouverture' },
  { value: 'periode.ferme', label: 'Heure de fin', groupe: 'Ouverture' },
  { value: 'ouverture.texte', label: 'Ouverture en clair', groupe: 'Ouverture', langue: true },
  { value: 'ouverture.touteLAnnee', label: 'Ouvert toute l’année', groupe: 'Ouverture' },
  { value: 'tarifs', label: 'Tarifs', groupe: 'Tarifs', roles: 'tarif' },
  { value: 'tarifs.texte', label: 'Tarifs en clair', groupe: 'Tarifs', langue: true },
  { value: 'tarifs.gratuit', label: 'Gratuit', groupe: 'Tarifs' },
  { value: 'tarifs.mode', label: 'Mode de tarif', groupe: 'Tarifs' },
  { value: 'tarif.min', label: 'Prix minimum', groupe: 'Tarifs', intitule: true },
  { value: 'tarif.max', label: 'Prix maximum', groupe: 'Tarifs', intitule: true },
  { value: 'tarifs.paiement', label: 'Mode de paiement', groupe: 'Tarifs' },
  { value: 'contacts', label: 'Moyens de communication', groupe: 'Contacts', roles: 'contact' },
  { value: 'contact.telephone', label: 'Téléphone', groupe: 'Contacts' },
  { value: 'contact.mobile', label: 'Mobile', groupe: 'Contacts' },
  { value: 'contact.fax', label: 'Fax', groupe: 'Contacts' },
  { value: 'contact.email', label: 'E-mail', groupe: 'Contacts' },
  { value: 'contact.site', label: 'Site web', groupe: 'Contacts' },
  { value: 'contact.reservation', label: 'Réservation', groupe: 'Contacts', roles: 'contact' },
  { value: 'contact.facebook', label: 'Facebook', groupe: 'Contacts' },
  { value: 'contact.instagram', label: 'Instagram', groupe: 'Contacts' },
  { value: 'contact.x', label: 'X (Twitter)', groupe: 'Contacts' },
  { value: 'contact.autre', label: 'Autre contact', groupe: 'Contacts' },
  { value: 'medias', label: 'Médias', groupe: 'Médias', roles: 'media' },
  { value: 'media.photo', label: 'Photo', groupe: 'Médias', roles: 'media' },
  { value: 'media.document', label: 'Document', groupe: 'Médias', roles: 'media', langue: true },
  { value: 'media.video', label: 'Vidéo', groupe: 'Médias', roles: 'media' },
  { value: 'media.titre', label: 'Titre des photos', groupe: 'Médias', langue: true },
  { value: 'media.legende', label: 'Légende des photos', groupe: 'Médias', langue: true },
  { value: 'media.credit', label: 'Crédit des photos', groupe: 'Médias' },
  { value: 'critere', label: 'Critère', groupe: 'Critères', intitule: true },
  { value: 'critere.texte', label: 'Critère à valeur libre', groupe: 'Critères', intitule: true },
  { value: 'capacite', label: 'Capacité, nombre', groupe: 'Critères', intitule: true },
  { value: 'label', label: 'Label', groupe: 'Critères' },
  { value: 'classement', label: 'Classement', groupe: 'Critères' },
  { value: 'langueParlee', label: 'Langue parlée', groupe: 'Critères' },
  { value: 'accessibilite', label: 'Accessibilité', groupe: 'Critères' },
  { value: 'animaux', label: 'Animaux acceptés', groupe: 'Critères' },
  { value: 'public', label: 'Public', groupe: 'Critères' },
  { value: 'lien', label: 'Objet lié', groupe: 'Relations', intitule: true },
  { value: 'proprietaire', label: 'Structure propriétaire', groupe: 'Relations' },
  { value: 'identifiant', label: 'Autre identifiant', groupe: 'Relations' },
  { value: 'maj', label: 'Date de mise à jour', groupe: 'Relations' },
  { value: 'creation', label: 'Date de création', groupe: 'Relations' },
  { value: 'ignore', label: 'Ne pas reprendre', groupe: 'Hors catalogue' },
] as const satisfies readonly Cible[];

export type CodeCible = (typeof CIBLES)[number]['value'];
export type CodeCibleOuChamp = CodeCible | `champ:${string}`;
export const CODES_CIBLES = CIBLES.map(({ value }) => value);

const PAR_CODE: ReadonlyMap<string, Cible> = new Map(CIBLES.map((cible) => [cible.value, cible]));

/** The facts of a target; undefined for a field of the dictionary. */
export const cibleDe = (code: string): Cible | undefined => PAR_CODE.get(code);

/** The name of a target, for people. */
export function libelleCible(code: string): string {
  return cibleDe(code)?.label ?? `Champ «\u00a0${code.replace(/^champ:/, '')}\u00a0»`;
}

/** The roles of columns under a target; none for a target of values. */
export function rolesDeCible(code: string): readonly string[] {
  const famille = cibleDe(code)?.roles;
  return famille === undefined ? [] : ROLES_COLONNES[famille];
}

/** The least confidence of a suggestion that is applied: below, the field is kept as a fact, and people decide. */
export const SEUIL_DE_CONFIANCE = 0.5;

/** Targets that identify a record, its owner or its links: a wrong one spoils all the others. */
const IDENTITAIRES: ReadonlySet<string> = new Set(['nom', 'identifiant', 'lien', 'proprietaire']);
const SEUIL_D_IDENTITE = 0.8;

/** Whether a suggested target may be confirmed with others, without a look at each. */
export const mayConfirmTogether = (cible: CodeCibleOuChamp, confiance: number): boolean =>
  !IDENTITAIRES.has(cible) || confiance >= SEUIL_D_IDENTITE;
