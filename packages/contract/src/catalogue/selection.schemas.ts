import { z } from 'zod';

/** An objet as results show it. */
export const objetRetenuSchema = z.object({
  id: z.number().int(),
  nom: z.string(),
  typeBridge: z.string(),
  commune: z.string(),
  photo: z.string(),
  prochaineDate: z.string().nullable(),
  prixMin: z.number().nullable(),
  /** Whether people pinned it in its place, against the sort. */
  epingle: z.boolean(),
});
export type ObjetRetenu = z.output<typeof objetRetenuSchema>;

/** The verdict of a rule on an objet. */
export interface Verdict {
  /** The rule in words, « qui ont «\u00a0Terrasse\u00a0» »; for a group, how its rules are joined. */
  readonly phrase: string;
  readonly lien: 'et' | 'ou' | 'sauf' | null;
  readonly tenu: boolean;
  /** What the objet has, in words, « Wifi, Parking », « aucun prix »; nothing for a group. */
  readonly constat: string;
  readonly enfants: readonly Verdict[];
}
export const verdictSchema: z.ZodType<Verdict> = z.object({
  phrase: z.string(),
  lien: z.enum(['et', 'ou', 'sauf']).nullable(),
  tenu: z.boolean(),
  constat: z.string(),
  get enfants() {
    return z.array(verdictSchema);
  },
});
