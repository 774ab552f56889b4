import {
  type AnnonceAChoisir,
  type ContexteDAnnonce,
  type JugementDePage,
  type Regle,
  tagAnnonce,
} from '@bridge/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import { type Contexte, contexteAt } from '../../catalogue/regle/contexte.ts';
import { distanceEntre } from '../../catalogue/regle/geometrie.rules.ts';
import { answersTo } from '../../catalogue/regle/interprete.rules.ts';
import type { ObjetIndexe } from '../../catalogue/regle/objet-indexe.ts';
import { resolve } from '../../catalogue/regle/resolution.repository.ts';
import { visible } from '../../crud/read/condition.repository.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';
import type { AnnonceLue } from './annonces.repository.ts';

/** The subject of a page, as annonces see it. */
export interface SujetDePage {
  /** The objets of the page: one for a fiche, several for a list. */
  readonly objets: readonly ObjetIndexe[];
  /** Whether the page is the fiche of its only objet. */
  readonly isFiche: boolean;
  /** Put on the page by hand. */
  readonly tags: readonly number[];
}

type Lue = AnnonceAChoisir & { readonly lue: AnnonceLue };

/** The context of a page for some annonces: its tags, and what each annonce asks of its objets. */
export async function contexteDePage(
  tx: Db,
  { scope, at }: { readonly scope: Scope; readonly at: Date },
  sujet: SujetDePage,
  annonces: readonly Lue[],
): Promise<Pick<ContexteDAnnonce, 'tags' | 'jugements'>> {
  const tags = annonces.some((one) => one.tags.length > 0) ? await tagsVus(tx, scope) : [];
  const rules = [...tags.map(({ regles }) => regles), ...annonces.flatMap(({ lue }) => [lue.regles, lue.exclusions])];
  const contexte = contexteAt(at, await resolve(tx, rules, scope));
  const juges = annonces.filter(({ lue, rayon }) => asksSomething(lue) || rayon !== null);
  return {
    tags: tagsPortes(tags, sujet, contexte),
    jugements: new Map(juges.map((one) => [one.id, jugementDe(one, sujet, contexte)])),
  };
}

/** The tags of some pages, set by hand or given by rules. */
export async function tagsDePages(
  tx: Db,
  { scope, at }: { readonly scope: Scope; readonly at: Date },
  sujets: readonly SujetDePage[],
): Promise<readonly (readonly number[])[]> {
  const tags = await tagsVus(tx, scope);
  const rules = tags.map(({ regles }) => regles);
  const contexte = contexteAt(at, await resolve(tx, rules, scope));
  return sujets.map((sujet) => tagsPortes(tags, sujet, contexte));
}

const TAG = tagAnnonce.record.pick({ id: true, parent: true, regles: true });
type Tag = z.output<typeof TAG>;

async function tagsVus(tx: Db, scope: Scope): Promise<Tag[]> {
  const { rows } = await sql<Readonly<Record<keyof Tag, unknown>>>`
    SELECT id, parent, regles FROM tags_annonce
    WHERE supprime_le IS NULL AND archive_le IS NULL AND (${visible({ ownerColumn: 'entite_id', shared: true }, scope)})`.execute(
    tx,
  );
  return rows.map((row) => TAG.parse(row));
}

/** The tags set by hand or given by rules, with those above each. */
function tagsPortes(tags: readonly Tag[], sujet: SujetDePage, contexte: Contexte): number[] {
  const byId = new Map(tags.map((tag) => [tag.id, tag]));
  const borne = new Set<number>();
  const take = (id: number | null) => {
    for (let at = id; at !== null && !borne.has(at); at = byId.get(at)?.parent ?? null) borne.add(at);
  };
  for (const id of sujet.tags) take(id);
  for (const { id, regles } of tags) if (!isVide(regles) && answersFor(regles, sujet, contexte)) take(id);
  return [...borne];
}

const isVide = (regle: Regle): boolean => regle.genre === 'groupe' && regle.regles.length === 0;
const asksSomething = ({ regles, exclusions, fichesExclues }: AnnonceLue) =>
  !isVide(regles) || !isVide(exclusions) || fichesExclues.length > 0;

/** A page of several objets fits a rule when half of them do. */
function answersFor(regle: Regle, { objets }: SujetDePage, contexte: Contexte): boolean {
  const answering = objets.filter((objet) => answersTo(regle, objet, contexte)).length;
  return answering > 0 && answering * 2 >= objets.length;
}

function jugementDe({ lue }: Lue, sujet: SujetDePage, contexte: Contexte): JugementDePage {
  const [only] = sujet.isFiche ? sujet.objets : [];
  // The own fiche of an establishment is never excluded as a competitor's.
  const exclue =
    only !== undefined &&
    only.id !== lue.objet &&
    (lue.fichesExclues.includes(only.id) || (!isVide(lue.exclusions) && answersTo(lue.exclusions, only, contexte)));
  return {
    regles: isVide(lue.regles) || answersFor(lue.regles, sujet, contexte),
    exclue,
    distance: distanceDe(lue, sujet),
  };
}

/** Half of the objets are no further. */
function distanceDe({ point }: AnnonceLue, { objets }: SujetDePage): number | null {
  if (point === null) return null;
  const known = objets.flatMap((objet) => (objet.point === null ? [] : [distanceEntre(point, objet.point)]));
  return known.sort((one, other) => one - other)[Math.floor((known.length - 1) / 2)] ?? null;
}
