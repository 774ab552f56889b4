import { type Regle, tri as triResource } from '@bridge/contract';
import { settled } from '../catalogue/selection/evaluation.repository.ts';
import { type Opening, type Ordre, openQuestion, type Question } from '../catalogue/selection/question.ts';
import type { SelectionEnregistree } from '../catalogue/selection/saved.repository.ts';
import type { Db } from '../schema.ts';
import type { Cadre } from './cadre.ts';
import type { Configuration } from './configuration.ts';

interface Demande extends Pick<Opening, 'ordre' | 'visiteur' | 'recherche' | 'aussi'> {
  /** Another order than the one of the sélection, where `ordre` gives none. */
  readonly tri?: number | null;
  /** What is asked besides of each objet. */
  readonly regles?: readonly Regle[];
}

/** The question of a sélection, ready to be answered; undefined where the configuration does not give the sélection. */
export async function openSelection(
  tx: Db,
  cadre: Cadre,
  { selection, ...demande }: Demande & { readonly selection: number },
): Promise<Question | undefined> {
  const saved = await cadre.configuration.selection(selection);
  return saved && openSaved(tx, cadre, saved, demande);
}

/** The same of a sélection that was read from the configuration. */
export async function openSaved(
  tx: Db,
  { configuration, scope, at }: Cadre,
  { brouillon }: SelectionEnregistree,
  { tri = null, regles = [], ...besides }: Demande = {},
): Promise<Question> {
  const ordre = besides.ordre ?? (await ordreDuTri(configuration, tri));
  const question = await openQuestion(tx, {
    ...besides,
    brouillon,
    scope,
    at,
    ...(ordre && { ordre }),
    ...(regles.length > 0 && { filtre: { genre: 'groupe', lien: 'et', regles: [...regles] } }),
  });
  return settled(tx, question);
}

/** The order that a tri gives, where there is one. */
export async function ordreDuTri(configuration: Configuration, id: number | null): Promise<Ordre | undefined> {
  const tri = id === null ? undefined : await configuration.live(triResource, id);
  return tri && { cles: tri.cles, epingles: tri.epingles };
}
