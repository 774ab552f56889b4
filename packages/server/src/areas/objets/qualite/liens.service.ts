import {
  adresseDeCorrection,
  BridgeError,
  type DUREES_DE_CORRECTION,
  type LienDeCorrection,
  type ProprietaireACorriger,
} from '@bridge/contract';
import { scopeOfEntity } from '../../../crud/read/portee.repository.ts';
import type { Writing } from '../../../crud/write/writing.ts';
import { auditChange } from '../../../platform/audit.ts';
import { type Identity, isOfNoEntity, type Scope } from '../../../platform/auth/identity.ts';
import { createSecret, digest, isSecret } from '../../../platform/auth/secret.ts';
import { fichesEnLigne } from '../../../publication/web/fiches/fiches-en-ligne.ts';
import type { Db } from '../../../schema.ts';
import type { Correction } from './correction.page.ts';
import { aCorrigerDAbord, hasObjets, objetsDeProprietaires, objetsDuProprietaire } from './correction.repository.ts';
import { CORRIGIBLES } from './correction.words.ts';
import { addLien, type LienLu, lienPar, liensVus, revokeLien } from './liens.repository.ts';
import { nomsDesProprietaires, proprietairesDe } from './proprietaires.repository.ts';
import { nomDuProprietaire } from './proprietaires.rules.ts';
import { reponsesDuLien } from './reponses/reponses.repository.ts';

const DAY = 24 * 60 * 60 * 1_000;
/** How long a link that no longer opens is still listed. */
const REMEMBERED = 30 * DAY;
export const forgottenBefore = (now: Date): Date => new Date(now.getTime() - REMEMBERED);

interface Demande {
  readonly proprietaire: string;
  readonly jours: (typeof DUREES_DE_CORRECTION)[number];
}

const INCONNU = 'Aucun objet publié de vos entités n’a ce propriétaire. Choisissez-en un autre.';

/** Makes a link to the corrections of an owner: told this once, kept as a fingerprint. */
export async function share(writing: Writing, { proprietaire, jours }: Demande) {
  const { tx, at, acteur } = writing;
  if (isOfNoEntity(acteur)) throw new BridgeError('accessDenied');
  const scope = await scopeOfEntity(tx, acteur.entiteId);
  if (!(await hasObjets(tx, objetsDuProprietaire(scope, proprietaire))))
    throw new BridgeError('invalidInput', { errors: [{ path: 'proprietaire', message: INCONNU }] });
  const secret = createSecret('correction');
  const expireLe = new Date(at.getTime() + jours * DAY);
  const numero = await addLien(tx, {
    ...{ empreinte: digest(secret), proprietaire, entiteId: acteur.entiteId },
    ...{ at, par: acteur.userId, expireLe },
  });
  // The audit has no target: a link shows many objets, and its number is not theirs.
  await auditChange(writing, { action: 'objet.partager', details: { numero, proprietaire, jours } });
  return { ...(await liensSeen(tx, acteur.scope, at)), adresse: adresseDeCorrection(secret) };
}

/** Revokes a link: it opens nothing any more. */
export async function revoke(writing: Writing, id: number) {
  const { tx, at, acteur } = writing;
  if (!(await revokeLien(tx, acteur.scope, id, at))) throw new BridgeError('notFound');
  await auditChange(writing, { action: 'objet.revoquer', details: { numero: id } });
  return liensSeen(tx, acteur.scope, at);
}

export async function liensSeen(db: Db, scope: Scope, at: Date): Promise<{ items: LienDeCorrection[] }> {
  const found = await liensVus(db, scope, forgottenBefore(at));
  return {
    items: found.map(({ creeLe, expireLe, revoqueLe, ...lien }) => ({
      ...lien,
      creeLe: creeLe.toISOString(),
      expireLe: expireLe.toISOString(),
      revoqueLe: revoqueLe?.toISOString() ?? null,
    })),
  };
}

/** The most objets on the page: a longer list is handled with the office. */
const MOST = 500;

/** The link of a secret, or why it opens nothing now. */
export async function lienOuvert(db: Db, secret: string, at: Date): Promise<LienLu | 'ferme' | 'inconnu'> {
  const lien = isSecret('correction', secret) ? await lienPar(db, digest(secret)) : undefined;
  if (lien === undefined) return 'inconnu';
  return lien.revoqueLe !== null || lien.expireLe <= at ? 'ferme' : lien;
}

/** What the page of an open link tells. */
export async function correctionDuLien(
  db: Db,
  lien: LienLu,
  at: Date,
  faite: Correction['faite'],
): Promise<Correction> {
  const { id, proprietaire, entite, entiteId, expireLe } = lien;
  const scope = await scopeOfEntity(db, entiteId);
  const [noms, [lu], found, reponses] = await Promise.all([
    nomsDesProprietaires(db, scope, [proprietaire]),
    proprietairesDe(db, objetsDuProprietaire(scope, proprietaire), CORRIGIBLES),
    aCorrigerDAbord(db, objetsDuProprietaire(scope, proprietaire), CORRIGIBLES, MOST),
    reponsesDuLien(db, id),
  ]);
  const nom = nomDuProprietaire(proprietaire, noms);
  const ids = found.items.map(({ id }) => id);
  const pages = await fichesEnLigne(db, scope, ids, at);
  const communes = [...(lu?.communes ?? []), ...(lu?.ailleurs ? ['d’autres communes'] : [])];
  return { nom, communes, pages, entite, expireLe, reponses, faite, ...found };
}

/** The owners that a link may be made for, with their names. */
export async function proprietairesSeen(
  db: Db,
  identity: Pick<Identity, 'scope' | 'entiteId'>,
): Promise<{ items: ProprietaireACorriger[] }> {
  // A link is given in the name of an entity: a person of none has no owner to choose.
  if (isOfNoEntity(identity)) return { items: [] };
  const scope = await scopeOfEntity(db, identity.entiteId);
  const found = await proprietairesDe(db, objetsDeProprietaires(scope), CORRIGIBLES);
  const noms = await nomsDesProprietaires(
    db,
    scope,
    found.map(({ cle }) => cle),
  );
  return { items: found.map(({ ailleurs: _, ...one }) => ({ ...one, nom: nomDuProprietaire(one.cle, noms) })) };
}
