import { DELAIS_DE_RAPPEL, MENTIONS_D_ANNONCE } from '../../../catalogue/annonce/annonce.parametres.ts';
import type { Fields } from '../../../kernel/fields/field.ts';
import { boolean, choice, choices, number } from '../../../kernel/fields/fields.ts';
import { LONGEST_RETENTION, PARAMETRES_INITIAUX } from './parametre.schemas.ts';

const mois = { group: 'rgpd', required: true, integer: true, min: 1, max: LONGEST_RETENTION, unit: 'mois' } as const;
const AU_PLUS = `${LONGEST_RETENTION}\u00a0mois au plus.`;

/** The settings of channels for the whole instance, and how long things are kept. */
export const canaux = {
  publication_indexee: boolean({
    label: 'Proposer les sites aux moteurs de recherche',
    help: 'Éteint\u00a0: aucun site n’est proposé, quoi que disent ses propres réglages. Pour une instance d’essai.',
    group: 'publication',
    initial: PARAMETRES_INITIAUX.publication_indexee,
  }),
  editions_gardees: {
    ...number({
      label: 'Documents gardés',
      help: 'Par modèle, langue et entité, les plus récents\u00a0; au-delà, ils sont effacés, sauf ceux qui sont figés. Une planification peut en décider autrement.',
      group: 'editions',
      required: true,
      integer: true,
      min: 1,
      max: 500,
      unit: 'documents',
    }),
    initial: PARAMETRES_INITIAUX.editions_gardees,
  },
  annonces_mention: choice(MENTIONS_D_ANNONCE, {
    label: 'Mention des nouveaux espaces',
    help: 'Ce que lit le visiteur à côté d’une annonce. Chaque espace peut la changer.',
    group: 'annonces',
    required: true,
    initial: PARAMETRES_INITIAUX.annonces_mention,
  }),
  annonces_rappels: {
    ...choices(DELAIS_DE_RAPPEL, {
      label: 'Prévenir de la fin d’une annonce',
      help: 'Un e-mail à qui l’a faite et à qui l’a validée. Aucun délai\u00a0: personne n’est prévenu.',
      group: 'annonces',
    }),
    initial: PARAMETRES_INITIAUX.annonces_rappels,
  },
  ecrans_nouvelles: {
    ...number({
      label: 'Des nouvelles toutes les',
      help: 'Plus souvent, on sait plus vite qu’un écran va mal\u00a0; moins souvent, on ménage un réseau mobile. Ce qui est publié ou urgent arrive aussitôt, dans tous les cas.',
      group: 'ecrans',
      required: true,
      integer: true,
      min: 1,
      max: 4,
      unit: 'min',
    }),
    initial: PARAMETRES_INITIAUX.ecrans_nouvelles,
  },
  ecrans_alerte: {
    ...number({
      label: 'Alerter après',
      help: 'Le délai que prennent les nouveaux écrans\u00a0: sans nouvelles pendant ses heures de marche, un écran est dit hors ligne et les personnes qu’il nomme sont prévenues. Chacun peut en avoir un autre.',
      group: 'ecrans',
      required: true,
      integer: true,
      min: 5,
      max: 10_080,
      unit: 'minutes',
    }),
    initial: PARAMETRES_INITIAUX.ecrans_alerte,
  },
  traduction_plafond: number({
    label: 'Plafond de traduction',
    help: 'Caractères par mois, toutes configurations confondues, en plus de leurs budgets. Une fois atteint, plus rien n’est envoyé. Vide\u00a0: sans limite.',
    group: 'traduction',
    integer: true,
    min: 0,
    max: 1_000_000_000,
    unit: 'caractères',
  }),
  quota_medias: number({
    label: 'Quota de la médiathèque',
    help: 'Des entités qui n’ont pas le leur. Vide\u00a0: sans limite.',
    group: 'stockage',
    integer: true,
    min: 1,
    max: 100_000,
    unit: 'Go',
  }),
  retention_journal: {
    ...number({
      label: 'Conservation du journal d’audit',
      help: `Les lignes plus anciennes sont effacées chaque heure. ${AU_PLUS}`,
      ...mois,
    }),
    initial: PARAMETRES_INITIAUX.retention_journal,
  },
  retention_statistiques: {
    ...number({
      label: 'Conservation des statistiques',
      help: `Vues, clics et recherches des sites, vues et clics des annonces. ${AU_PLUS}`,
      ...mois,
    }),
    initial: PARAMETRES_INITIAUX.retention_statistiques,
  },
} as const satisfies Fields;
