import type { Choice } from '../../kernel/fields/field.ts';
import { choice, code, longText, slug, text } from '../../kernel/fields/fields.ts';

/** The base of a gabarit with a source of its own: Liquid, without scripts. */
export const CODE_PROPRE = { value: 'propre', label: 'Écrit ici' } as const;

/** The fields of every gabarit. `of`: its name in messages. */
export function gabaritFields(of: string) {
  return {
    nom: text({ label: 'Nom', group: 'gabarit', required: true, list: true, sortable: true, searchable: true }),
    code: slug({
      label: 'Code',
      from: 'nom',
      group: 'gabarit',
      required: true,
      list: true,
      sortable: true,
      searchable: true,
      unique: `Ce code est déjà celui d’un autre gabarit ${of}.`,
    }),
    description: longText({
      label: 'Description',
      help: 'Pour qui choisit\u00a0: à quoi il sert, ce qu’il suppose.',
      group: 'gabarit',
      searchable: true,
      longest: 1_000,
    }),
  } as const;
}

/** The base of a gabarit: one that comes with the product, or its own source. */
export function baseField<const C extends readonly Choice[]>(bases: C) {
  return choice(bases, {
    label: 'Modèle de départ',
    group: 'source',
    required: true,
    initial: CODE_PROPRE.value,
    list: true,
    filterable: true,
  });
}

/** The source of a gabarit that is written here. */
export const sourceFields = {
  liquide: code({
    label: 'Modèle',
    help: 'HTML et Liquid. Ctrl+Espace propose les champs. Aucun script\u00a0: les codes personnalisés sont faits pour cela.',
    language: 'liquid',
    group: 'source',
    widget: 'liquide',
    when: { field: 'base', is: [CODE_PROPRE.value] },
  }),
  css: code({
    label: 'Styles',
    help: 'Ils ne s’appliquent qu’à ce gabarit.',
    language: 'css',
    group: 'source',
  }),
} as const;

export const gabaritGroups = [
  { id: 'gabarit', title: 'Gabarit' },
  {
    id: 'source',
    title: 'Source',
    help: 'Un gabarit du produit suit ses mises à jour\u00a0; le vôtre ne change que par vous.',
  },
] as const;
