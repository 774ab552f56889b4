import { z } from 'zod';
import { nameOfRef, refSchema } from '../../kernel/fields/ref.ts';
import type { Names } from '../../kernel/resource/resource-answers.ts';

/** The places of annonces between the fiches of a section. */
export const annoncesIntercaleesSchema = z
  .strictObject({
    /** Null for no annonces. */
    espace: refSchema('espace').nullable(),
    /** How many fiches come between two annonces, or null for none between fiches. */
    chaque: z.number().int().min(1).max(200).nullable(),
    finDeChapitre: z.boolean(),
  })
  .refine(({ espace, chaque, finDeChapitre }) => espace === null || chaque !== null || finDeChapitre, {
    path: ['chaque'],
    message: 'Dites où placer les annonces\u00a0: entre les fiches, ou en fin de chapitre.',
  });
export type AnnoncesIntercalees = z.output<typeof annoncesIntercaleesSchema>;

export const SANS_ANNONCE: AnnoncesIntercalees = { espace: null, chaque: null, finDeChapitre: false };

/** « Dans l’espace « Pied de page », toutes les 4 fiches et en fin de chapitre ». */
export function annoncesEnMots({ espace, chaque, finDeChapitre }: AnnoncesIntercalees, names: Names): string {
  if (espace === null) return 'Aucune annonce';
  const ou = [
    chaque !== null && (chaque === 1 ? 'après chaque fiche' : `toutes les ${chaque}\u00a0fiches`),
    finDeChapitre && 'en fin de chapitre',
  ];
  return `Dans l’espace «\u00a0${nameOfRef(espace, names) ?? '…'}\u00a0», ${ou.filter(Boolean).join(' et ')}`;
}
