import { sql } from 'kysely';
import type { Db } from '../../../schema.ts';

/** Creates the table of the specimen, as a migration would. */
export async function createSpecimenTable(db: Db): Promise<void> {
  await sql`
    CREATE TABLE specimens (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      nom text NOT NULL,
      resume text NOT NULL,
      presentation text NOT NULL,
      quantite double precision,
      prix numeric(12, 2),
      ouvert boolean NOT NULL,
      niveau text,
      publics text[] NOT NULL,
      ouverture_le date,
      saison jsonb,
      teinte text,
      picto text,
      code text NOT NULL,
      site text NOT NULL,
      courriel text NOT NULL,
      parent bigint REFERENCES specimens (id),
      equivaut bigint REFERENCES specimens (id),
      mots_cles bigint[] NOT NULL,
      etapes jsonb NOT NULL,
      scenes jsonb NOT NULL,
      accroche jsonb NOT NULL,
      contenu jsonb NOT NULL,
      donnees jsonb,
      gabarit text NOT NULL,
      cle bytea,
      logo jsonb,
      entite_id bigint REFERENCES entites (id),
      partage text NOT NULL,
      tags bigint[] NOT NULL,
      notes_internes text NOT NULL,
      version integer NOT NULL DEFAULT 1,
      cree_le timestamptz NOT NULL,
      cree_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
      modifie_le timestamptz NOT NULL,
      modifie_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL,
      archive_le timestamptz,
      supprime_le timestamptz
    )`.execute(db);
  await sql`CREATE UNIQUE INDEX specimens_code_unique ON specimens (coalesce(entite_id, 0), code)
    WHERE supprime_le IS NULL`.execute(db);
  for (const column of ['parent', 'equivaut', 'entite_id', 'cree_par', 'modifie_par'])
    await sql`CREATE INDEX ON specimens (${sql.ref(column)})`.execute(db);
}
