import { BridgeError, GO, poidsEnMots } from '@bridge/contract';
import type { Db } from '../../../schema.ts';
import { heldQuota, quotaOf, weightOf } from '../../../sources/import/depots/depots.repository.ts';

export interface Place {
  /** The bytes in use, and those of the quota. */
  readonly poids: number;
  readonly octets: number;
}

const QUE_FAIRE =
  'Supprimez dans Administration, Fichiers déposés ceux qui ne servent plus, ou demandez un quota plus grand à votre administrateur.';

const sur = ({ poids, octets }: Place) => `${poidsEnMots(poids)} sur ${poidsEnMots(octets)}`;
const refusal = (message: string) => new BridgeError('invalidInput', { errors: [{ path: '', message }] });

/** The room that the files of an entity take of its quota; null without a quota. */
export async function placeOf(db: Db, entite: number | null): Promise<Place | null> {
  const quota = entite === null ? null : await quotaOf(db, entite);
  if (entite === null || quota === null) return null;
  return { poids: await weightOf(db, entite), octets: quota * GO };
}

/** Refuses a file for a full entity before any of it is received. A replaced file makes room. */
export async function ensureSomeRoom(db: Db, entite: number | null, nom: string): Promise<void> {
  const place = await placeOf(db, entite);
  if (entite === null || place === null || (await weightOf(db, entite, nom)) < place.octets) return;
  throw refusal(`La place des fichiers de flux de l’entité est prise (${sur(place)}). ${QUE_FAIRE}`);
}

/** Refuses a file that would not fit, in the transaction that adds it: of two at once, the second counts the first. */
export async function ensureRoom(tx: Db, entite: number | null, nom: string, taille: number): Promise<void> {
  const quota = entite === null ? null : await heldQuota(tx, entite);
  if (entite === null || quota === null) return;
  const place = { poids: await weightOf(tx, entite, nom), octets: quota * GO };
  if (place.poids + taille <= place.octets) return;
  throw refusal(
    `Ce fichier pèse ${poidsEnMots(taille)}\u00a0: il ne tient pas dans la place des fichiers de flux de l’entité (${sur(place)}). ${QUE_FAIRE}`,
  );
}
