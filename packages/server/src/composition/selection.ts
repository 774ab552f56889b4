import { type Regle, selection as selectionResource, tri as triResource } from '@bridge/contract';
import { settled } from '../catalogue/selection/evaluation.repository.ts';
import { type Opening, type Ordre, openQuestion, type Question } from '../catalogue/selection/question.ts';
import type { SelectionEnregistree } from '../catalogue/selection/saved.repository.ts';
import type { Db } from '../schema.ts';
import type { Cadre } from './cadre.ts';
import { keyOf } from './cles.ts';
import type { Configuration } from './configuration.ts';

interface Demande extends Pick<Opening, 'ordre' | 'visiteur' | 'recherche' | 'nomme' | 'aussi'> {
  /** Another order than that of the sélection, if `ordre` gives none. */
  readonly tri?: number | null;
  /** Further rules for each objet. */
  readonly regles?: readonly Regle[];
}

interface Ouverte {
  /** Ready to be answered; undefined where the configuration does not give the sélection. */
  readonly question: Question | undefined;
  /** The keys of the answer besides those of objets: the sélection, existing or not, and its order. */
  readonly cles: readonly string[];
}

/** The question of a sélection. */
export async function openSelection(
  tx: Db,
  cadre: Cadre,
  { selection, ...demande }: Demande & { readonly selection: number },
): Promise<Ouverte> {
  const saved = await cadre.configuration.selection(selection);
  if (saved === undefined) return { question: undefined, cles: [keyOf(selectionResource.id, selection)] };
  return openSaved(tx, cadre, saved, demande);
}

/** The same of a sélection that was read from the configuration. */
export async function openSaved(
  tx: Db,
  { configuration, scope, at }: Cadre,
  saved: SelectionEnregistree,
  { tri = null, regles = [], ...besides }: Demande = {},
): Promise<Ouverte & { readonly question: Question }> {
  const ordre = besides.ordre ?? (await ordreDuTri(configuration, tri));
  const { brouillon } = saved;
  const question = await openQuestion(tx, {
    ...besides,
    brouillon,
    scope,
    at,
    champs: configuration.champs,
    ...(ordre && { ordre }),
    ...(regles.length > 0 && { filtre: { genre: 'groupe', lien: 'et', regles: [...regles] } }),
  });
  return { question: await settled(tx, question), cles: clesDeLaSelection(saved, tri) };
}

/** What the answer to a sélection depends on besides the objets: itself, and its orders. */
export function clesDeLaSelection(
  { id, brouillon }: Pick<SelectionEnregistree, 'id' | 'brouillon'>,
  tri: number | null = null,
): readonly string[] {
  const tris = [brouillon.tri, tri].filter((one) => one !== null);
  return [keyOf(selectionResource.id, id), ...tris.map((one) => keyOf(triResource.id, one))];
}

/** The order of a tri, if there is one. */
export async function ordreDuTri(configuration: Configuration, id: number | null): Promise<Ordre | undefined> {
  const tri = id === null ? undefined : await configuration.live(triResource, id);
  return tri && { cles: tri.cles, epingles: tri.epingles };
}
