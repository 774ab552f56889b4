import { z } from 'zod';

/** Where an account is signed in, as its owner and its administrators see it. */
export const openSessionSchema = z.object({
  id: z.string(),
  current: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  userAgent: z.string(),
  ip: z.string(),
  /** The country of the address, `FR`; `local` for the operator's own networks; null when unknown. */
  lieu: z.string().nullable(),
  /** The person who acts on behalf of the user. */
  actor: z.string().nullable(),
});
export type OpenSession = z.output<typeof openSessionSchema>;
