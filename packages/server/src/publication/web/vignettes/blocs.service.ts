import {
  type Bloc,
  bloc as blocResource,
  brouillonDeBloc,
  brouillonDeBlocSchema,
  type Langue,
  type Point,
  refsIn,
} from '@bridge/contract';
import { motsDesDocuments, nomsDuBloc } from '../../../catalogue/bloc/noms.repository.ts';
import type { Noms, ObjetRendu } from '../../../catalogue/bloc/objet-rendu.ts';
import { objetsRendus } from '../../../catalogue/bloc/objets-rendus.repository.ts';
import { type Contexte, contexteAt } from '../../../catalogue/regle/contexte.ts';
import { resolve } from '../../../catalogue/regle/resolution.repository.ts';
import { composeBloc } from '../../../composition/bloc/bloc.compose.ts';
import { nettoyageUnique } from '../../../composition/mots/riche.rules.ts';
import type { Scope } from '../../../platform/auth/identity.ts';
import { htmlOfBloc } from '../../../rendering/bloc.html.ts';
import type { Db } from '../../../schema.ts';
import type { Config } from '../configuration/config.ts';
import { courrielsProteges } from '../pages/courriel.rules.ts';

interface Demande {
  readonly blocs: readonly number[];
  readonly scope: Scope;
  /** Who publishes. */
  readonly entite: number | null;
  readonly langue: Langue;
  readonly depuis?: Point | undefined;
}

export interface Etal {
  readonly contexte: Contexte;
  /** Objets with all that pages show of them, in the order of their numbers. */
  lire(ids: readonly number[]): Promise<readonly ObjetRendu[]>;
  /** What the words of an objet are called. */
  readonly noms: () => Noms;
  /** What the given blocs show of an objet; those that show nothing are not there. */
  rendre(
    objet: ObjetRendu,
    blocs?: readonly number[],
  ): readonly { readonly id: number; readonly code: string; readonly html: string }[];
}

/** All that objets are shown with, whichever they are: read once a page. */
export async function ouvreEtal(
  tx: Db,
  config: Config,
  { blocs: ids, scope, entite, langue, depuis }: Demande,
): Promise<Etal> {
  const read = await Promise.all([...new Set(ids)].map((id) => config.vivant(blocResource, id)));
  const blocs = read.filter((one): one is Bloc => one !== undefined && one.supprimeLe === null);
  const drafts = blocs.map((one) => ({ ...one, brouillon: brouillonDeBlocSchema.parse(brouillonDeBloc(one)) }));
  const [connus, resolution] = await Promise.all([
    nomsDuBloc(tx, { lignes: drafts.flatMap(({ brouillon }) => brouillon.lignes) }, scope),
    resolve(
      tx,
      drafts.map(({ brouillon }) => brouillon.conditions),
      scope,
    ),
  ]);
  const profils = refsIn(drafts.map(({ brouillon }) => brouillon.conditions)).filter(({ ref }) => ref === 'scoring');
  const contexte = contexteAt(config.at, resolution);
  const nettoyage = nettoyageUnique();
  let mots: Noms['mots'] = new Map();
  const noms = (): Noms => ({ ...connus, mots });
  return {
    contexte,
    noms,
    lire: async (wanted) => {
      const found = await objetsRendus(tx, { ids: wanted, profils: profils.map(({ id }) => id), entite });
      const used = await motsDesDocuments(
        tx,
        found.map(({ document }) => document),
      );
      mots = new Map([...mots, ...used]);
      const byId = new Map(found.map((objet) => [objet.indexe.id, objet]));
      return wanted.flatMap((id) => byId.get(id) ?? []);
    },
    rendre: (objet, wanted = ids) =>
      wanted.flatMap((id) => {
        const one = drafts.find((draft) => draft.id === id);
        if (one === undefined) return [];
        const options = { langue, canal: 'web' as const, contexte, noms: noms(), nettoyage, ...(depuis && { depuis }) };
        const { vide, ...rendu } = composeBloc(one.brouillon, objet, options);
        if (vide || !('rendu' in rendu)) return [];
        return [{ id, code: one.code, html: courrielsProteges(htmlOfBloc(rendu.rendu)) }];
      }),
  };
}
