import type { Carte } from '@bridge/contract';
import { pointsFound } from '../../catalogue/points.repository.ts';
import { idsOf, retainedWhere } from '../../catalogue/selection/evaluation.repository.ts';
import { tracesDesObjets } from '../../catalogue/traces.repository.ts';
import type { Db } from '../../schema.ts';
import type { Cadre } from '../cadre.ts';
import { openCompositeur } from '../compositeur.ts';
import { openSelection } from '../selection.ts';
import type { PointDeCarte, TraceDeCarte } from './edition-composee.ts';

/** The most points that a page can tell apart. */
const MOST_POINTS = 1_000;

interface ContenuDeCarte {
  readonly points: readonly PointDeCarte[];
  readonly traces: readonly TraceDeCarte[];
}

/** The contents of a map: the objets of its layers with the numbers of their fiches, and drawn tracks. */
export async function contenuDeCarte(
  tx: Db,
  cadre: Cadre,
  { couches, traces: drawn }: Carte,
  fiches: ReadonlyMap<number, { readonly cle: string; readonly numero: number | null }>,
): Promise<ContenuDeCarte> {
  const points = new Map<number, PointDeCarte>();
  const traces = new Map<number, TraceDeCarte>();
  for (const { selection, couleur, visible } of couches) {
    if (!visible) continue;
    const { question } = await openSelection(tx, cadre, { selection });
    if (question === undefined) continue;
    const found = await pointsFound(tx, retainedWhere(question), MOST_POINTS - points.size);
    for (const { id, nom, lat, lon } of found.points) {
      const fiche = fiches.get(id);
      points.set(id, {
        objet: id,
        nom,
        point: { lat, lon },
        couleur,
        numero: fiche?.numero ?? null,
        cle: fiche?.cle ?? null,
      });
    }
    const ids = drawn ? await idsOf(tx, question, { offset: 0, limit: MOST_POINTS }) : [];
    for (const { id, lignes } of await tracesDesObjets(tx, ids)) traces.set(id, { couleur, lignes });
  }
  const compositeur = await openCompositeur(tx, cadre, { canal: 'print', blocs: [] });
  const names = await compositeur.names([...points.keys()]);
  const named = [...points.values()]
    .map((point) => ({ ...point, nom: names.get(point.objet)?.nom().texte ?? point.nom }))
    .sort((a, b) => (a.numero ?? Number.MAX_SAFE_INTEGER) - (b.numero ?? Number.MAX_SAFE_INTEGER) || a.objet - b.objet);
  return { points: named, traces: [...traces.values()] };
}
