import { type BrouillonDeBloc, type Canal, type ExtremesDeBloc, type Langue, refsIn } from '@bridge/contract';
import { motsDesDocuments, nomsDuBloc } from '../../catalogue/bloc/noms.repository.ts';
import type { ObjetRendu } from '../../catalogue/bloc/objet-rendu.ts';
import { objetsRendus } from '../../catalogue/bloc/objets-rendus.repository.ts';
import { contexteAt } from '../../catalogue/regle/contexte.ts';
import { resolve } from '../../catalogue/regle/resolution.repository.ts';
import { composeBloc, type Rendu } from '../../composition/bloc/bloc.compose.ts';
import { longueurDe } from '../../composition/bloc/bloc.length.ts';
import { nettoyageUnique } from '../../composition/mots/riche.rules.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import { createSteps, type Steps } from '../../platform/steps.ts';
import { htmlOfBloc } from '../../rendering/bloc.html.ts';
import type { Db } from '../../schema.ts';

interface Essai {
  readonly bloc: BrouillonDeBloc;
  readonly langue: Langue;
  readonly canal: Canal;
  readonly identity: Identity;
  readonly at: Date;
}

interface RenduDObjet {
  readonly objet: { readonly id: number; readonly nom: string };
  readonly rendu: Rendu;
}

/** What a bloc shows of objets that the reader sees. */
export async function renderObjets(db: Db, ids: readonly number[], essai: Essai): Promise<RenduDObjet[]> {
  const atelier = await openAtelier(db, essai);
  return (await atelier.read(ids)).map(({ render }) => render());
}

/** All that a bloc is rendered with, whatever the objet: read once. */
async function openAtelier(db: Db, { bloc, langue, canal, identity, at }: Essai) {
  const { scope, entiteId } = identity;
  const profils = refsIn(bloc.conditions)
    .filter(({ ref }) => ref === 'scoring')
    .map(({ id }) => id);
  const [connus, resolution] = await Promise.all([nomsDuBloc(db, bloc, scope), resolve(db, bloc.conditions, scope)]);
  const common = { langue, canal, contexte: contexteAt(at, resolution), nettoyage: nettoyageUnique() };
  return {
    /** The next objets, each to be rendered when its turn comes. */
    read: async (ids: readonly number[]) => {
      const objets = await objetsRendus(db, { ids, profils, entite: entiteId });
      const mots = await motsDesDocuments(
        db,
        objets.map(({ document }) => document),
      );
      const options = { ...common, noms: { ...connus, mots } };
      return objets.map((objet: ObjetRendu) => ({
        render: (): RenduDObjet => ({
          objet: { id: objet.indexe.id, nom: objet.indexe.nom },
          rendu: composeBloc(bloc, objet, options),
        }),
      }));
    },
  };
}

/** Few at once: documents are heavy to read too. */
const AT_ONCE = 25;
/** Nobody waits longer for it, and nobody else for them. In milliseconds. */
const MOST_WORK = 2_000;

type Extreme = NonNullable<ExtremesDeBloc['plusLong']>;

/** Where a bloc is the longest and the shortest, among those that there was time to look at. */
export async function extremes(
  db: Db,
  ids: readonly number[],
  essai: Essai,
  steps: Steps = createSteps(),
): Promise<ExtremesDeBloc> {
  const atelier = await openAtelier(db, essai);
  let [plusLong, plusCourt]: [Extreme | null, Extreme | null] = [null, null];
  let [examines, remplis] = [0, 0];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const lot = ids.slice(from, from + AT_ONCE);
    const lus = await atelier.read(lot);
    // What could not be read was looked at too.
    examines += lot.length - lus.length;
    for (const { render } of lus) {
      if (steps.spent() >= MOST_WORK) return { examines, remplis, plusLong, plusCourt, coupe: true };
      const { objet, rendu } = await steps.step(render);
      examines += 1;
      if (rendu.vide) continue;
      remplis += 1;
      const longueur = longueurDe(rendu.rendu);
      const found = () => ({ objet, longueur, html: htmlOfBloc(rendu.rendu) });
      if (plusLong === null || longueur > plusLong.longueur) plusLong = found();
      if (plusCourt === null || longueur < plusCourt.longueur) plusCourt = found();
    }
  }
  return { examines, remplis, plusLong, plusCourt, coupe: false };
}
