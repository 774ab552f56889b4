import { timingSafeEqual } from 'node:crypto';
import { BridgeError, type Tokens } from '@bridge/contract';
import * as oidc from 'openid-client';
import type { CrudContext } from '../../../crud/write/record.service.ts';
import type { Write } from '../../../crud/write/writing.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { automate } from '../../../platform/auth/acteur.ts';
import { createSecret, digest, isSecret, seal, unseal } from '../../../platform/auth/secret.ts';
import { networkOf } from '../../../platform/auth/throttle.ts';
import { isUniqueViolation } from '../../../platform/db/pool.ts';
import type { Db } from '../../../schema.ts';
import { accountByEmail, accountById, noteSignIn } from '../account.repository.ts';
import { takeLink } from '../lien.repository.ts';
import { newDeviceMessage } from '../session.mails.ts';
import { byOwner, HOUR, hasExpired } from '../session.rules.ts';
import { nouveaute, type SessionDependencies } from '../session.service.ts';
import { openSession, type Visitor } from '../session.tokens.ts';
import { sessionInForce } from '../session-in-force.repository.ts';
import type { ClientDesFournisseurs, FournisseurOuvert, Jetons, Preuves, Retour } from './client.ts';
import { accountAfter } from './compte.service.ts';
import type { NoteEchec } from './echec.service.ts';
import { judgeEntree, type Verdict } from './entree.rules.ts';
import { fournisseurOuvert } from './fournisseur.repository.ts';
import { identiteDe } from './identite.repository.ts';
import { keepJetons } from './jetons.repository.ts';
import { type PersonneExterne, personneDe } from './personne.rules.ts';
import { addVoyage, takeVoyage } from './voyage.repository.ts';

export interface EntreeDependencies extends SessionDependencies {
  readonly client: ClientDesFournisseurs;
  readonly noteEchec: NoteEchec;
  readonly context: CrudContext;
  readonly write: Write;
}

/** How long a trip to a provider may take, in milliseconds. */
export const VOYAGE_LIFE = 10 * 60 * 1000;
const RETURNS_PER_NETWORK = { name: 'sign-on-network', most: 60, seconds: 15 * 60 };
const ACTEUR = automate('connexion', { scope: { kind: 'system', reason: 'a provider says who somebody is' } });

interface Depart {
  readonly code: string;
  readonly destination: string | null;
  /** The link request of a signed-in person, or null for a sign-in. */
  readonly lien: string | null;
  readonly ip: string;
}

/** Starts a trip: the address to send the browser to, and the cookie that proves that the same browser comes back. */
export async function leave(dependencies: EntreeDependencies, { code, destination, lien, ip }: Depart) {
  const { db, clock, throttle, context, client } = dependencies;
  await throttle.count(RETURNS_PER_NETWORK, networkOf(ip));
  const fournisseur = await fournisseurOuvert(db, context.vault, await dependencies.readParametres(), { code });
  if (!fournisseur) throw new BridgeError('methodOff');
  const at = clock.now();
  const asker = lien === null ? null : await takeLink(db, digest(lien), ['identite'], at);
  if (asker === undefined) throw new BridgeError('linkExpired');
  const preuves: Preuves = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    verify: oidc.randomPKCECodeVerifier(),
  };
  const address = await client.depart(fournisseur, preuves);
  const billet = createSecret('voyage');
  await addVoyage(db, {
    empreinte: digest(billet),
    fournisseurId: fournisseur.id,
    utilisateurId: asker?.userId ?? null,
    scelle: seal(JSON.stringify(preuves), billet),
    destination,
    at,
    life: VOYAGE_LIFE,
  });
  return { address, billet };
}

/** What the browser that comes back sends. */
interface Voyageur {
  readonly billet: string | undefined;
  /** The token of the session that is open in the browser. */
  readonly token: string | undefined;
  readonly visitor: Visitor;
}

