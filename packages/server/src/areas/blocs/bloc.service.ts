import { type BrouillonDeBloc, type Canal, type ExtremesDeBloc, type Langue, refsIn } from '@bridge/contract';
import { nomsDe } from '../../catalogue/bloc/noms.repository.ts';
import { objetsRendus } from '../../catalogue/bloc/objets-rendus.repository.ts';
import { contexteAt } from '../../catalogue/regle/contexte.ts';
import { resolve } from '../../catalogue/regle/resolution.repository.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import { htmlOfBloc } from '../../rendering/bloc.html.ts';
import { longueurDe } from '../../rendering/bloc.length.ts';
import { type Rendu, rendreBloc } from '../../rendering/bloc.render.ts';
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
export async function rendreObjets(db: Db, ids: readonly number[], essai: Essai): Promise<RenduDObjet[]> {
  const { bloc, langue, canal, identity, at } = essai;
  const { scope, entiteId } = identity;
  const profils = refsIn(bloc.conditions)
    .filter(({ ref }) => ref === 'scoring')
    .map(({ id }) => id);
  const objets = await objetsRendus(db, { ids, profils, entite: entiteId });
  const [noms, resolution] = await Promise.all([
    nomsDe(db, { bloc, scope, documents: objets.map(({ document }) => document) }),
    resolve(db, bloc.conditions, scope),
  ]);
  const contexte = contexteAt(at, resolution);
  return objets.map((objet) => ({
    objet: { id: objet.indexe.id, nom: objet.indexe.nom },
    rendu: rendreBloc(bloc, objet, { langue, canal, contexte, noms }),
  }));
}

const AT_ONCE = 100;

/** Where a bloc is the longest and the shortest. Looked at in several goes: documents are heavy. */
export async function extremes(db: Db, ids: readonly number[], essai: Essai): Promise<ExtremesDeBloc> {
  type Extreme = NonNullable<ExtremesDeBloc['plusLong']>;
  let [plusLong, plusCourt]: [Extreme | null, Extreme | null] = [null, null];
  let remplis = 0;
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    for (const { objet, rendu } of await rendreObjets(db, ids.slice(from, from + AT_ONCE), essai)) {
      if (rendu.vide) continue;
      remplis += 1;
      const longueur = longueurDe(rendu.rendu);
      const found = () => ({ objet, longueur, html: htmlOfBloc(rendu.rendu) });
      if (plusLong === null || longueur > plusLong.longueur) plusLong = found();
      if (plusCourt === null || longueur < plusCourt.longueur) plusCourt = found();
    }
  }
  return { examines: ids.length, remplis, plusLong, plusCourt };
}
