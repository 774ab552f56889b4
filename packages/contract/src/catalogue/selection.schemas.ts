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
  /** It stands where people put it, not where the sort would. */
  epingle: z.boolean(),
});
export type ObjetRetenu = z.output<typeof objetRetenuSchema>;

/** What one rule says of one objet. */
export interface Verdict {
  /** The rule in words: « qui ont «\u00a0Terrasse\u00a0» ». Of a group, how its rules are joined. */
  readonly phrase: string;
  readonly lien: 'et' | 'ou' | 'sauf' | null;
  readonly tenu: boolean;
  /** What the objet has there, in words: « Wifi, Parking », « aucun prix ». Of a group, nothing. */
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
