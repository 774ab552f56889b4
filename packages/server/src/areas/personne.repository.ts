import { type RawBuilder, sql } from 'kysely';

/** How a person is called, from the columns of a joined `utilisateurs`: first and last name, or the user name without them. */
export function nomDe(table: string): RawBuilder<string | null> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`coalesce(nullif(trim(concat_ws(' ', ${column('firstname')}, ${column('lastname')})), ''), ${column('username')})`;
}

/** As the contract says it; null where nobody did it, or the account is gone. */
export function personne(id: number | null, nom: string | null): { id: number; nom: string } | null {
  return id === null || nom === null ? null : { id, nom };
}
