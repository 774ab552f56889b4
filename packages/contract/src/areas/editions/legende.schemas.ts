import { z } from 'zod';
import { refSchema } from '../../kernel/ref.ts';
import { couleurSchema, textesJusqua } from './commun.schemas.ts';

/** A drawing: one of the product's, or a SVG of the médiathèque. */
export const pictoDEntreeSchema = z.discriminatedUnion('genre', [
  z.strictObject({
    genre: z.literal('produit'),
    nom: z.string().regex(/^[a-z0-9-]{1,60}$/, 'Choisissez un pictogramme de la liste.'),
  }),
  z.strictObject({ genre: z.literal('media'), media: refSchema('media') }),
]);

/** What an entry is drawn with until somebody chooses better: it says nothing of its own. */
export const PICTO_NEUTRE = 'info-circle';

/** What the drawing stands for; null: its words alone. */
export const cibleDEntreeSchema = z.union([refSchema('modalite'), refSchema('critere'), refSchema('champ')]).nullable();

export const entreeDeLegendeSchema = z.strictObject({
  picto: pictoDEntreeSchema,
  libelle: textesJusqua(100).refine((textes) => Object.values(textes).some(Boolean), 'Écrivez un libellé.'),
  cible: cibleDEntreeSchema,
  /** Entries of one group stand together, under its name. */
  groupe: z.string().trim().max(80),
  couleur: couleurSchema.nullable(),
  /** For who does not see the drawing. Empty: its words. */
  alternatif: textesJusqua(150),
});
export type EntreeDeLegende = z.output<typeof entreeDeLegendeSchema>;

export const MOST_ENTREES = 300;
export const entreesDeLegendeSchema = z
  .array(entreeDeLegendeSchema)
  .max(MOST_ENTREES, `${MOST_ENTREES} entrées au plus.`)
  .superRefine((entrees, context) => {
    const seen = new Set<string>();
    for (const [rank, { cible }] of entrees.entries()) {
      if (cible === null) continue;
      const key = `${cible.ref} ${cible.id}`;
      if (seen.has(key))
        context.addIssue({
          code: 'custom',
          path: [rank, 'cible'],
          message: 'Une autre entrée dit déjà la même chose.',
        });
      seen.add(key);
    }
  });

export const REFS_DE_LEGENDE = ['media', 'modalite', 'critere', 'champ'] as const;

/** Entries in the order of their groups, those without a name first. */
export function entreesParGroupe<E extends Pick<EntreeDeLegende, 'groupe'>>(
  entrees: readonly E[],
): { readonly groupe: string; readonly entrees: readonly E[] }[] {
  const groupes = new Map<string, E[]>([['', []]]);
  for (const entree of entrees) groupes.set(entree.groupe, [...(groupes.get(entree.groupe) ?? []), entree]);
  return [...groupes].map(([groupe, of]) => ({ groupe, entrees: of })).filter(({ entrees: of }) => of.length > 0);
}
