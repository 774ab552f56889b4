import type { ReadOnlyHead } from '../../kernel/pages/head.ts';
import { adminsDeContenu } from '../roles.ts';

/** Not in the spec’s table: the ledger of the configurations that it names. */
export const traductionHead = {
  id: 'traduction',
  path: '/reglages/traductions',
  list: '/reglages/traductions',
  drawer: 'ligne',
  noun: { one: 'Traduction', many: 'Traductions', feminine: true },
  icon: 'traduction',
  aide: 'traductions',
  access: { view: adminsDeContenu },
} as const satisfies ReadOnlyHead;
