import { z } from 'zod';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { superAdmins } from '../roles.ts';

export const listJournalChoices = defineEndpoint({
  method: 'GET',
  path: '/api/superadmin/gestion/journal/valeurs',
  summary: 'Actions et genres de cibles présents dans le journal',
  access: superAdmins,
  response: z.object({ actions: z.array(z.string()), cibles: z.array(z.string()) }),
});
