import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { BridgeError, type Depot } from '@bridge/contract';
import { isAnswered, type Write, type Writing } from '../../../crud/write/writing.ts';
import { auditChange } from '../../../platform/audit.ts';
import type { Demande } from '../../../platform/auth/acteur.ts';
import { owns } from '../../../platform/auth/identity.ts';
import type { Room } from '../../../platform/files/room.ts';
import type { Db } from '../../../schema.ts';
import { depotName, receive } from '../../../sources/import/depots/depot.arrivee.ts';
import { feedsNaming, forgetDepot, noteDepot, takeDepot } from '../../../sources/import/depots/depots.repository.ts';
import { ensureRoom, ensureSomeRoom } from './depot.quota.ts';

export interface DepotDependencies {
  readonly db: Db;
  readonly write: Write;
  readonly room: Room;
  /** Folder of the files that feeds may read. */
  readonly depots: string;
}

interface Given {
  readonly nom: string;
  readonly body: Readable;
  /** The change that the file asks for, once its content is known. */
  readonly demande: (empreinte: string) => Demande;
}

/** Puts a file down for its giver's entity: it appears as a whole, or not at all, in place of a former one. */
export async function putDown({ db, write, room, depots }: DepotDependencies, given: Given): Promise<Depot> {
  const { acteur, cle } = given.demande('');
  const { entiteId } = acteur;
  // A file for every entity is put down by a person who sees all of them.
  if (entiteId === null && acteur.scope.kind !== 'system') throw new BridgeError('accessDenied');
  const nom = depotName(entiteId, given.nom);
  // A repeated request gets the first answer, even when that file took the last of the room.
  if (!(await isAnswered(db, acteur, cle))) {
    await room.ensure();
    await ensureSomeRoom(db, entiteId, nom);
  }
  const arrivee = await receive(depots, nom, given.body, room);
  try {
    return await write(given.demande(arrivee.empreinte), async (writing) => {
      const { tx, at } = writing;
      const { taille } = arrivee;
      await ensureRoom(tx, entiteId, nom, taille);
      const id = await noteDepot(tx, { nom, entiteId, taille, le: at, par: acteur.userId });
      await auditChange(writing, { action: 'depot.deposer', target: { kind: 'depot', id }, details: { nom, taille } });
      // This comes last: after a crash before the commit, the file is there and the maintenance counts it.
      return arrivee.settle();
    });
  } finally {
    await arrivee.drop();
  }
}

/** Removes a file. One that feeds name stays, unless the person confirms. */
export async function removeFile(
  { depots }: Pick<DepotDependencies, 'depots'>,
  writing: Writing,
  id: number,
  malgreLesFlux: boolean,
): Promise<null> {
  const { tx, acteur } = writing;
  const found = await takeDepot(tx, id);
  if (found === undefined || !owns(acteur.scope, found.entiteId)) throw new BridgeError('notFound');
  const flux = await feedsNaming(tx, found.nom);
  if (flux.length > 0 && !malgreLesFlux)
    throw new BridgeError('inUse', { errors: [{ path: '', message: missedBy(flux) }] });
  await forgetDepot(tx, id);
  const { nom } = found;
  await auditChange(writing, { action: 'depot.supprimer', target: { kind: 'depot', id }, details: { nom, flux } });
  await rm(join(depots, nom), { force: true });
  return null;
}

function missedBy(flux: readonly string[]): string {
  const names = new Intl.ListFormat('fr').format(flux.map((nom) => `«\u00a0${nom}\u00a0»`));
  return flux.length === 1
    ? `Le flux ${names} lit ce fichier\u00a0: sans lui, son prochain import échouera.`
    : `Les flux ${names} lisent ce fichier\u00a0: sans lui, leur prochain import échouera.`;
}
