import type { BrouillonDeBloc, Canal, ExtremesDeBloc } from '@bridge/contract';
import { longueurDe } from '../../composition/bloc/bloc.length.ts';
import { type CadreDemande, openCadre } from '../../composition/cadre.ts';
import { openCompositeur } from '../../composition/compositeur.ts';
import { blocsMontres } from '../../composition/objet-compose.ts';
import { createSteps, type Steps } from '../../platform/steps.ts';
import { htmlOfBloc } from '../../rendering/bloc.html.ts';
import type { Db } from '../../schema.ts';

interface Essai {
  readonly bloc: BrouillonDeBloc;
  readonly canal: Canal;
  readonly cadre: CadreDemande;
}

/** Opens the composition of a bloc that is being typed. */
export const openEssai = (tx: Db, { bloc, canal, cadre }: Essai) =>
  openCompositeur(tx, openCadre(tx, cadre), { canal, blocs: [bloc] });

/** The longest search in milliseconds, so that nobody waits for long. */
const MOST_WORK = 2_000;

type Extreme = NonNullable<ExtremesDeBloc['plusLong']>;

/** Where a bloc is the longest and the shortest, among the objets that there was time to read. */
export async function extremes(
  db: Db,
  ids: readonly number[],
  essai: Essai,
  steps: Steps = createSteps(),
): Promise<ExtremesDeBloc> {
  const compositeur = await openEssai(db, essai);
  let [plusLong, plusCourt]: [Extreme | null, Extreme | null] = [null, null];
  let [examines, remplis] = [0, 0];
  for await (const objet of compositeur.each(ids, steps)) {
    // Objets that could not be read before this one count as examined.
    examines = ids.indexOf(objet.id, examines) + 1;
    for (const { rendu } of blocsMontres(objet)) {
      remplis += 1;
      const longueur = longueurDe(rendu);
      const found = () => ({ objet: { id: objet.id, nom: objet.nom.texte }, longueur, html: htmlOfBloc(rendu) });
      if (plusLong === null || longueur > plusLong.longueur) plusLong = found();
      if (plusCourt === null || longueur < plusCourt.longueur) plusCourt = found();
    }
    if (steps.spent() >= MOST_WORK && examines < ids.length)
      return { examines, remplis, plusLong, plusCourt, coupe: true };
  }
  return { examines: ids.length, remplis, plusLong, plusCourt, coupe: false };
}
