import { ETATS_IMPORTATION } from '../../catalogue/importation.rules.ts';
import { boolean, choice, datetime, email, longText, number, text } from '../../kernel/fields/fields.ts';

/** How often a feed is read, in the local time of Europe/Paris. */
export const FREQUENCES = [
  { value: 'manuelle', label: 'À la demande' },
  { value: 'heure', label: 'Toutes les heures' },
  { value: 'six-heures', label: 'Toutes les six heures' },
  { value: 'jour', label: 'Chaque jour' },
  { value: 'semaine', label: 'Chaque lundi' },
  { value: 'personnalisee', label: 'Personnalisée' },
] as const;

export const SUPPRESSIONS = [
  { value: 'immediate', label: 'Retirer dès la première absence' },
  { value: 'differee', label: 'Retirer après plusieurs absences' },
  { value: 'jamais', label: 'Ne jamais retirer' },
] as const;

/** What Bridge does with the photos of a feed. Pages never link to the source: visitors contact the site only. */
export const PHOTOS_DE_FLUX = [
  { value: 'copier', label: 'Copier' },
  { value: 'relayer', label: 'Relayer' },
] as const;

export const GROUPES_FLUX = [
  {
    id: 'rythme',
    title: 'Rythme',
    help: 'Quand Bridge relit la source. Les heures sont celles de Paris\u00a0; un passage manqué est rattrapé une seule fois.',
  },
  {
    id: 'surete',
    title: 'Sûreté',
    help: 'Ce qui arrête un import avant qu’il ne touche au catalogue. Une réponse vide, coupée ou en erreur ne retire jamais rien.',
  },
  { id: 'etat', title: 'État', help: 'Ce que Bridge a noté du dernier passage.' },
] as const;

/** How the bytes of answers and files are decoded. */
export const encodage = choice(
  [
    { value: 'auto', label: 'Détecté' },
    { value: 'utf-8', label: 'UTF-8' },
    { value: 'windows-1252', label: 'ISO-8859-1 (Windows-1252)' },
    { value: 'utf-16le', label: 'UTF-16' },
  ],
  {
    label: 'Encodage',
    help: 'Détecté\u00a0: celui que le fichier déclare, ou que ses accents trahissent. À choisir quand des lettres accentuées arrivent abîmées.',
    group: 'lecture',
    advanced: true,
    required: true,
    initial: 'auto',
  },
);

/** The state of a feed, in the first columns of its list. */
export const etatDeFlux = {
  dernierImportLe: datetime({ label: 'Importé le', group: 'etat', readOnly: true, list: true, sortable: true }),
  dernierEtat: choice(ETATS_IMPORTATION, {
    label: 'Dernier import',
    group: 'etat',
    readOnly: true,
    list: true,
    filterable: true,
  }),
  nombreObjets: number({
    label: 'Objets',
    group: 'etat',
    readOnly: true,
    ownOnly: true,
    list: true,
    sortable: true,
  }),
} as const;

/** The fields of every feed, whatever its system. */
export const champsDeFlux = {
  frequence: choice(FREQUENCES, {
    label: 'Fréquence',
    group: 'rythme',
    required: true,
    initial: 'manuelle',
    list: true,
    filterable: true,
  }),
  heure: text({
    label: 'Heure de passage',
    help: 'Par exemple 04:30. Préférez la nuit, après la mise à jour de la source.',
    group: 'rythme',
    longest: 5,
    when: { field: 'frequence', is: ['jour', 'semaine'] },
  }),
  plageHoraire: text({
    label: 'Fenêtre horaire',
    help: 'Entre quelles heures la source peut être relue automatiquement, par exemple 22:00-06:00\u00a0: un passage prévu en dehors attend qu’elle s’ouvre. «\u00a0Importer maintenant\u00a0» n’attend pas. Vide\u00a0: à toute heure.',
    group: 'rythme',
    longest: 13,
    when: { field: 'frequence', is: ['heure', 'six-heures', 'jour', 'semaine', 'personnalisee'] },
  }),
  cron: text({
    label: 'Horaire personnalisé',
    help: 'Expression cron à cinq champs\u00a0: «\u00a030 6,12 * * 1-5\u00a0» pour 6\u00a0h\u00a030 et 12\u00a0h\u00a030 du lundi au vendredi.',
    group: 'rythme',
    longest: 100,
    when: { field: 'frequence', is: ['personnalisee'] },
  }),
  photos: choice(PHOTOS_DE_FLUX, {
    label: 'Photos',
    help: 'Copier\u00a0: Bridge garde les photos qu’il a montrées, et les sert même quand la source ne répond plus. Relayer\u00a0: il les redemande à la source sans les garder plus de deux heures, et elles disparaissent avec elle. Les documents et les écrans emportent toujours leurs photos.',
    group: 'lecture',
    advanced: true,
    required: true,
    initial: 'copier',
  }),
  seuil: number({
    label: 'Seuil d’alerte',
    help: 'Part des objets qu’un import peut retirer sans demander. Au-delà, il s’arrête et attend votre accord.',
    group: 'surete',
    required: true,
    initial: 10,
    min: 0,
    max: 100,
    unit: '%',
  }),
  suppression: choice(SUPPRESSIONS, {
    label: 'Objets absents de la source',
    help: 'Un objet retiré n’est jamais effacé\u00a0: s’il revient, il retrouve son numéro, ses tags et ses traductions.',
    group: 'surete',
    required: true,
    initial: 'immediate',
  }),
  absences: number({
    label: 'Absences avant retrait',
    group: 'surete',
    min: 2,
    max: 30,
    integer: true,
    when: { field: 'suppression', is: ['differee'] },
  }),
  perimetre: longText({
    label: 'Périmètre',
    help: 'Codes postaux ou codes INSEE à garder, un par ligne. Vide\u00a0: tout ce que la source envoie.',
    group: 'surete',
    advanced: true,
    longest: 10_000,
  }),
  actif: boolean({
    label: 'Actif',
    help: 'Un flux suspendu n’est plus relu\u00a0; ses objets restent au catalogue.',
    group: 'rythme',
    initial: true,
    list: true,
    filterable: true,
  }),
  contact: text({
    label: 'Contact chez la source',
    help: 'Qui appeler quand elle ne répond plus\u00a0: il est rappelé dans les messages qui préviennent.',
    group: 'surete',
    longest: 200,
    ownOnly: true,
  }),
  alerte: email({
    label: 'Prévenir',
    help: 'Adresse qui reçoit un message quand un import échoue ou attend un accord.',
    group: 'surete',
    ownOnly: true,
  }),
} as const;
