import { sql } from 'kysely';
import { visible } from '../../../crud/read/condition.repository.ts';
import type { Scope } from '../../../platform/auth/identity.ts';

/** Whether the reader of a report sees an objet today: the objet may have gone to another entity since. */
export const isSeen = (scope: Scope) => visible({ ownerColumn: 'objets.entite_id', shared: true }, scope);

export const nomVu = (scope: Scope) => sql<string>`CASE WHEN ${isSeen(scope)} THEN objets.nom ELSE '' END`;
export const numeroVu = (scope: Scope) => sql<number | null>`CASE WHEN ${isSeen(scope)} THEN objets.id END`;
