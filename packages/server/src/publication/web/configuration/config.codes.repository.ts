import { codePersonnalise, composant as composantResource } from '@bridge/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import { htmlPropre } from '../../../composition/mots/riche.rules.ts';
import { visible } from '../../../crud/read/condition.repository.ts';
import { scopeOfEntity } from '../../../crud/read/portee.repository.ts';
import type { Scope } from '../../../platform/auth/identity.ts';
import type { Composant } from '../../../rendering/web/page.ts';
import type { Db } from '../../../schema.ts';
import type { CodeActif, CodesDemandes } from './config.ts';
import { composantSource } from './sources.rules.ts';

const { nom, code, proprietes, base, liquide, css } = composantResource.fields;
const composantSchema = z.object({
  id: z.number(),
  version: z.number(),
  nom: nom.schema,
  code: code.schema,
  proprietes: proprietes.schema,
  base: base.schema,
  liquide: liquide.schema,
  css: css.schema,
});

/** The components that the gabarits of an entity may place, by code; the entity's own come before those of others. */
export async function composantsDe(tx: Db, entiteId: number | null): Promise<Readonly<Record<string, Composant>>> {
  return composantsVus(tx, await scopeOfEntity(tx, entiteId), entiteId);
}

/** The components that a reader may see, by code. */
export async function composantsVus(
  tx: Db,
  scope: Scope,
  entiteId: number | null,
): Promise<Readonly<Record<string, Composant>>> {
  const { rows } = await sql`
    SELECT id, version, nom, code, proprietes, base, liquide, css FROM composants
    WHERE supprime_le IS NULL AND archive_le IS NULL AND (${visible({ ownerColumn: 'entite_id', shared: true }, scope)})
    ORDER BY entite_id = ${entiteId} NULLS FIRST, id DESC`.execute(tx);
  return Object.fromEntries(
    rows.map((row) => {
      const lu = composantSchema.parse(row);
      return [lu.code, composantSource(lu)];
    }),
  );
}

const { type, emplacement, portees, environnements, dates, origines } = codePersonnalise.fields;
const codeSchema = z.object({
  id: z.number(),
  version: z.number(),
  type: type.schema,
  html: z.string(),
  emplacement: emplacement.schema,
  portees: portees.schema,
  environnements: environnements.schema,
  dates: dates.schema,
  origines: origines.schema,
});

/** The custom codes that are switched on, with their dates running: each can be switched off at once. */
export async function codesActifs(
  tx: Db,
  { ids, portee, environnement, jour }: CodesDemandes & { readonly jour: string },
): Promise<readonly CodeActif[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql`
    SELECT id, version, type, html, emplacement, portees, environnements, dates, origines FROM codes_personnalises
    WHERE id = ANY(${[...ids]}::bigint[]) AND actif AND supprime_le IS NULL AND archive_le IS NULL
    ORDER BY ordre, id`.execute(tx);
  const allows = (list: readonly string[], value: string | null) =>
    list.length === 0 || (value !== null && list.includes(value));
  return rows
    .map((row) => codeSchema.parse(row))
    .filter(
      (one) =>
        allows(one.portees, portee) &&
        allows(one.environnements, environnement) &&
        (one.dates?.du ?? jour) <= jour &&
        (one.dates?.au ?? jour) >= jour,
    )
    .map((one) => ({
      id: one.id,
      version: one.version,
      type: one.type,
      html: one.type === 'html' ? htmlPropre(one.html) : '',
      emplacement: one.emplacement,
      origines: one.origines.map(({ origine }) => origine),
    }));
}
