import { z } from 'zod';

/** A point in a picture from its top left corner, as parts of its sides. */
const part = z.number().min(0).max(1);
const pointFocalSchema = z.strictObject({ x: part, y: part });
export type PointFocal = z.output<typeof pointFocalSchema>;

/** The part of a picture that people chose for one ratio. */
export const recadrageSchema = z
  .strictObject({
    nom: z.string().trim().min(1, 'Donnez un nom à ce recadrage.').max(60),
    /** Width by height. */
    ratio: z.string().regex(/^[1-9]\d{0,3}\/[1-9]\d{0,3}$/, 'Un format comme 16/9.'),
    x: part,
    y: part,
    largeur: part.positive(),
    hauteur: part.positive(),
  })
  .refine(({ x, largeur }) => x + largeur <= 1.0001, { path: ['largeur'], message: 'Ce cadre sort de l’image.' })
  .refine(({ y, hauteur }) => y + hauteur <= 1.0001, { path: ['hauteur'], message: 'Ce cadre sort de l’image.' });
export type Recadrage = z.output<typeof recadrageSchema>;

/** How a picture is cut in any ratio. */
export const cadrageSchema = z.strictObject({
  /** The focal point, or null for what catches the eye. */
  focal: pointFocalSchema.nullable(),
  recadrages: z
    .array(recadrageSchema)
    .max(20)
    .refine((all) => new Set(all.map(({ nom }) => nom)).size === all.length, 'Deux recadrages portent le même nom.'),
});
export type Cadrage = z.output<typeof cadrageSchema>;

export const SANS_CADRAGE: Cadrage = { focal: null, recadrages: [] };

/** « Point visible à 40 % × 30 %, 2 recadrages ». */
export function cadrageEnMots({ focal, recadrages: { length } }: Cadrage): string {
  const point =
    focal === null
      ? 'Point visible automatique'
      : `Point visible à ${Math.round(focal.x * 100)}\u00a0% × ${Math.round(focal.y * 100)}\u00a0%`;
  return length === 0 ? point : `${point}, ${length}\u00a0recadrage${length > 1 ? 's' : ''}`;
}
