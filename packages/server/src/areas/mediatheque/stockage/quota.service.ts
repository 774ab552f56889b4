import { BridgeError, GO, poidsEnMots } from '@bridge/contract';
import type { Db } from '../../../schema.ts';
import { refus } from '../analyse/refus.ts';
import { poidsDeLEntite, quotaDe, quotaTenu } from './quota.repository.ts';

/** How long a file may wait for its media, in milliseconds. */
export const VIE_SANS_MEDIA = 24 * 60 * 60 * 1_000;

const since = (at: Date) => new Date(at.getTime() - VIE_SANS_MEDIA);

const QUE_FAIRE =
  'Mettez à la corbeille ce qui ne sert plus\u00a0: sa place revient quand la corbeille se vide, au bout de 30\u00a0jours. Pour en avoir tout de suite, demandez un quota plus grand à votre administrateur.';

export interface Place {
  /** The bytes in use, and the bytes of the quota. */
  readonly poids: number;
  readonly octets: number;
}

const sur = ({ poids, octets }: Place) => `${poidsEnMots(poids)} sur ${poidsEnMots(octets)}`;

/** The room that the media of an entity take of its quota, or null without a quota. */
export async function placeDe(db: Db, entite: number | null, at: Date): Promise<Place | null> {
  const quota = entite === null ? null : await quotaDe(db, entite);
  if (entite === null || quota === null) return null;
  return { poids: await poidsDeLEntite(db, { entite, depuis: since(at) }), octets: quota * GO };
}

/** Refuses a file for an entity that is full, before any of it is received. */
export async function ensureSomeRoom(db: Db, entite: number | null, at: Date): Promise<void> {
  const place = await placeDe(db, entite, at);
  if (place !== null && place.poids >= place.octets)
    throw refus(`La médiathèque de l’entité est pleine (${sur(place)}). ${QUE_FAIRE}`);
}

/** Refuses a file that would not fit, in the transaction that adds it: of two at once, the second counts the first. */
export async function ensureRoom(tx: Db, entite: number | null, taille: number, at: Date): Promise<void> {
  const quota = entite === null ? null : await quotaTenu(tx, entite);
  if (entite === null || quota === null) return;
  const place = { poids: await poidsDeLEntite(tx, { entite, depuis: since(at) }), octets: quota * GO };
  if (place.poids + taille <= place.octets) return;
  throw refus(
    `Ce fichier pèse ${poidsEnMots(taille)}\u00a0: il ne tient pas dans la médiathèque de l’entité (${sur(place)}). ${QUE_FAIRE}`,
  );
}

interface Prise {
  readonly entite: number;
  readonly mediaId: number | null;
  readonly fichier: string;
  /** The field whose change brings the file to the entity. */
  readonly path: 'fichier' | 'entiteId';
}

/** The same for a file that exists already, of another entity or put back; a change that adds nothing is accepted. */
export async function ensureRoomForMedia(tx: Db, { entite, path, ...si }: Prise, at: Date): Promise<void> {
  const quota = await quotaTenu(tx, entite);
  if (quota === null) return;
  const compte = { entite, depuis: since(at) };
  const octets = quota * GO;
  const after = await poidsDeLEntite(tx, { ...compte, si });
  if (after <= octets) return;
  const poids = await poidsDeLEntite(tx, compte);
  if (after <= poids) return;
  const message = `Ce média ferait dépasser le quota de la médiathèque de l’entité (${sur({ poids, octets })}). ${QUE_FAIRE}`;
  throw new BridgeError('invalidInput', { errors: [{ path, message }] });
}
