import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../../schema.ts';
import {
  entitesAmong,
  feedsNaming,
  forgetDepot,
  knownDepots,
  noteFound,
  takeDepot,
  unnamedDepots,
  weighAgain,
} from './depots.repository.ts';
import { depotPath, depotsIn, entiteOf } from './depots.ts';

/** How long a file waits for a feed that names it, in milliseconds. */
const VIE_SANS_FLUX = 24 * 60 * 60 * 1_000;
const LOT = 500;
const EVERYWHERE = { kind: 'system', reason: 'maintenance of the folder of feeds' } as const;

/** Removes the files that no feed names after a day, and makes the table agree with the folder. */
export function depotsEntretien({ depots }: { readonly depots: string }) {
  return {
    nom: 'depots',
    run: async (db: Db, now: Date): Promise<Record<string, number>> => {
      const retires = await removeUnnamed(db, depots, new Date(now.getTime() - VIE_SANS_FLUX));
      return { retires, ...(await compareWithFolder(db, depots)) };
    },
  };
}

async function removeUnnamed(db: Db, depots: string, before: Date): Promise<number> {
  let removed = 0;
  for (const id of await unnamedDepots(db, before, LOT)) {
    const isGone = await db.transaction().execute(async (tx) => {
      // A feed may be about to name the file: it is looked at again under a lock.
      const found = await takeDepot(tx, id);
      if (found === undefined || (await feedsNaming(tx, found.nom)).length > 0) return false;
      await forgetDepot(tx, id);
      await rm(join(depots, found.nom), { force: true });
      return true;
    });
    if (isGone) removed += 1;
  }
  return removed;
}

/** Notes the files of entities that the table lacks, and drops those that are gone from the folder. */
async function compareWithFolder(db: Db, depots: string): Promise<{ recenses: number; oublies: number }> {
  const known = await knownDepots(db);
  const lying = (await depotsIn(depots, EVERYWHERE)).filter(({ dossier }) => !dossier);
  const owners = await entitesAmong(db, [...new Set(lying.flatMap(({ nom }) => entiteOf(nom) ?? []))]);
  let recenses = 0;
  for (const { nom, taille, le } of lying) {
    const entiteId = entiteOf(nom);
    const noted = known.get(nom);
    if (entiteId === null || !owners.has(entiteId) || noted?.taille === taille) continue;
    const changed = noted
      ? await weighAgain(db, noted, taille)
      : await noteFound(db, { nom, entiteId, taille, le: new Date(le) });
    recenses += changed ? 1 : 0;
  }
  let oublies = 0;
  for (const [nom, { id }] of known) {
    if ((await depotPath(depots, nom)) !== null) continue;
    await forgetDepot(db, id);
    oublies += 1;
  }
  return { recenses, oublies };
}
