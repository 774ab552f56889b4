import {
  BridgeError,
  objet as catalogue,
  type EndpointInput,
  type ReponseDeCorrection,
  type treatReponse,
} from '@bridge/contract';
import { scopeOfEntity } from '../../../../crud/read/portee.repository.ts';
import type { Writing } from '../../../../crud/write/writing.ts';
import { auditChange } from '../../../../platform/audit.ts';
import type { Scope } from '../../../../platform/auth/identity.ts';
import type { Db } from '../../../../schema.ts';
import { nomDuSien } from '../correction.repository.ts';
import type { LienLu } from '../liens.repository.ts';
import { nomsDesProprietaires } from '../proprietaires.repository.ts';
import { nomDuProprietaire } from '../proprietaires.rules.ts';
import {
  holdReponse,
  holdReponses,
  markReponse,
  nombreATraiter,
  type Presente,
  reponsesLues,
  saveReponse,
  withdrawReponse,
} from './reponses.repository.ts';
import { type Envoi, type Faite, replacesUnseen, type TexteEnvoye } from './reponses.rules.ts';

const DAY = 24 * 60 * 60 * 1_000;
/** How long a handled answer is still listed, and kept. */
const [LISTED, KEPT] = [30 * DAY, 365 * DAY];
export const reponsesForgottenBefore = (now: Date): Date => new Date(now.getTime() - KEPT);

/** A text that came while another answer stood in its place, which its page did not show. */
export interface Croisee extends Pick<TexteEnvoye, 'anomalie' | 'texte'> {
  readonly presente: Presente;
}

/**
 * What became of a form: `inchangee` when the answers that are there say it already, `croisee` when some of its texts wait for their author to see
 * the answers that they would replace.
 */
type Suite =
  | { readonly etat: 'inconnu' | 'ferme' | 'rien' | 'inchangee' | Faite['etat'] }
  | {
      readonly etat: 'croisee';
      readonly nom: string;
      readonly croisees: readonly Croisee[];
      /** Whether the rest of the form changed something. */
      readonly reste: boolean;
    };

/**
 * Keeps what the owner of an open link says of one of their objets, or says why there is nothing to keep. What an import has corrected since their
 * page was drawn is kept too: words that somebody wrote are not lost. An emptied field takes back no newer words than its page showed. A text that
 * would replace an answer which their page did not show is not kept: they choose.
 */
export async function answer(
  db: Db,
  { id: lien, entiteId, proprietaire }: LienLu,
  { objet, textes, repetes }: Envoi,
  at: Date,
): Promise<Suite> {
  return db.transaction().execute(async (tx) => {
    const nom = await nomDuSien(tx, await scopeOfEntity(tx, entiteId), proprietaire, objet);
    if (nom === undefined) return { etat: 'inconnu' };
    const there = await holdReponses(tx, lien, objet, at);
    if (there === null) return { etat: 'ferme' };
    const croisees: Croisee[] = [];
    const faites = { gardee: false, retiree: false };
    for (const envoye of textes) {
      const { anomalie, texte } = envoye;
      const presente = there.get(anomalie);
      const isUnseen = presente !== undefined && replacesUnseen(envoye, presente.texte);
      if (isUnseen && texte !== '') croisees.push({ anomalie, texte, presente });
      if (isUnseen) continue;
      const reponse = { lien, proprietaire, objet, anomalie, texte };
      if (texte === '') faites.retiree = (await withdrawReponse(tx, reponse, at)) || faites.retiree;
      else faites.gardee = (await saveReponse(tx, reponse, at)) || faites.gardee;
    }
    if (croisees.length > 0) return { etat: 'croisee', nom, croisees, reste: faites.gardee || faites.retiree };
    if (faites.gardee) return { etat: 'gardee' };
    if (faites.retiree) return { etat: 'retiree' };
    const isThere = [...repetes, ...textes.map(({ anomalie }) => anomalie)].some((anomalie) => there.has(anomalie));
    return { etat: isThere ? 'inchangee' : 'rien' };
  });
}

type Lue = Awaited<ReturnType<typeof reponsesLues>>[number];

async function told(db: Db, scope: Scope, lues: readonly Lue[]): Promise<ReponseDeCorrection[]> {
  const noms = await nomsDesProprietaires(db, scope, [...new Set(lues.map(({ proprietaire }) => proprietaire))]);
  return lues.map(({ proprietaire: cle, systeme, commune, recueLe, traiteeLe, precedentes, ...lue }) => ({
    ...lue,
    precedentes: precedentes.map(({ texte, recueLe }) => ({ texte, recueLe: new Date(recueLe).toISOString() })),
    proprietaire: { cle, nom: nomDuProprietaire(cle, noms), systeme, communes: commune === '' ? [] : [commune] },
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

type Traitement = EndpointInput<typeof treatReponse>;

/** Says an answer handled, or to handle again, as it was read: its owner may have written other words since. */
export async function treat(
  writing: Writing,
  { id }: Traitement['params'],
  { traitee, recueLe }: Traitement['body'],
): Promise<null> {
  const { tx, at, acteur } = writing;
  const lue = await holdReponse(tx, acteur.scope, id);
  if (lue === undefined) throw new BridgeError('notFound');
  if (lue.recueLe.toISOString() !== recueLe) throw new BridgeError('conflict');
  if ((lue.traiteeLe !== null) === traitee) return null;
  await markReponse(tx, id, traitee ? { le: at, par: acteur.userId } : { le: null, par: null });
  const action = traitee ? 'objet.traiter-reponse' : 'objet.reprendre-reponse';
  await auditChange(writing, { action, target: { kind: catalogue.id, id: lue.objet }, details: { numero: id } });
  return null;
}
