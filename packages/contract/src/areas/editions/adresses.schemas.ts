import { z } from 'zod';
import { emailSchema } from '../../kernel/fields/schemas.ts';

/** The addresses that receive the files of an edition. */
export const adressesSchema = z.array(emailSchema).max(500, '500 adresses au plus.');

/** One key for a mailbox, however its address is typed. */
export const cleDAdresse = (adresse: string): string => adresse.toLowerCase();
