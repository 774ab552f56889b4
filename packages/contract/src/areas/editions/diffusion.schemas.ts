import { z } from 'zod';
import { emailSchema } from '../../kernel/schemas.ts';
import { isUrl } from '../../kernel/validators.ts';
import { textesJusqua } from './commun.schemas.ts';

/** Where the files of an edition go. What opens a server is kept apart, and never read back. */
export const diffusionSchema = z.discriminatedUnion('genre', [
  z.strictObject({
    genre: z.literal('courriel'),
    destinataires: z.array(emailSchema).min(1, 'Indiquez au moins une adresse.').max(500, '500 adresses au plus.'),
    objet: textesJusqua(200),
    message: textesJusqua(5_000),
  }),
  z.strictObject({
    genre: z.literal('depot'),
    protocole: z.enum(['sftp', 'ftps']),
    hote: z
      .string()
      .trim()
      .max(253)
      .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i, 'Un nom de serveur comme sftp.exemple.fr.'),
    port: z.number().int().min(1).max(65_535),
    utilisateur: z.string().trim().min(1, 'Indiquez l’identifiant.').max(100),
    dossier: z.string().trim().max(300),
  }),
  z.strictObject({
    genre: z.literal('webhook'),
    url: z
      .string()
      .trim()
      .max(2_000)
      .refine((url) => isUrl(url) && url.startsWith('https://'), 'Une adresse complète qui commence par https://.'),
  }),
  /** The newest file, always at the same address. */
  z.strictObject({ genre: z.literal('adresse') }),
  z.strictObject({ genre: z.literal('mediatheque'), dossier: z.string().trim().max(200) }),
]);
export type Diffusion = z.output<typeof diffusionSchema>;
export type GenreDeDiffusion = Diffusion['genre'];

export const GENRES_DE_DIFFUSION: readonly { readonly value: GenreDeDiffusion; readonly label: string }[] = [
  { value: 'courriel', label: 'E-mail' },
  { value: 'depot', label: 'Dépôt SFTP ou FTPS' },
  { value: 'webhook', label: 'Appel d’une adresse (webhook)' },
  { value: 'adresse', label: 'Adresse permanente' },
  { value: 'mediatheque', label: 'Dossier de la médiathèque' },
];

const atMostOne = (genre: GenreDeDiffusion) => (diffusions: readonly Diffusion[]) =>
  diffusions.filter((one) => one.genre === genre).length <= 1;

export const diffusionsSchema = z
  .array(diffusionSchema)
  .max(20, '20 envois au plus.')
  // It has one password.
  .refine(atMostOne('depot'), 'Un seul dépôt par planification\u00a0: faites-en une autre pour le second.')
  .refine(atMostOne('adresse'), 'L’adresse permanente ne figure qu’une fois.');
