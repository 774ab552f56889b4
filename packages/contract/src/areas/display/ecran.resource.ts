import { JOURS_DE_SEMAINE } from '../../catalogue/dates/calendrier.choix.ts';
import { FUSEAUX, HEURES_DU_JOUR, ORIENTATIONS_D_ECRAN, ROTATIONS_D_ECRAN } from '../../catalogue/ecran/ecran.choix.ts';
import { momentsEnMots } from '../../catalogue/ecran/moment.rules.ts';
import { LANGUES_CHOIX } from '../../catalogue/langue.ts';
import { nomDeRef } from '../../catalogue/regle/regle.words.ts';
import {
  boolean,
  choice,
  choices,
  datetime,
  json,
  number,
  period,
  ref,
  reference,
  references,
  secret,
  text,
  url,
} from '../../kernel/fields/fields.ts';
import { list } from '../../kernel/fields/variants.ts';
import { defineResource, type RecordOf } from '../../kernel/resource/resource.ts';
import { ecranHead } from './display.heads.ts';
import { ETATS_D_ECRAN } from './ecran.choix.ts';
import { santeDEcranSchema, santeEnMots } from './ecran.sante.ts';

/** Told by the screen itself. */
const dit = { group: 'etat', readOnly: true } as const;

export const ecran = defineResource({
  ...ecranHead,
  table: 'ecrans',
  purpose:
    'Un écran est un téléviseur ou un totem\u00a0: appairez-le une fois avec le code qu’il affiche, il montre ensuite ce que vous publiez.',
  title: 'nom',
  outputs: { key: 'record' },
  groups: [
    { id: 'ecran', title: 'Écran' },
    {
      id: 'programme',
      title: 'Programme',
      help: 'Ce qu’il passe d’ordinaire, et à certains moments.',
    },
    {
      id: 'marche',
      title: 'Heures de marche',
      help: 'En dehors, l’écran est noir et continue de prendre des nouvelles.',
    },
    { id: 'pose', title: 'Pose', help: 'Comment il est accroché, et d’où on le regarde.' },
    {
      id: 'alerte',
      title: 'Alerte',
      help: 'Qui prévenir quand il ne donne plus de nouvelles pendant ses heures de marche.',
    },
    { id: 'etat', title: 'État', help: 'Ce que l’écran dit de lui-même, à chacune de ses nouvelles.' },
  ],
  fields: {
    nom: text({
      label: 'Nom',
      placeholder: 'Vitrine de gauche',
      group: 'ecran',
      required: true,
      longest: 100,
      list: true,
      sortable: true,
      searchable: true,
    }),
    lieu: text({
      label: 'Lieu',
      placeholder: 'Office de tourisme, 2 place du Lac',
      group: 'ecran',
      list: true,
      sortable: true,
      searchable: true,
    }),
    groupe: text({
      label: 'Groupe',
      help: 'Pour agir sur plusieurs à la fois, et pour les messages d’urgence.',
      placeholder: 'Offices',
      group: 'ecran',
      widget: 'groupe-d-ecrans',
      longest: 60,
      list: true,
      sortable: true,
      searchable: true,
      filterable: true,
    }),
    contact: text({
      label: 'Contact sur place',
      help: 'Qui rallume l’écran\u00a0: un nom, un téléphone.',
      group: 'ecran',
      ownOnly: true,
      searchable: true,
    }),
    diaporama: reference({
      label: 'Diaporama',
      help: 'Celui qu’il passe quand son emploi du temps n’en dit pas un autre. Il doit être publié.',
      to: 'diaporama',
      group: 'programme',
      list: true,
      filterable: true,
    }),
    langue: choice(LANGUES_CHOIX, {
      label: 'Langue',
      help: 'Vide\u00a0: celles du diaporama.',
      group: 'programme',
      filterable: true,
    }),
    horaire: list(
      {
        diaporama: ref({ label: 'Diaporama', to: 'diaporama', required: true }),
        jours: choices(JOURS_DE_SEMAINE, { label: 'Jours', help: 'Aucun\u00a0: tous les jours.' }),
        de: choice(HEURES_DU_JOUR, { label: 'De', placeholder: 'Toute la journée' }),
        a: choice(HEURES_DU_JOUR, { label: 'À', placeholder: 'Minuit', beside: true }),
        dates: period({ label: 'Dates' }),
        prioritaire: boolean({
          label: 'Événement prioritaire',
          help: 'Il interrompt ce qui passe, qui reprend ensuite.',
        }),
      },
      {
        label: 'Emploi du temps',
        help: 'Le premier dont c’est le moment l’emporte, les événements prioritaires avant les autres.',
        group: 'programme',
        itemTitle: ({ diaporama }, names) => (diaporama.id > 0 ? nomDeRef(diaporama, names) : 'Diaporama à choisir'),
        sentence: ({ jours, de, a, dates, prioritaire }) =>
          [
            momentsEnMots({ jours, de, a, du: dates?.du ?? null, au: dates?.au ?? null }) || 'toujours',
            prioritaire ? 'prioritaire' : '',
          ]
            .filter((part) => part !== '')
            .join(' · '),
        most: 30,
        words: { noun: { one: 'Moment', many: 'Moments' }, byPlace: true, add: 'Ajouter un moment' },
      },
    ),
    joursMarche: choices(JOURS_DE_SEMAINE, { label: 'Jours de marche', help: 'Vide\u00a0: tous.', group: 'marche' }),
    marcheDe: choice(HEURES_DU_JOUR, { label: 'Allumé de', group: 'marche' }),
    marcheA: choice(HEURES_DU_JOUR, { label: 'Allumé jusqu’à', group: 'marche' }),
    fuseau: choice(FUSEAUX, {
      label: 'Heure locale',
      group: 'marche',
      required: true,
      initial: 'Europe/Paris',
      startsAs: 'fuseau',
      advanced: true,
    }),
    orientation: choice(ORIENTATIONS_D_ECRAN, {
      label: 'Orientation',
      group: 'pose',
      required: true,
      initial: 'paysage',
      filterable: true,
    }),
    rotation: choice(ROTATIONS_D_ECRAN, {
      label: 'Rotation',
      help: 'Si l’image apparaît couchée et que l’écran ne sait pas la tourner.',
      group: 'pose',
      required: true,
      initial: '0',
    }),
    latitude: number({ label: 'Latitude', group: 'pose', min: -90, max: 90 }),
    longitude: number({ label: 'Longitude', group: 'pose', min: -180, max: 180 }),
    diagonale: number({ label: 'Diagonale', group: 'pose', min: 10, max: 500, integer: true, unit: 'pouces' }),
    distance: number({
      label: 'Vu à',
      help: 'La distance de ceux qui le regardent\u00a0: avec la diagonale, elle dit si les textes se lisent.',
      group: 'pose',
      min: 0.5,
      max: 100,
      unit: 'm',
    }),
    alerteApres: number({
      label: 'Alerter après',
      help: 'Sans nouvelles pendant ses heures de marche. Vide\u00a0: personne n’est prévenu.',
      group: 'alerte',
      min: 5,
      max: 10_080,
      integer: true,
      unit: 'minutes',
      initial: 30,
      startsAs: 'ecrans_alerte',
    }),
    alertes: references({
      label: 'Prévenir',
      help: 'Par e-mail. Vide\u00a0: personne, la page d’accueil le dit seule.',
      to: 'utilisateur',
      group: 'alerte',
      ownOnly: true,
    }),
    alerteUrl: url({
      label: 'Appeler une adresse',
      help: 'Un autre outil est prévenu aussi (webhook «\u00a0ecran.hors_ligne\u00a0», en JSON).',
      placeholder: 'https://',
      group: 'alerte',
      // The address of a supervisor may be as good as a password, when that tool asks for none.
      ownOnly: true,
      advanced: true,
    }),
    alerteCle: secret({
      label: 'Clé de signature de l’appel',
      help: 'Un mot que connaît aussi l’outil appelé\u00a0: il vérifie que l’appel vient de Bridge (norme Standard Webhooks). Elle n’est jamais relue.',
      group: 'alerte',
      advanced: true,
    }),
    etat: choice(ETATS_D_ECRAN, {
      label: 'État',
      ...dit,
      required: true,
      initial: 'a-appairer',
      list: true,
      sortable: true,
      filterable: true,
    }),
    appaireLe: datetime({ label: 'Appairé le', ...dit, sortable: true }),
    vuLe: datetime({ label: 'Dernières nouvelles', ...dit, list: true, sortable: true, filterable: true }),
    versionJouee: text({ label: 'Version à l’écran', ...dit, longest: 64 }),
    telechargement: number({ label: 'Téléchargement', ...dit, min: 0, max: 100, unit: '%' }),
    decalage: number({
      label: 'Écart de son horloge',
      help: 'Corrigé par Bridge\u00a0: l’écran montre la bonne heure.',
      ...dit,
      unit: 's',
    }),
    captureLe: datetime({ label: 'Image prise le', ...dit }),
    // The errors of the player name what it plays.
    sante: json(santeDEcranSchema.nullable(), {
      label: 'Lecteur',
      ...dit,
      ownOnly: true,
      words: santeEnMots,
      initial: null,
    }),
  },
});
export type EcranPose = RecordOf<typeof ecran>;
