import { BridgeError, objet as catalogue, type ReponseDeCorrection } from '@bridge/contract';
import { scopeOfEntity } from '../../../../crud/read/portee.repository.ts';
import type { Writing } from '../../../../crud/write/writing.ts';
import { auditChange } from '../../../../platform/audit.ts';
import type { Scope } from '../../../../platform/auth/identity.ts';
import type { Db } from '../../../../schema.ts';
import { objetACorriger, objetsDuProprietaire } from '../correction.repository.ts';
import { CORRIGIBLES } from '../correction.words.ts';
import { etatDuLien, lienOf } from '../liens.service.ts';
import { nomsDesProprietaires } from '../proprietaires.repository.ts';
import { nomDuProprietaire } from '../proprietaires.rules.ts';
import { markReponse, nombreATraiter, reponsesLues, saveReponse } from './reponses.repository.ts';
import type { Envoi } from './reponses.rules.ts';

const DAY = 24 * 60 * 60 * 1_000;
/** How long a handled answer is still listed, and kept. */
const [LISTED, KEPT] = [30 * DAY, 365 * DAY];
export const reponsesForgottenBefore = (now: Date): Date => new Date(now.getTime() - KEPT);

/** Keeps what the owner says of an objet by their link: of this owner’s objets alone, and of what is to be corrected in them. */
export async function answer(
  db: Db,
  secret: string,
  { objet, textes }: Envoi,
  at: Date,
): Promise<'recu' | 'ferme' | 'inconnu'> {
  return db.transaction().execute(async (tx) => {
    const lien = await lienOf(tx, secret);
    const etat = etatDuLien(lien, at);
    if (lien === undefined || etat !== 'ouvert') return etat === 'ferme' ? 'ferme' : 'inconnu';
    const scope = await scopeOfEntity(tx, lien.entiteId);
    const anomalies = await objetACorriger(tx, objetsDuProprietaire(scope, lien.proprietaire), objet, CORRIGIBLES);
    if (anomalies === undefined) return 'inconnu';
    for (const { anomalie, texte } of textes)
      if (anomalie === '' || anomalies.includes(anomalie))
        await saveReponse(tx, { lien: lien.id, proprietaire: lien.proprietaire, objet, anomalie, texte }, at);
    return 'recu';
  });
}

type Lue = Awaited<ReturnType<typeof reponsesLues>>[number];

async function told(db: Db, scope: Scope, lues: readonly Lue[]): Promise<ReponseDeCorrection[]> {
  const noms = await nomsDesProprietaires(db, scope, [...new Set(lues.map(({ proprietaire }) => proprietaire))]);
  return lues.map(({ proprietaire, recueLe, traiteeLe, ...lue }) => ({
    ...lue,
    proprietaire: nomDuProprietaire(proprietaire, noms) ?? `N°\u00a0${proprietaire}`,
    recueLe: recueLe.toISOString(),
    traiteeLe: traiteeLe?.toISOString() ?? null,
  }));
}

export async function reponsesSeen(db: Db, scope: Scope, at: Date, objet?: number) {
  const [lues, aTraiter] = await Promise.all([
    reponsesLues(db, scope, new Date(at.getTime() - LISTED), objet),
    nombreATraiter(db, scope),
  ]);
  return { items: await told(db, scope, lues), aTraiter };
}

/** Says an answer handled, or to handle again. */
export async function treat(writing: Writing, id: number, traitee: boolean): Promise<ReponseDeCorrection> {
  const { tx, at, acteur } = writing;
  const mark = traitee ? { at, par: acteur.userId } : { at: null, par: null };
  const lue = await markReponse(tx, acteur.scope, id, mark);
  const [reponse] = lue === undefined ? [] : await told(tx, acteur.scope, [lue]);
  if (lue === undefined || reponse === undefined) throw new BridgeError('notFound');
  const action = traitee ? 'objet.traiter-reponse' : 'objet.reprendre-reponse';
  await auditChange(writing, { action, target: { kind: catalogue.id, id: lue.objet }, details: { numero: id } });
  return reponse;
}
