import { BridgeError, GO, poidsEnMots } from '@bridge/contract';
import type { Db } from '../../../schema.ts';
import { refus } from '../analyse/refus.ts';
import { poidsDeLEntite, quotaDe, quotaTenu } from './quota.repository.ts';

/** How long a file waits for its media. */
export const VIE_SANS_MEDIA = 24 * 60 * 60 * 1_000;

const since = (at: Date) => new Date(at.getTime() - VIE_SANS_MEDIA);

const QUE_FAIRE =
  'Mettez à la corbeille ce qui ne sert plus\u00a0: sa place revient quand la corbeille se vide, au bout de 30\u00a0jours. Pour en avoir tout de suite, demandez un quota plus grand à votre administrateur.';

export interface Place {
  /** Bytes that count, and how many there may be. */
  readonly poids: number;
  readonly octets: number;
}

const sur = ({ poids, octets }: Place) => `${poidsEnMots(poids)} sur ${poidsEnMots(octets)}`;

/** What the media of an entity take of its quota. Null: it has none. */
export async function placeDe(db: Db, entite: number | null, at: Date): Promise<Place | null> {
  const quota = entite === null ? null : await quotaDe(db, entite);
  if (entite === null || quota === null) return null;
  return { poids: await poidsDeLEntite(db, { entite, depuis: since(at) }), octets: quota * GO };
}

/** Refuses whatever comes to an entity that is full, before anything of it is received. */
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
  /** The field that brings it there. */
  readonly path: 'fichier' | 'entiteId';
}

/** The same for a file that is there already, given by another entity or brought back: what adds nothing is never refused. */
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
