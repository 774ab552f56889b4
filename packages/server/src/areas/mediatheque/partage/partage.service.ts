import {
  adresseDuLot,
  BridgeError,
  civilDay,
  type DUREES_DE_PARTAGE,
  mediaUtilisable,
  type PartageDeMedias,
} from '@bridge/contract';
import type { Entry } from '../../../crud/registry.ts';
import type { Writing } from '../../../crud/write/writing.ts';
import { auditChange } from '../../../platform/audit.ts';
import type { Scope } from '../../../platform/auth/identity.ts';
import { createSecret, digest } from '../../../platform/auth/secret.ts';
import type { Db } from '../../../schema.ts';
import {
  addPartage,
  lotDe,
  type MediaDuLot,
  mediasDemandes,
  mediasDuLot,
  partagesVus,
  revokePartageById,
} from './partage.repository.ts';
import { refusDePartage } from './partage.rules.ts';

const DAY = 24 * 60 * 60 * 1_000;
/** How long a link that no longer opens is still listed. */
export const REMEMBERED = 30 * DAY;

interface Demande {
  readonly ids: readonly number[];
  readonly jours: (typeof DUREES_DE_PARTAGE)[number];
}

/** Makes a link to some media: the link is told this once, and kept as a fingerprint. */
export async function share(writing: Writing, entry: Entry, { ids, jours }: Demande) {
  const { tx, at, acteur } = writing;
  const asked = [...new Set(ids)];
  const found = await mediasDemandes(tx, entry, acteur.scope, asked);
  const refus = refusDePartage(asked.length, found);
  if (refus !== '') throw refuse(refus);
  const shown = found.filter((media) => mediaUtilisable(media, civilDay(at)));
  if (shown.length === 0)
    throw refuse('Aucun de ces médias n’est utilisable aujourd’hui\u00a0: vérifiez leurs droits et leur statut.');
  const secret = createSecret('partage');
  const expireLe = new Date(at.getTime() + jours * DAY);
  const id = await addPartage(tx, {
    ...{ empreinte: digest(secret), medias: asked, expireLe },
    entites: [...new Set(found.map(({ entiteId }) => entiteId))],
    ...{ entiteId: acteur.entiteId, at, par: acteur.userId },
  });
  const details = { numero: id, medias: asked, jours };
  // The audit has no target: the number of a link is not that of a media.
  await auditChange(writing, { action: 'media.partager', details });
  const adresse = adresseDuLot(secret);
  return { ...(await partagesDe(tx, entry, acteur.scope, at)), adresse, ecartes: asked.length - shown.length };
}

const refuse = (message: string) => new BridgeError('invalidInput', { errors: [{ path: 'ids', message }] });

/** Revokes a link, which opens nothing any more. */
export async function revoke(writing: Writing, entry: Entry, id: number) {
  const { tx, at, acteur } = writing;
  if (!(await revokePartageById(tx, acteur.scope, id, at))) throw new BridgeError('notFound');
  await auditChange(writing, { action: 'media.revoquer', details: { numero: id } });
  return partagesDe(tx, entry, acteur.scope, at);
}

export async function partagesDe(db: Db, entry: Entry, scope: Scope, at: Date): Promise<{ items: PartageDeMedias[] }> {
  const rows = await partagesVus(db, entry, scope, { at, since: new Date(at.getTime() - REMEMBERED) });
  return {
    items: rows.map(({ titres, creeLe, expireLe, revoqueLe, ...row }) => ({
      ...row,
      titres: [...titres],
      creeLe: creeLe.toISOString(),
      expireLe: expireLe.toISOString(),
      revoqueLe: revoqueLe?.toISOString() ?? null,
    })),
  };
}

export type LotOuvert =
  | { readonly etat: 'inconnu' | 'ferme' }
  | {
      readonly etat: 'ouvert';
      readonly entiteId: number | null;
      readonly entite: string | null;
      readonly expireLe: Date;
      readonly medias: readonly MediaDuLot[];
    };

/** The media that a link shows now: those that may be seen that day. `only`: one of them. */
export async function openLot(db: Db, secret: string, at: Date, only?: number): Promise<LotOuvert> {
  const lot = await lotDe(db, digest(secret));
  if (lot === undefined) return { etat: 'inconnu' };
  if (lot.revoqueLe !== null || lot.expireLe <= at) return { etat: 'ferme' };
  const medias = await mediasDuLot(db, lot, only);
  const jour = civilDay(at);
  return { etat: 'ouvert', ...lot, medias: medias.filter((media) => mediaUtilisable(media, jour)) };
}
