import { z } from 'zod';
import { colour, json, text, translated } from '../../kernel/fields/fields.ts';
import { nameOfRef, refSchema } from '../../kernel/fields/ref.ts';
import { firstTextOf } from '../../kernel/fields/variants.items.ts';
import { list } from '../../kernel/fields/variants.ts';

/** A pictogram: one of the product, or an SVG of the médiathèque. */
const pictoSchema = z.discriminatedUnion('genre', [
  z.strictObject({
    genre: z.literal('produit'),
    nom: z.string().regex(/^[a-z0-9-]{1,60}$/, 'Choisissez un pictogramme de la liste.'),
  }),
  z.strictObject({ genre: z.literal('media'), media: refSchema('media') }),
]);

/** The neutral pictogram of an entry until a person chooses another. */
export const PICTO_NEUTRE = 'info-circle';

/** What the pictogram stands for. */
export const cibleDEntreeSchema = z.union([
  refSchema('modalite'),
  refSchema('critere'),
  refSchema('champ'),
  /** The objets of a sélection, which show the pictogram themselves. */
  refSchema('selection'),
]);

export const MOST_ENTREES = 300;

/** The names that entries stand under, in the order of the page. */
export const groupesDeLegende = list(
  {
    nom: { ...translated({ label: 'Nom', longest: 80 }), required: true },
    /** The code that entries name the group by, whatever its present name. */
    code: text({ label: 'Code', required: true, longest: 80 }),
  },
  {
    label: 'Groupes',
    help: 'Les entrées d’un même groupe se suivent, sous son nom.',
    group: 'entrees',
    widget: 'groupes-de-legende',
    most: MOST_ENTREES,
    words: { noun: { one: 'Groupe', many: 'Groupes' }, add: 'Ajouter un groupe' },
    itemTitle: ({ nom }) => firstTextOf(nom) || 'Sans nom',
    // The code is never shown.
    hides: () => ['code'],
    settle: (groupe, _changed, { others }) =>
      groupe.code === '' ? { ...groupe, code: codeDeGroupe(others.map(({ code }) => code)) } : groupe,
    check: ({ nom }, refuse) => {
      if (firstTextOf(nom) === '') refuse('nom', 'Écrivez un nom.');
    },
    checkAll: (groupes, refuse) => {
      const codes = groupes.map(({ code }) => code);
      for (const [rank, code] of codes.entries())
        if (codes.indexOf(code) !== rank) refuse([rank, 'code'], 'Un autre groupe a le même code.');
    },
  },
);
export type GroupeDeLegende = z.output<typeof groupesDeLegende.itemSchema>;

/** A code that no other group has. */
export function codeDeGroupe(taken: readonly string[]): string {
  let rank = 1;
  while (taken.includes(`groupe-${rank}`)) rank += 1;
  return `groupe-${rank}`;
}

/** The entries of a legend: a pictogram, its words, and what it stands for. */
export const entreesDeLegende = list(
  {
    picto: json(pictoSchema, {
      label: 'Dessin',
      widget: 'picto-d-entree',
      words: (picto, names) =>
        picto.genre === 'produit' ? `Pictogramme ${picto.nom}` : (nameOfRef(picto.media, names) ?? 'Un média'),
      required: true,
      initial: { genre: 'produit', nom: PICTO_NEUTRE },
      refs: ['media'],
    }),
    libelle: { ...translated({ label: 'Libellé', longest: 100 }), required: true },
    /** Null for an entry with words only. */
    cible: json(cibleDEntreeSchema.nullable(), {
      label: 'Représente',
      widget: 'cible-d-entree',
      words: (cible, names) => (cible && nameOfRef(cible, names)) ?? '',
      initial: null,
      refs: ['modalite', 'critere', 'champ', 'selection'],
    }),
    /** The code of a group of the legend; empty: none. */
    groupe: text({ label: 'Groupe', longest: 80 }),
    couleur: colour({ label: 'Couleur', beside: true }),
    /** The words for people who do not see the pictogram. */
    alternatif: translated({ label: 'Texte alternatif', help: 'Vide\u00a0: le libellé.', longest: 150 }),
  },
  {
    label: 'Entrées',
    group: 'entrees',
    widget: 'entrees-de-legende',
    most: MOST_ENTREES,
    words: { noun: { one: 'Entrée', many: 'Entrées', feminine: true }, add: 'Ajouter une entrée' },
    itemTitle: ({ libelle }) => firstTextOf(libelle) || 'Sans libellé',
    sentence: ({ libelle, cible }, names) => {
      const said = (cible && nameOfRef(cible, names)) ?? '';
      return said === firstTextOf(libelle) ? '' : said;
    },
    check: ({ libelle }, refuse) => {
      if (firstTextOf(libelle) === '') refuse('libelle', 'Écrivez un libellé.');
    },
    checkAll: (entrees, refuse) => {
      const seen = new Set<string>();
      for (const [rank, { cible }] of entrees.entries()) {
        if (cible === null) continue;
        const key = `${cible.ref} ${cible.id}`;
        if (seen.has(key)) refuse([rank, 'cible'], 'Une autre entrée dit déjà la même chose.');
        seen.add(key);
      }
    },
  },
);
export type EntreeDeLegende = z.output<typeof entreesDeLegende.itemSchema>;

/** Entries in the order of their groups; those without a group come first, under no name. */
export function entreesParGroupe<E extends Pick<EntreeDeLegende, 'groupe'>>(
  entrees: readonly E[],
  groupes: readonly GroupeDeLegende[],
): { readonly nom: GroupeDeLegende['nom']; readonly entrees: readonly E[] }[] {
  const codes = groupes.map(({ code }) => code);
  const parts = [
    { nom: {}, entrees: entrees.filter(({ groupe }) => !codes.includes(groupe)) },
    ...groupes.map(({ nom, code }) => ({ nom, entrees: entrees.filter(({ groupe }) => groupe === code) })),
  ];
  return parts.filter(({ entrees: of }) => of.length > 0);
}
