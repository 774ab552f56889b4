import { type ConfigTraduction, configTraduction } from '@bridge/contract';
import { sql } from 'kysely';
import { recordById } from '../../crud/read/record.repository.ts';
import { storedOf } from '../../crud/stored.ts';
import type { Vault } from '../../crud/write/value.rules.ts';
import type { Db, Row } from '../../schema.ts';
import { clesDeepl } from '../cle-deepl.repository.ts';

const SYSTEM = { kind: 'system', reason: 'a configuration works by itself, within its own entity' } as const;
const stored = storedOf(configTraduction);

export type ConfigLue = ConfigTraduction & { readonly id: number; readonly entiteId: number | null };

/** A saved configuration; undefined when it was put away, or cannot be read by this version. */
export async function configLue(db: Db, id: number): Promise<ConfigLue | undefined> {
  const found = await recordById(db, stored, SYSTEM, id);
  if (found === undefined || found.supprimeLe !== null || found.archiveLe !== null) return undefined;
  return { ...configTraduction.record.parse(found), id, entiteId: Object(found).entiteId ?? null };
}

/** The key of a configuration, decrypted, or that of its entity for DeepL; empty without one. */
export async function cleDeConfig(db: Db, vault: Vault, id: number): Promise<string> {
  const found = await db
    .selectFrom('configs_traduction')
    .select(['cle', 'fournisseur', 'entite_id', 'adresse'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (found?.cle) return vault.open(found.cle);
  // The key of an entity goes to DeepL alone, never to a typed address.
  if (!found || found.entite_id === null || found.fournisseur === 'libretranslate' || found.adresse !== '') return '';
  const [nearest] = await clesDeepl(db, found.entite_id);
  return nearest ? vault.open(nearest.cle) : '';
}

/** The active configurations with this trigger; none while translation is switched off. */
export async function configsActives(
  db: Db,
  mode: ConfigTraduction['mode'],
): Promise<{ id: number; nom: string; entiteId: number | null }[]> {
  const { rows } = await sql<{ id: number; nom: string; entiteId: number | null }>`
    SELECT id, nom, entite_id AS "entiteId" FROM configs_traduction
    WHERE actif AND etat_cle <> 'absente' AND mode = ${mode} AND archive_le IS NULL AND supprime_le IS NULL
      AND (SELECT valeur FROM parametres WHERE cle = 'activer_trad_deepl') = 'true'::jsonb ORDER BY id`.execute(db);
  return rows;
}

export async function glossaireConnu(db: Db, configuration: number) {
  return db
    .selectFrom('glossaires_moteur')
    .select(['version', 'identifiant'])
    .where('configuration', '=', configuration)
    .executeTakeFirst();
}

export async function noteGlossaire(
  tx: Db,
  configuration: number,
  connu: Row<'glossaires_moteur', 'version' | 'identifiant'>,
): Promise<void> {
  await tx
    .insertInto('glossaires_moteur')
    .values({ configuration, ...connu })
    .onConflict((conflict) => conflict.column('configuration').doUpdateSet(connu))
    .execute();
}
