import { FUSEAUX } from '../../catalogue/ecran/ecran.choix.ts';
import { LANGUES_CHOIX } from '../../catalogue/langue.ts';
import { periodeDeRegleSchema } from '../../catalogue/regle/periode.schemas.ts';
import {
  boolean,
  choice,
  choices,
  json,
  number,
  period,
  reference,
  references,
  secret,
  text,
} from '../../kernel/fields/fields.ts';
import { defineResource, type RecordOf } from '../../kernel/resource/resource.ts';
import { CHAQUE_LUNDI, calendrierSchema } from './calendrier.schemas.ts';
import { calendrierEnMots, periodeCouverteEnMots } from './calendrier.words.ts';
import { diffusions } from './diffusion.fields.ts';
import { planificationHead } from './editions.heads.ts';

export const planification = defineResource({
  ...planificationHead,
  table: 'planifications',
  purpose:
    'Une planification fait paraître un modèle à heure dite, avec les données du jour, et l’envoie à qui l’attend.',
  title: 'nom',
  groups: [
    { id: 'planification', title: 'Planification' },
    {
      id: 'rythme',
      title: 'Calendrier',
      help: 'Les heures sont celles de Paris, été comme hiver, ou d’un autre lieu, choisi sous «\u00a0Avancé\u00a0».',
    },
    {
      id: 'conditions',
      title: 'Conditions',
      help: 'Ce qu’il faut pour que le document paraisse.',
    },
    { id: 'envois', title: 'Envois', help: 'Où vont les fichiers, une fois prêts.' },
  ],
  fields: {
    nom: text({ label: 'Nom', group: 'planification', required: true, list: true, sortable: true, searchable: true }),
    modele: reference({
      label: 'Modèle',
      to: 'modeleEdition',
      startsAs: 'modele_edition_par_defaut',
      group: 'planification',
      required: true,
      list: true,
      filterable: true,
    }),
    langues: choices(LANGUES_CHOIX, {
      label: 'Langues',
      help: 'Vide\u00a0: celles du modèle.',
      group: 'planification',
      filterable: true,
    }),
    entites: references({
      label: 'Entités',
      help: 'Un document pour chacune, avec ses objets. Vide\u00a0: pour la vôtre.',
      to: 'entite',
      group: 'planification',
      advanced: true,
    }),
    actif: boolean({
      label: 'Active',
      help: 'Suspendue, elle ne fait rien paraître.',
      group: 'planification',
      initial: true,
      list: true,
      sortable: true,
      filterable: true,
    }),
    calendrier: json(calendrierSchema, {
      label: 'Parution',
      group: 'rythme',
      widget: 'calendrier-edition',
      words: calendrierEnMots,
      initial: CHAQUE_LUNDI,
      list: true,
    }),
    fuseau: choice(FUSEAUX, {
      label: 'À l’heure de',
      group: 'rythme',
      required: true,
      initial: 'Europe/Paris',
      startsAs: 'fuseau',
      advanced: true,
    }),
    validite: period({ label: 'Du, au', help: 'Vide\u00a0: sans fin.', group: 'rythme', list: true }),
    periode: json(periodeDeRegleSchema.nullable(), {
      label: 'Période couverte',
      help: 'Les dates des événements imprimés. Vide\u00a0: celle du modèle.',
      group: 'rythme',
      widget: 'periode-couverte',
      words: (periode) => (periode === null ? '' : periodeCouverteEnMots(periode)),
      initial: null,
    }),
    siChange: boolean({
      label: 'Seulement si les données ont changé',
      help: 'Depuis la parution précédente.',
      group: 'conditions',
    }),
    minimum: number({
      label: 'Objets, au moins',
      help: 'Vide\u00a0: quel que soit leur nombre.',
      group: 'conditions',
      min: 1,
      max: 100_000,
      integer: true,
    }),
    apresImport: boolean({
      label: 'Après un import réussi',
      help: 'Attend la fin de l’import en cours, et rien ne paraît s’il échoue.',
      group: 'conditions',
    }),
    controleBloquant: boolean({
      label: 'Le contrôle avant impression peut l’arrêter',
      help: 'Une fiche qui déborde ou une photo dont les droits sont passés arrête l’envoi\u00a0; le fichier précédent reste en ligne.',
      group: 'conditions',
      initial: true,
    }),
    validateurs: references({
      label: 'À valider par',
      help: 'Rien ne part avant l’accord de l’un d’eux, ou d’un administrateur des éditions. Vide\u00a0: envoi direct.',
      to: 'utilisateur',
      ownOnly: true,
      group: 'conditions',
    }),
    diffusions,
    secret: secret({
      label: 'Mot de passe des envois',
      help: 'Celui du dépôt SFTP ou FTP. Il n’est jamais relu, et se saisit à nouveau quand le serveur ou sa clé change.',
      group: 'envois',
      advanced: true,
    }),
    signature: secret({
      label: 'Clé de signature des appels',
      help: 'Un mot que connaît aussi le site appelé\u00a0: il vérifie que l’appel vient de Bridge (norme Standard Webhooks). Elle n’est jamais relue.',
      group: 'envois',
      advanced: true,
    }),
    versions: number({
      label: 'Versions gardées',
      group: 'envois',
      required: true,
      initial: 10,
      min: 1,
      max: 200,
      integer: true,
    }),
    alertes: references({
      label: 'Prévenir en cas d’échec',
      to: 'utilisateur',
      ownOnly: true,
      group: 'envois',
    }),
  },
});
export type Planification = RecordOf<typeof planification>;
