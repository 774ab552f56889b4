import { z } from 'zod';
import { emailSchema } from '../../kernel/fields/schemas.ts';

/** Who receives the files of an edition. */
export const adressesSchema = z.array(emailSchema).max(500, '500 adresses au plus.');

/** The same mailbox, however it is typed. */
export const cleDAdresse = (adresse: string): string => adresse.toLowerCase();
