import { z } from 'zod';

/** The channels of what is composed. */
export const CANAUX = [
  { value: 'web', label: 'Web' },
  { value: 'print', label: 'Édition' },
  { value: 'ecran', label: 'Écran' },
] as const;
export type Canal = (typeof CANAUX)[number]['value'];
export const canalSchema = z.enum(CANAUX.map(({ value }) => value));
