import { boolean, choice, reference, slug, text, translated } from '../../kernel/fields/fields.ts';
import { list } from '../../kernel/fields/variants.ts';
import { defineResource, type RecordOf } from '../../kernel/resource/resource.ts';
import { moteurHead } from './web.heads.ts';

export const MODES_DE_MOTEUR = [
  { value: 'direct', label: 'Direct\u00a0: chaque choix met à jour la liste' },
  { value: 'formulaire', label: 'Formulaire\u00a0: un bouton lance la recherche' },
  { value: 'guide', label: 'Recherche guidée\u00a0: une question à la fois' },
] as const;

const QUESTION = translated({
  label: 'Question',
  help: 'En recherche guidée\u00a0: «\u00a0Où voulez-vous aller\u00a0?\u00a0» Vide\u00a0: le libellé.',
  longest: 150,
});

export const moteur = defineResource({
  ...moteurHead,
  table: 'moteurs',
  purpose:
    'Un moteur réunit les filtres qu’une liste propose à ses visiteurs, avec le nombre exact d’objets derrière chacun.',
  title: 'nom',
  published: { canal: 'web' },
  groups: [
    { id: 'moteur', title: 'Moteur' },
    { id: 'filtres', title: 'Filtres', help: 'Dans cet ordre. Un objet doit convenir à tous.' },
    { id: 'texte', title: 'Recherche par mots' },
  ],
  fields: {
    nom: text({ label: 'Nom', group: 'moteur', required: true, list: true, sortable: true, searchable: true }),
    code: slug({
      label: 'Code',
      from: 'nom',
      group: 'moteur',
      required: true,
      sortable: true,
      searchable: true,
      unique: 'Ce code est déjà celui d’un autre moteur de cette entité.',
    }),
    mode: choice(MODES_DE_MOTEUR, {
      label: 'Mode',
      help: 'En recherche guidée, chaque filtre est une question, et la liste vient après. Sans JavaScript, un bouton lance toujours la recherche.',
      group: 'moteur',
      required: true,
      initial: 'direct',
      list: true,
      filterable: true,
    }),
    filtres: list(
      {
        filtre: reference({ label: 'Filtre', to: 'filtre', required: true }),
        libelle: translated({
          label: 'Autre libellé',
          help: 'Dans ce moteur seulement. Vide\u00a0: celui du filtre.',
          longest: 100,
        }),
        question: {
          ...QUESTION,
          // The default is for moteurs saved before the field existed.
          schema: QUESTION.schema.default({}),
        },
        replie: boolean({
          label: 'Replié au départ',
          help: 'À gauche de la liste ou dans un tiroir. Au-dessus, les filtres s’ouvrent un à un.',
        }),
      },
      { label: 'Filtres', group: 'filtres', itemTitle: 'filtre', most: 40 },
    ),
    compteurs: boolean({ label: 'Montrer le nombre d’objets de chaque choix', group: 'filtres', initial: true }),
    masquerVides: boolean({ label: 'Masquer les choix sans objet', group: 'filtres', initial: true }),
    champTexte: boolean({
      label: 'Proposer une recherche par mots',
      help: 'Pendant la saisie, le champ suggère des noms d’objets, des types, les choix des filtres et des communes.',
      group: 'texte',
      initial: true,
    }),
    indication: translated({
      label: 'Indication',
      help: 'Dans le champ vide\u00a0: «\u00a0Un nom, une commune…\u00a0»',
      group: 'texte',
      longest: 60,
    }),
    synonymes: list(
      {
        mots: text({ label: 'Mots équivalents', placeholder: 'gîte, location, meublé', required: true, longest: 300 }),
      },
      {
        label: 'Synonymes',
        help: 'Qui cherche l’un trouve les autres. Séparez-les par des virgules.',
        group: 'texte',
        itemTitle: 'mots',
        most: 200,
        widget: 'synonymes',
      },
    ),
  },
});
export type Moteur = RecordOf<typeof moteur>;
