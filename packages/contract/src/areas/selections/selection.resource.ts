import { regles } from '../../catalogue/regle/regle.fields.ts';
import { phraseDe } from '../../catalogue/regle/regle.words.ts';
import {
  choice,
  colour,
  date,
  email,
  icon,
  longText,
  number,
  reference,
  slug,
  text,
} from '../../kernel/fields/fields.ts';
import { list } from '../../kernel/fields/variants.ts';
import { defineResource, type RecordOf } from '../../kernel/resource/resource.ts';
import { selectionHead } from './selections.heads.ts';

export const MODES_DE_SELECTION = [
  { value: 'dynamique', label: 'Dynamique\u00a0: des règles' },
  { value: 'manuelle', label: 'Manuelle\u00a0: une liste d’objets' },
  { value: 'mixte', label: 'Mixte\u00a0: des règles, des ajouts et des retraits' },
] as const;

/** When two objets count as the same thing. */
const DEDOUBLONNAGES = [
  { value: 'identifiant', label: 'Même identifiant dans deux systèmes' },
  { value: 'nom-commune', label: 'Même nom dans la même commune' },
  { value: 'position', label: 'Même position' },
] as const;

export const selection = defineResource({
  ...selectionHead,
  table: 'selections',
  purpose:
    'Une sélection répond à «\u00a0quels objets\u00a0?\u00a0»\u00a0: décrivez-les une fois, et listes, éditions et écrans montrent les mêmes.',
  title: 'nom',
  hints: ['nombreObjets'],
  outputs: { key: 'record' },
  groups: [
    { id: 'selection', title: 'Sélection' },
    {
      id: 'regles',
      title: 'Règles',
      help: 'Les objets publiés qui répondent à ces règles sont retenus, aujourd’hui comme après chaque import.',
    },
    { id: 'objets', title: 'Objets choisis', help: 'Ajoutés, épinglés ou retirés un par un.' },
    { id: 'resultat', title: 'Résultat', help: 'Combien, dans quel ordre, et qui prévenir quand le nombre change.' },
  ],
  fields: {
    nom: text({ label: 'Nom', group: 'selection', required: true, list: true, sortable: true, searchable: true }),
    code: slug({
      label: 'Code',
      help: 'Court et stable\u00a0: il désigne la sélection dans les échanges.',
      from: 'nom',
      group: 'selection',
      required: true,
      sortable: true,
      searchable: true,
      unique: 'Ce code est déjà celui d’une autre sélection de cette entité.',
    }),
    description: longText({ label: 'Description', group: 'selection', searchable: true }),
    couleur: colour({ label: 'Couleur', group: 'selection', advanced: true }),
    icone: icon({ label: 'Pictogramme', group: 'selection', advanced: true }),
    mode: choice(MODES_DE_SELECTION, {
      label: 'Mode',
      group: 'regles',
      required: true,
      initial: 'dynamique',
      list: true,
      filterable: true,
    }),
    regles: regles({
      label: 'Règles',
      group: 'regles',
      widget: 'regles',
      words: phraseDe,
      when: { field: 'mode', is: ['dynamique', 'mixte'] },
    }),
    inclusions: list(
      {
        objet: reference({ label: 'Objet', to: 'objet', required: true }),
        position: number({
          label: 'Position',
          help: 'Vide\u00a0: à sa place dans le tri.',
          min: 1,
          max: 1_000,
          integer: true,
        }),
      },
      {
        label: 'Objets ajoutés',
        help: 'Toujours retenus tant qu’ils sont publiés. Une position les épingle\u00a0: 1 pour le premier.',
        group: 'objets',
        itemTitle: 'objet',
        most: 2_000,
        seenBy: 'objet',
        when: { field: 'mode', is: ['manuelle', 'mixte'] },
      },
    ),
    exclusions: list(
      {
        objet: reference({ label: 'Objet', to: 'objet', required: true }),
        motif: text({ label: 'Motif', ownOnly: true }),
        jusquAu: date({ label: 'Jusqu’au', help: 'Il revient de lui-même le lendemain.' }),
      },
      {
        label: 'Objets retirés',
        help: 'Jamais retenus, même s’ils répondent aux règles.',
        group: 'objets',
        itemTitle: 'objet',
        most: 500,
        seenBy: 'objet',
        when: { field: 'mode', is: ['dynamique', 'mixte'] },
      },
    ),
    tri: reference({
      label: 'Tri par défaut',
      help: 'Vide\u00a0: par nom.',
      whenEmpty: 'Par nom',
      to: 'tri',
      startsAs: 'tri_par_defaut',
      group: 'resultat',
      list: true,
      filterable: true,
    }),
    limite: number({
      label: 'Nombre maximal',
      help: 'Les premiers dans l’ordre du tri. Vide\u00a0: tous.',
      group: 'resultat',
      min: 1,
      max: 100_000,
      integer: true,
    }),
    dedoublonnage: choice(DEDOUBLONNAGES, {
      label: 'Dédoublonnage',
      help: 'Du même objet venu deux fois, seul le plus complet est retenu. Vide\u00a0: tous.',
      group: 'resultat',
      filterable: true,
    }),
    alerteVariation: number({
      label: 'Alerter si le nombre varie de plus de',
      help: 'D’un import à l’autre. Vide\u00a0: jamais.',
      group: 'resultat',
      min: 1,
      max: 1_000,
      unit: '%',
    }),
    alerteEmail: email({
      label: 'Destinataire de l’alerte',
      help: 'Vide\u00a0: l’alerte reste ici et dans les tâches.',
      group: 'resultat',
      ownOnly: true,
    }),
    nombreObjets: number({ label: 'Objets', readOnly: true, ownOnly: true, list: true, sortable: true }),
  },
});
export type Selection = RecordOf<typeof selection>;
