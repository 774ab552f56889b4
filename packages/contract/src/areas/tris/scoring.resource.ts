import { reglesDeScore } from '../../catalogue/score.fields.ts';
import {
  boolean,
  choice,
  date,
  datetime,
  longText,
  number,
  reference,
  slug,
  text,
} from '../../kernel/fields/fields.ts';
import { list } from '../../kernel/fields/variants.ts';
import { defineResource, type RecordOf } from '../../kernel/resource/resource.ts';
import { scoringHead } from './tris.heads.ts';

export const OBJECTIFS_DE_SCORING = [
  { value: 'qualite', label: 'Qualité des fiches' },
  { value: 'fraicheur', label: 'Fraîcheur' },
  { value: 'adherents', label: 'Visibilité des adhérents' },
  { value: 'labels', label: 'Labels' },
  { value: 'saison', label: 'Saison et dates' },
  { value: 'autre', label: 'Autre' },
] as const;

const RECALCULS = [
  { value: 'automatique', label: 'À chaque import et chaque nuit' },
  { value: 'nuit', label: 'Chaque nuit' },
  { value: 'manuel', label: 'À la demande' },
] as const;

/** A profile: points that objets earn by rules, and bonuses that people give. One score per objet and profile. */
export const scoring = defineResource({
  ...scoringHead,
  table: 'profils_scoring',
  purpose:
    'Un profil de scoring donne des points aux objets\u00a0: photos, labels, adhésion, fraîcheur… Triez et filtrez ensuite par score.',
  title: 'nom',
  outputs: { key: 'catalogue' },
  groups: [
    { id: 'profil', title: 'Profil' },
    { id: 'regles', title: 'Règles', help: 'Chaque règle donne ou retire des points aux objets qui y répondent.' },
    { id: 'bonus', title: 'Bonus manuels', help: 'Des points pour un objet en particulier, jusqu’à une date.' },
    { id: 'calcul', title: 'Calcul' },
  ],
  fields: {
    nom: text({ label: 'Nom', group: 'profil', required: true, list: true, sortable: true, searchable: true }),
    code: slug({
      label: 'Code',
      help: 'Court et stable\u00a0: il désigne le profil dans les échanges.',
      from: 'nom',
      group: 'profil',
      required: true,
      sortable: true,
      searchable: true,
      unique: 'Ce code est déjà celui d’un autre profil de cette entité.',
    }),
    objectif: choice(OBJECTIFS_DE_SCORING, {
      label: 'Objectif',
      group: 'profil',
      required: true,
      initial: 'qualite',
      list: true,
      filterable: true,
    }),
    description: longText({ label: 'Description', group: 'profil', searchable: true }),
    selection: reference({
      label: 'Sélection de référence',
      help: 'Seuls ses objets reçoivent un score. Vide\u00a0: tous les objets.',
      to: 'selection',
      group: 'profil',
      filterable: true,
    }),
    regles: reglesDeScore,
    bonus: list(
      {
        objet: reference({ label: 'Objet', to: 'objet', required: true }),
        points: number({ label: 'Points', required: true, min: -1_000, max: 1_000 }),
        motif: text({ label: 'Motif', required: true, ownOnly: true }),
        expireLe: date({ label: 'Dernier jour', help: 'Vide\u00a0: sans fin.' }),
      },
      { label: 'Bonus', group: 'bonus', itemTitle: 'objet', most: 500, seenBy: 'objet' },
    ),
    min: number({ label: 'Score minimal', help: 'Vide\u00a0: sans limite.', group: 'calcul' }),
    max: number({ label: 'Score maximal', help: 'Vide\u00a0: sans limite.', group: 'calcul' }),
    normalise: boolean({
      label: 'Ramener de 0 à 100',
      help: '100 est le total de toutes les règles favorables.',
      group: 'calcul',
    }),
    recalcul: choice(RECALCULS, {
      label: 'Recalcul',
      group: 'calcul',
      required: true,
      initial: 'automatique',
      list: true,
      filterable: true,
    }),
    gele: boolean({
      label: 'Gelé',
      help: 'Les scores restent ceux d’aujourd’hui, quoi qu’il change.',
      group: 'calcul',
      list: true,
      filterable: true,
    }),
    calculeLe: datetime({ label: 'Calculé le', readOnly: true, list: true, sortable: true }),
    nombreObjets: number({ label: 'Objets', readOnly: true, ownOnly: true, list: true, sortable: true }),
  },
});
export type Scoring = RecordOf<typeof scoring>;
