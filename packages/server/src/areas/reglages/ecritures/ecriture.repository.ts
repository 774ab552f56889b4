import { ETATS_OUVERTS, type ValeurProposee, type ValeurSuivie } from '@bridge/contract';
import { sql, type Updateable } from 'kysely';
import type { Db, Row, Schema } from '../../../schema.ts';

export type EcritureLue = Row<'ecritures_apidae'>;

export type NouvelleEcriture = Pick<
  EcritureLue,
  'config' | 'objet' | 'nom' | 'identifiant' | 'entite_id' | 'mode' | 'origine' | 'etat' | 'empreinte' | 'demande_par'
> & {
  readonly valeurs: readonly ValeurProposee[];
  readonly criteres?: readonly number[];
  readonly lot?: number | null;
};

/** Adds a line; undefined when another one of the same objet is on its way, or was created already. */
export async function addEcriture(
  tx: Db,
  line: NouvelleEcriture,
  texte: string,
  at: Date,
): Promise<number | undefined> {
  const { valeurs, criteres = [], lot = null, ...values } = line;
  const added = await tx
    .insertInto('ecritures_apidae')
    .values({
      ...values,
      lot,
      criteres: [...criteres],
      valeurs: JSON.stringify(valeurs),
      suivi: JSON.stringify([{ le: at.toISOString(), texte }]),
      cree_le: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** The line of an objet that is on its way, locked; undefined without one. */
export function lockOuverte(
  tx: Db,
  { entite_id, identifiant }: Pick<EcritureLue, 'entite_id' | 'identifiant'>,
): Promise<EcritureLue | undefined> {
  return tx
    .selectFrom('ecritures_apidae')
    .selectAll()
    .where('entite_id', 'is not distinct from', entite_id)
    .where('identifiant', '=', identifiant)
    .where('etat', 'in', ETATS_OUVERTS)
    .forUpdate()
    .executeTakeFirst();
}

/** Among lines that Apidae took and no import has brought back, the one with the same values. */
export function sameAwaited(
  tx: Db,
  { entite_id, identifiant, empreinte }: Pick<EcritureLue, 'entite_id' | 'identifiant' | 'empreinte'>,
): Promise<EcritureLue | undefined> {
  return tx
    .selectFrom('ecritures_apidae')
    .selectAll()
    .where('entite_id', 'is not distinct from', entite_id)
    .where('identifiant', 'is not distinct from', identifiant)
    .where('empreinte', '=', empreinte)
    .where('etat', 'in', ['ecrite', 'incertaine'])
    .executeTakeFirst();
}

export function ecritureById(db: Db, id: number): Promise<EcritureLue | undefined> {
  return db.selectFrom('ecritures_apidae').selectAll().where('id', '=', id).executeTakeFirst();
}

export function lockEcriture(tx: Db, id: number): Promise<EcritureLue | undefined> {
  return tx.selectFrom('ecritures_apidae').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

type Changes = Omit<Updateable<Schema['ecritures_apidae']>, 'suivi' | 'valeurs' | 'charge'> & {
  readonly valeurs?: readonly ValeurSuivie[];
  readonly charge?: Readonly<Record<string, unknown>>;
};

/** Changes a line, and adds what happened to its history, if there is something to tell. */
export async function noteEcriture(
  tx: Db,
  id: number,
  changes: Changes,
  texte: string | null,
  at: Date,
): Promise<void> {
  const { valeurs, charge, ...rest } = changes;
  const etape = JSON.stringify([{ le: at.toISOString(), texte }]);
  await tx
    .updateTable('ecritures_apidae')
    .set({
      ...rest,
      ...(valeurs && { valeurs: JSON.stringify(valeurs) }),
      ...(charge && { charge: JSON.stringify(charge) }),
      ...(texte !== null && { suivi: sql`suivi || ${etape}::jsonb` }),
    })
    .where('id', '=', id)
    .execute();
}

/** The lines of an objet, the last first. */
export function ecrituresOf(db: Db, objet: number, entite: number | null, most: number): Promise<EcritureLue[]> {
  return db
    .selectFrom('ecritures_apidae')
    .selectAll()
    .where('objet', '=', objet)
    .where('entite_id', 'is not distinct from', entite)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** The departure of the sending that many places before the next one; null when there are fewer. */
export async function departBefore(tx: Db, config: number, places: number): Promise<Date | null> {
  const found = await tx
    .selectFrom('ecritures_apidae')
    .select('prevu_le')
    .where('config', '=', config)
    .where('prevu_le', 'is not', null)
    .orderBy('prevu_le', 'desc')
    .offset(places - 1)
    .limit(1)
    .executeTakeFirst();
  return found?.prevu_le ?? null;
}

/** Locks a configuration, so that one transaction at a time plans its departures. */
export async function holdConfig(tx: Db, config: number): Promise<void> {
  await tx.selectFrom('configs_ecriture_apidae').select('id').where('id', '=', config).forNoKeyUpdate().execute();
}

/** How many lines left by a configuration since a moment, and when the first one did. */
export async function sentSince(
  db: Db,
  config: number,
  since: Date,
): Promise<{ nombre: number; premier: Date | null }> {
  const { nombre, premier } = await db
    .selectFrom('ecritures_apidae')
    .select((count) => [count.fn.countAll<number>().as('nombre'), count.fn.min('envoye_le').as('premier')])
    .where('config', '=', config)
    .where('envoye_le', '>', since)
    .executeTakeFirstOrThrow();
  return { nombre: Number(nombre), premier };
}

/** Replaces older lines of the same texts: the newer one is awaited. */
export async function replaceOlder(tx: Db, line: EcritureLue, at: Date): Promise<void> {
  const older = await tx
    .selectFrom('ecritures_apidae')
    .select(['id', 'valeurs'])
    .where('entite_id', 'is not distinct from', line.entite_id)
    .where('identifiant', '=', line.identifiant)
    .where('etat', '=', 'ecrite')
    .where('id', '<', line.id)
    .forUpdate()
    .execute();
  const said = new Set(line.valeurs.map(({ chemin, langue }) => `${chemin} ${langue}`));
  for (const { id, valeurs } of older)
    if (valeurs.some(({ chemin, langue }) => said.has(`${chemin} ${langue}`)))
      await noteEcriture(tx, id, { etat: 'remplacee' }, `Remplacée par l’envoi n°\u00a0${line.id}.`, at);
}

/** Whether a line waits for a task that ended, or is gone. */
export async function isStuck(tx: Db, { etat, tache }: Pick<EcritureLue, 'etat' | 'tache'>): Promise<boolean> {
  if (etat !== 'en-attente' && etat !== 'en-cours') return false;
  const active = await tx
    .selectFrom('taches')
    .select('id')
    .where('id', '=', tache)
    .where('etat', 'in', ['en_attente', 'en_cours'])
    .executeTakeFirst();
  return active === undefined;
}
