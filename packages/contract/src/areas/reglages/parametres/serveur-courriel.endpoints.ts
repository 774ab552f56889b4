import { z } from 'zod';
import { defineEndpoint } from '../../../kernel/api/endpoint.ts';
import { emailSchema } from '../../../kernel/fields/schemas.ts';
import { superAdmins } from '../../roles.ts';

/** The protections of a connection to a mail server, with their usual ports. */
export const SECURITES_DE_COURRIEL = [
  { value: 'tls', label: 'TLS dès la connexion', port: 465 },
  { value: 'starttls', label: 'STARTTLS', port: 587 },
  { value: 'aucune', label: 'Aucune', port: 25 },
] as const;
export type SecuriteDeCourriel = (typeof SECURITES_DE_COURRIEL)[number]['value'];

const LABEL = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const NOM_DE_MACHINE = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`, 'i');

/** Whether a text is a host name, an IPv4 address in full, or an IPv6 address in brackets. */
function isHote(text: string): boolean {
  if (!URL.canParse(`http://${text}`)) return false;
  // « 127.1 » and « 0x7f.0.0.1 » are other notations of addresses, and are refused: what is saved is what is reached.
  if (NOM_DE_MACHINE.test(text)) return new URL(`http://${text}`).origin === `http://${text.toLowerCase()}`;
  return /^\[[0-9a-f:.]+\]$/i.test(text);
}

const MOT_DE_PASSE = z.string().min(1, 'Saisissez le mot de passe.').max(500, '500 caractères au plus.');

const reglageSchema = z.strictObject({
  hote: z
    .string()
    .trim()
    .min(1, 'Saisissez l’hôte du serveur.')
    .max(253, '253 caractères au plus.')
    .refine(isHote, 'Le nom d’une machine ou son adresse, sans «\u00a0smtp://\u00a0» ni port.'),
  port: z.number().int('Un nombre entier.').min(1, 'De 1 à 65\u202f535.').max(65_535, 'De 1 à 65\u202f535.'),
  securite: z.enum(SECURITES_DE_COURRIEL.map(({ value }) => value)),
  utilisateur: z
    .string()
    .trim()
    .max(200, '200 caractères au plus.')
    .regex(/^[^\p{Cc}]*$/u, 'Une seule ligne.'),
  expediteur: emailSchema,
});

const serveurCourrielSchema = z.object({
  /** The server in use: that of the environment goes before the saved one. */
  source: z.enum(['environnement', 'parametres', 'aucune']),
  /** The saved server without its password, or null. */
  reglage: reglageSchema.extend({ aMotDePasse: z.boolean() }).nullable(),
});
export type ServeurCourriel = z.output<typeof serveurCourrielSchema>;

const path = '/api/reglages/parametres/serveur_courriel';

export const getServeurCourriel = defineEndpoint({
  method: 'GET',
  path,
  summary: 'Le serveur d’e-mail de l’instance, sans son mot de passe',
  access: superAdmins,
  response: serveurCourrielSchema,
});

export const saveServeurCourriel = defineEndpoint({
  method: 'PUT',
  path,
  summary: 'Donner à l’instance son serveur d’e-mail\u00a0; le mot de passe ne se relit pas',
  access: superAdmins,
  // The password: unchanged when absent, removed when null.
  body: reglageSchema.extend({ motDePasse: z.exactOptional(MOT_DE_PASSE.nullable()) }),
  response: serveurCourrielSchema,
});
export const saisieServeurCourriel = saveServeurCourriel.body;

export const removeServeurCourriel = defineEndpoint({
  method: 'DELETE',
  path,
  summary: 'Retirer le serveur d’e-mail de l’instance',
  access: superAdmins,
  response: serveurCourrielSchema,
});
