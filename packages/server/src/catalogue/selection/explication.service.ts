import { BridgeError, type BrouillonDeSelection, type Names, STATUTS_OBJET, type Verdict } from '@bridge/contract';
import { sql } from 'kysely';
import { visible } from '../../crud/read/condition.repository.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';
import { objetIndexe } from '../regle/objets-indexes.repository.ts';
import { obstacles, verdictDe } from '../regle/verdict.rules.ts';
import { keeps } from './evaluation.repository.ts';
import type { Question } from './question.ts';

interface Explication {
  readonly objet: { readonly id: number; readonly nom: string; readonly commune: string };
  readonly retenu: boolean;
  readonly raison: string;
  readonly regles: Verdict | null;
}

interface Asked {
  readonly question: Question;
  readonly brouillon: BrouillonDeSelection;
  readonly objet: number;
  readonly noms: Names;
  /** The scope of the person, of which the question may be a part. */
  readonly seen: Scope;
}

/** Explains why an objet is in a sélection or is not: the decision in one sentence, and the rules one by one. */
export async function explain(db: Db, { question, brouillon, objet: id, noms, seen }: Asked): Promise<Explication> {
  const etat = await statusOf(db, { question, seen }, id);
  const objet = etat === undefined ? undefined : await objetIndexe(db, id, [...question.contexte.resolution.profils]);
  if (etat === undefined || objet === undefined) throw new BridgeError('notFound');
  const verdict = question.mode === 'manuelle' ? null : verdictDe(question.regles, objet, question.contexte, noms);
  const retenu = await keeps(db, question, id);
  const raison = retenu
    ? whyKept(question, id, verdict)
    : await whyNot(db, { question, brouillon, id, verdict, etat, noms });
  return { objet: { id, nom: objet.nom, commune: objet.commune }, retenu, raison, regles: verdict };
}

interface Etat {
  readonly statut: string;
  readonly archive: boolean;
  /** Whether the entity of the sélection sees the objet too. */
  readonly offert: boolean;
}

const OBJETS = { ownerColumn: 'entite_id', shared: true } as const;

async function statusOf(
  db: Db,
  { question: { scope }, seen }: Pick<Asked, 'question' | 'seen'>,
  id: number,
): Promise<Etat | undefined> {
  const { rows } = await sql<Etat>`
    SELECT statut, archive_le IS NOT NULL AS archive, (${visible(OBJETS, scope)}) AS offert FROM objets
    WHERE id = ${id} AND supprime_le IS NULL AND (${visible(OBJETS, seen)})`.execute(db);
  return rows[0];
}

function whyKept({ mode, epingles }: Question, id: number, verdict: Verdict | null): string {
  const pin = epingles.find(({ objet }) => objet === id);
  const place = pin === undefined ? '' : ` Il est épinglé en position ${pin.position}.`;
  if (mode === 'manuelle') return `Il fait partie des objets choisis.${place}`;
  if (verdict?.tenu) return `Il répond aux règles.${place}`;
  return `Il a été ajouté à la main, sans répondre aux règles.${place}`;
}

interface Missing {
  readonly question: Question;
  readonly brouillon: BrouillonDeSelection;
  readonly id: number;
  readonly verdict: Verdict | null;
  readonly etat: Etat;
  readonly noms: Names;
}

async function whyNot(db: Db, { question, brouillon, id, verdict, etat, noms }: Missing): Promise<string> {
  if (!etat.offert)
    return 'L’entité de la sélection ne le voit pas\u00a0: il ne sera pas publié. Pour qu’il le soit, il faut le partager avec elle.';
  if (etat.statut !== 'publie') {
    const label = STATUTS_OBJET.find(({ value }) => value === etat.statut)?.label.toLowerCase() ?? etat.statut;
    return `Il est ${label}\u00a0: seuls les objets publiés sont retenus.`;
  }
  if (etat.archive) return 'Il est archivé\u00a0: seuls les objets en service sont retenus.';
  if (question.exclusions.includes(id)) return excluded(brouillon, id);
  if (question.mode === 'manuelle') return 'Il ne fait pas partie des objets choisis.';
  if (verdict !== null && !verdict.tenu && !question.inclusions.includes(id))
    return `Il ne répond pas aux règles\u00a0: ${obstacles(question.regles, verdict, noms).join('\u00a0; ')}.`;
  const { retenus: _, ...open } = question;
  const chosen = verdict?.tenu ? 'Il répond aux règles' : 'Il a été ajouté à la main';
  if (question.dedoublonnage !== null && !(await keeps(db, { ...open, limite: null }, id)))
    return `${chosen}, mais c’est un doublon\u00a0: un autre objet, plus complet, est retenu à sa place.`;
  return `${chosen}, mais il est au-delà du nombre maximal (${question.limite}) dans l’ordre du tri.`;
}

function excluded({ exclusions }: BrouillonDeSelection, id: number): string {
  const { motif = '', jusquAu = null } = exclusions.find(({ objet }) => objet === id) ?? {};
  const until = jusquAu === null ? '' : ` jusqu’au ${jusquAu.split('-').reverse().join('/')}`;
  return `Il a été retiré à la main${until}${motif === '' ? '' : `\u00a0: ${motif}`}.`;
}
