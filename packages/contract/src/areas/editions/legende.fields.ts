import { z } from 'zod';
import { colour, json, text, translated } from '../../kernel/fields.ts';
import { nameOfRef, refSchema } from '../../kernel/ref.ts';
import { firstTextOf, list } from '../../kernel/variants.ts';

/** A drawing: one of the product's, or a SVG of the médiathèque. */
const pictoSchema = z.discriminatedUnion('genre', [
  z.strictObject({
    genre: z.literal('produit'),
    nom: z.string().regex(/^[a-z0-9-]{1,60}$/, 'Choisissez un pictogramme de la liste.'),
  }),
  z.strictObject({ genre: z.literal('media'), media: refSchema('media') }),
]);

/** What an entry is drawn with until somebody chooses better: it says nothing of its own. */
export const PICTO_NEUTRE = 'info-circle';

/** What the drawing stands for. */
export const cibleDEntreeSchema = z.union([
  refSchema('modalite'),
  refSchema('critere'),
  refSchema('champ'),
  /** The objets that its rules keep: they bear the drawing themselves. */
  refSchema('selection'),
]);

export const MOST_ENTREES = 300;

/** The entries of a legend: a drawing, its words, and what it stands for. */
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
    /** Null: its words alone. */
    cible: json(cibleDEntreeSchema.nullable(), {
      label: 'Représente',
      widget: 'cible-d-entree',
      words: (cible, names) => (cible && nameOfRef(cible, names)) ?? '',
      initial: null,
      refs: ['modalite', 'critere', 'champ', 'selection'],
    }),
    groupe: text({ label: 'Groupe', help: 'Les entrées d’un même groupe se suivent.', longest: 80 }),
    couleur: colour({ label: 'Couleur', beside: true }),
    /** For who does not see the drawing. */
    alternatif: translated({ label: 'Texte alternatif', help: 'Vide\u00a0: le libellé.', longest: 150 }),
  },
  {
    label: 'Entrées',
    group: 'entrees',
    widget: 'entrees-de-legende',
    most: MOST_ENTREES,
    words: { noun: { one: 'Entrée', many: 'Entrées', feminine: true }, add: 'Ajouter une entrée' },
    itemTitle: ({ libelle }) => firstTextOf(libelle) || 'Sans libellé',
    sentence: ({ libelle, groupe, cible }, names) =>
      [groupe, (cible && nameOfRef(cible, names)) ?? '']
        .filter((part) => part !== '' && part !== firstTextOf(libelle))
        .join(' · '),
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

/** Entries in the order of their groups, those without a name first. */
export function entreesParGroupe<E extends Pick<EntreeDeLegende, 'groupe'>>(
  entrees: readonly E[],
): { readonly groupe: string; readonly entrees: readonly E[] }[] {
  const groupes = new Map<string, E[]>([['', []]]);
  for (const entree of entrees) groupes.set(entree.groupe, [...(groupes.get(entree.groupe) ?? []), entree]);
  return [...groupes].map(([groupe, of]) => ({ groupe, entrees: of })).filter(({ entrees: of }) => of.length > 0);
}
