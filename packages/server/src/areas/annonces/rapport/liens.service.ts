import { adresseDuRapport, BridgeError, type DUREES_DE_RAPPORT, type LienDeRapport } from '@bridge/contract';
import type { Writing } from '../../../crud/write/writing.ts';
import { auditChange } from '../../../platform/audit.ts';
import { createSecret, digest, isSecret } from '../../../platform/auth/secret.ts';
import type { Db } from '../../../schema.ts';
import { addLien, lienPar, liensDe, revokeLien } from './liens.repository.ts';
import type { Periode } from './rapport.repository.ts';

const DAY = 24 * 60 * 60 * 1_000;
/** How long a link that no longer opens is still listed. */
export const REMEMBERED = 30 * DAY;

interface NouveauLien extends Periode {
  readonly annonceur: number;
  readonly jours: number;
  readonly par: number | null;
  /** The month « 2026-10 » of an automatic link, or null for a link that a person asked for. */
  readonly mois: string | null;
}

/** Makes a link and returns its address, which is not kept; null when the link of this month exists already. */
export async function createLien(tx: Db, { jours, ...lien }: NouveauLien, at: Date): Promise<string | null> {
  const secret = createSecret('rapport');
  const expireLe = new Date(at.getTime() + jours * DAY);
  const isNew = await addLien(tx, { ...lien, empreinte: digest(secret), expireLe, at });
  return isNew ? adresseDuRapport(secret) : null;
}

interface Demande extends Periode {
  readonly jours: (typeof DUREES_DE_RAPPORT)[number];
}

export async function share(writing: Writing, annonceur: number, { du, au, jours }: Demande) {
  const { tx, at, acteur } = writing;
  if (du > au)
    throw new BridgeError('invalidInput', { errors: [{ path: 'au', message: 'La fin vient avant le début.' }] });
  const adresse = await createLien(tx, { annonceur, du, au, jours, par: acteur.userId, mois: null }, at);
  await auditChange(writing, {
    action: 'annonceur.partager',
    target: { kind: 'annonceur', id: annonceur },
    details: { du, au, jours },
  });
  return { items: await liensSeen(tx, annonceur, at), adresse: adresse ?? '' };
}

/** Revokes a link: it opens nothing any more. */
export async function revoke(writing: Writing, annonceur: number, lien: number) {
  const { tx, at } = writing;
  if (!(await revokeLien(tx, annonceur, lien, at))) throw new BridgeError('notFound');
  await auditChange(writing, {
    action: 'annonceur.revoquer',
    target: { kind: 'annonceur', id: annonceur },
    details: { numero: lien },
  });
  return { items: await liensSeen(tx, annonceur, at) };
}

export async function liensSeen(db: Db, annonceur: number, at: Date): Promise<LienDeRapport[]> {
  const found = await liensDe(db, annonceur, new Date(at.getTime() - REMEMBERED));
  return found.map(({ creeLe, expireLe, revoqueLe, ...lien }) => ({
    ...lien,
    creeLe: creeLe.toISOString(),
    expireLe: expireLe.toISOString(),
    revoqueLe: revoqueLe?.toISOString() ?? null,
  }));
}

type LienOuvert =
  | { readonly etat: 'inconnu' | 'ferme' }
  | ({ readonly etat: 'ouvert'; readonly annonceur: number } & Periode);

/** The report that a link opens now. */
export async function openLien(db: Db, secret: string, at: Date): Promise<LienOuvert> {
  const lien = isSecret('rapport', secret) ? await lienPar(db, digest(secret)) : undefined;
  if (lien === undefined) return { etat: 'inconnu' };
  if (lien.revoqueLe !== null || lien.expireLe <= at) return { etat: 'ferme' };
  const { annonceur, du, au } = lien;
  return { etat: 'ouvert', annonceur, du, au };
}