/** Ends a trip: the browser that left opens a session. Whatever the outcome, the trip cannot be used again. */
export async function arrive(
  dependencies: EntreeDependencies,
  retour: Retour,
  { billet, token, visitor }: Voyageur,
): Promise<Tokens & { destination: string | null }> {
  const { db, clock, throttle, context, client } = dependencies;
  const parametres = await dependencies.readParametres();
  if (!parametres.sso_active) throw new BridgeError('methodOff');
  await throttle.count(RETURNS_PER_NETWORK, networkOf(visitor.ip));
  const voyage =
    billet !== undefined && isSecret('voyage', billet) ? await takeVoyage(db, digest(billet), clock.now()) : undefined;
  if (!voyage || billet === undefined) throw new BridgeError('signOnLost');
  const asker = voyage.utilisateurId;
  if (asker !== null && !(await isSignedInAs(dependencies, token, asker))) throw new BridgeError('signOnLost');
  const preuves: Preuves = JSON.parse(unseal(voyage.scelle, billet));
  const by = { id: voyage.fournisseurId };
  const fournisseur = await fournisseurOuvert(db, context.vault, parametres, by);
  if (!fournisseur) throw new BridgeError('methodOff');
  const mayLackState = fournisseur.sansEtat && retour.state === undefined;
  if (!mayLackState && !isSame(retour.state ?? '', preuves.state)) throw new BridgeError('signOnLost');
  const { dires, sortie, jetons } = await client.identify(fournisseur, retour, preuves);
  const personne = personneDe(fournisseur, dires);
  if (!personne) {
    const raison = `La réponse du fournisseur ne dit pas le numéro de la personne. Vérifiez le champ «\u00a0${fournisseur.champSujet}\u00a0».`;
    await dependencies.noteEchec({ fournisseur, etape: 'profil', raison });
    throw new BridgeError('signOnRefused');
  }
  const tokens = await enter(dependencies, { fournisseur, personne, sortie, jetons, visitor, askerId: asker });
  await throttle.giveBack(RETURNS_PER_NETWORK, networkOf(visitor.ip));
  return { ...tokens, destination: voyage.destination };
}

/**
 * Whether the browser is that of the person who asked for the link. If it were another's, lured there by a prepared
 * address, that person would from then on open the wrong account. The trip may outlast a token, not a session.
 */
async function isSignedInAs(
  { db, clock, accessTokens }: EntreeDependencies,
  token: string | undefined,
  userId: number,
): Promise<boolean> {
  if (token === undefined) return false;
  const { sid } = await accessTokens.verify(token, { evenExpired: true });
  const session = await sessionInForce(db, sid);
  return (
    session !== undefined &&
    session.userId === userId &&
    session.acteurId === null &&
    session.fermee_le === null &&
    session.expire_le > clock.now()
  );
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

interface Arrivee {
  readonly fournisseur: FournisseurOuvert;
  readonly personne: PersonneExterne;
  readonly sortie: string | null;
  readonly jetons: Jetons | null;
  readonly visitor: Visitor;
  readonly askerId: number | null;
}

async function enter(dependencies: EntreeDependencies, arrivee: Arrivee): Promise<Tokens> {
  const outcome = await open(dependencies, arrivee).catch((error: unknown) => {
    // The same person, or one of the same name, came in at the same moment: the next try finds the account.
    throw isUniqueViolation(error) ? new BridgeError('signOnLost') : error;
  });
  if (outcome.kind === 'refuser') throw new BridgeError(outcome.raison);
  return outcome.tokens;
}

async function open(dependencies: EntreeDependencies, arrivee: Arrivee) {
  const { fournisseur, visitor, sortie, jetons } = arrivee;
  const life = (await dependencies.readParametres()).duree_session * HOUR;
  return dependencies.write({ acteur: ACTEUR, adresse: visitor.ip }, async (writing) => {
    const { tx, at } = writing;
    const verdict = await verdictOf(tx, arrivee);
    if (verdict.kind === 'refuser') return verdict;
    const account = await accountAfter(dependencies, writing, verdict, arrivee);
    // The refusal comes after the account is saved: an administrator will see that it waits.
    if (account.statut !== 'actif') return { kind: 'refuser', raison: 'signOnWaiting' } as const;
    if (hasExpired(account.expireLe, at)) return { kind: 'refuser', raison: 'accountDisabled' } as const;
    const identite = await identiteDe(tx, fournisseur.id, arrivee.personne.sujet);
    if (identite && jetons) await keepJetons(tx, dependencies.context.vault, identite.id, jetons);
    await noteSignIn(tx, account.id, at);
    const details = { fournisseur: fournisseur.nom };
    await recordAudit(tx, { at, action: 'session.ouvrir', by: byOwner(account), details, ip: visitor.ip });
    const nouveau = await nouveaute(tx, account.id, visitor);
    if (nouveau) {
      const notice = newDeviceMessage(account, { ...visitor, nouveau }, at);
      writing.afterCommit(() => dependencies.mail.post(notice));
    }
    const tokens = await openSession({ ...dependencies, db: tx }, account, visitor, {
      life,
      via: {
        identiteId: identite?.id ?? null,
        sortie: sortie === null ? null : dependencies.context.vault.seal(sortie),
      },
    });
    return { kind: 'ouverte', tokens } as const;
  });
}

async function verdictOf(db: Db, { fournisseur, personne, askerId }: Arrivee): Promise<Verdict> {
  const known = await identiteDe(db, fournisseur.id, personne.sujet);
  const lie = known && (await accountById(db, known.userId));
  const homonyme = personne.email === '' ? undefined : await accountByEmail(db, personne.email);
  const demandeur = askerId === null ? null : ((await accountById(db, askerId)) ?? null);
  if (askerId !== null && demandeur === null) return { kind: 'refuser', raison: 'accountDisabled' };
  return judgeEntree({ fournisseur, personne, lie, homonyme, demandeur });
}
