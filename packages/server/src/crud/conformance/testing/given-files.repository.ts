import { fileSchema, type Resource } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../../../schema.ts';

/** The largest file that is created here: larger ones are given before their record. */
const SMALL = 1_000_000;

/** Creates the files that a body names, photos given by a person who is gone. */
export async function giveFiles(db: Db, { fields }: Resource, body: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [name, field] of Object.entries(fields)) {
    const given = fileSchema.safeParse(body[name]);
    if (field.kind !== 'file' || field.largest <= SMALL || !given.success) continue;
    const { id, nom } = given.data;
    const empreinte = id.replaceAll('-', '').repeat(2);
    await sql`
      INSERT INTO medias_fichiers (id, cle, nom, type, genre, taille, empreinte, empreinte_recue, details, cree_le)
      VALUES (${id}, ${`${id.slice(0, 2)}/${id}`}, ${nom}, 'image/jpeg', 'photo', 1, ${empreinte}, ${empreinte},
        ${JSON.stringify({ profil: '', couleur: '', origine: 'depot' })}, now())
      ON CONFLICT DO NOTHING`.execute(db);
  }
}
