import { boolean, choice, choices, datetime, longText, reference, text } from '../../kernel/fields/fields.ts';
import { list } from '../../kernel/fields/variants.ts';
import { defineResource, type RecordOf } from '../../kernel/resource/resource.ts';
import { OUVERTS_AUX_PROGRAMMES } from '../programmes.ts';
import { VERBES_DE_DROIT } from '../rights.ts';
import { compteDeServiceHead } from './superadmin.heads.ts';

const NOMS = new Map<string, string>(OUVERTS_AUX_PROGRAMMES.map(({ value, label }) => [value, label]));
const VERBES = new Map<string, string>(VERBES_DE_DROIT.map(({ value, label }) => [value, label]));

/** A program that acts in nobody's name: it outlives the person who made it, and has its own name in the history. */
export const compteDeService = defineResource({
  ...compteDeServiceHead,
  table: 'comptes_de_service',
  purpose:
    'Un compte de service laisse un programme (site, agenda, outil de l’office) lire ou changer vos contenus avec un jeton, sans agir au nom d’une personne.',
  title: 'nom',
  taggable: false,
  groups: [
    { id: 'compte', title: 'Compte', help: 'Le nom est celui que montrent l’historique et le journal.' },
    { id: 'droits', title: 'Droits', help: 'Rien d’autre ne lui est ouvert\u00a0: ni les comptes, ni les réglages.' },
  ],
  fields: {
    nom: text({
      label: 'Nom',
      help: 'À quoi il sert\u00a0: «\u00a0Agenda du site de l’office\u00a0».',
      group: 'compte',
      required: true,
      list: true,
      sortable: true,
      searchable: true,
      longest: 60,
      unique: 'Ce nom est déjà celui d’un autre compte de service\u00a0: l’historique ne saurait plus qui agit.',
    }),
    description: longText({
      label: 'Description',
      help: 'Qui tient ce programme, et qui prévenir.',
      group: 'compte',
      searchable: true,
    }),
    actif: boolean({
      label: 'Actif',
      help: 'Éteint, tous ses jetons sont refusés aussitôt.',
      group: 'compte',
      initial: true,
      list: true,
      filterable: true,
    }),
    entite: reference({
      label: 'Agit pour',
      help: 'Cette entité et celles qui en dépendent. Vide\u00a0: toutes.',
      whenEmpty: 'Toutes',
      to: 'entite',
      group: 'droits',
      list: true,
      filterable: true,
    }),
    portees: list(
      {
        ressource: choice(OUVERTS_AUX_PROGRAMMES, { label: 'Élément', required: true, initial: 'objet' }),
        verbes: choices(VERBES_DE_DROIT, { label: 'Ce qu’il peut en faire', required: true, beside: true }),
      },
      {
        label: 'Ce que le programme peut faire',
        help: 'Un changement compte dès l’appel suivant.',
        group: 'droits',
        most: 100,
        itemTitle: ({ ressource, verbes }) =>
          [NOMS.get(ressource) ?? '', verbes.map((verbe) => VERBES.get(verbe)).join(', ')]
            .filter(Boolean)
            .join('\u00a0: '),
        words: { noun: { one: 'Élément', many: 'Éléments' }, add: 'Ajouter un élément' },
      },
    ),
    utiliseLe: datetime({ label: 'Dernier appel', readOnly: true, list: true, sortable: true }),
  },
});
export type CompteDeService = RecordOf<typeof compteDeService>;
