import {
  type BrouillonDeBloc,
  bloc as blocResource,
  brouillonDeBloc,
  brouillonDeBlocSchema,
  type Canal,
  type Langue,
  type Point,
  refsIn,
} from '@bridge/contract';
import type { RawBuilder, SqlBool } from 'kysely';
import { motsDesDocuments, nomsDuBloc } from '../catalogue/bloc/noms.repository.ts';
import type { Noms, ObjetRendu } from '../catalogue/bloc/objet-rendu.ts';
import { objetsNommes } from '../catalogue/bloc/objets-nommes.repository.ts';
import { objetsRendus } from '../catalogue/bloc/objets-rendus.repository.ts';
import { communeDe } from '../catalogue/commune.rules.ts';
import { type Contexte, contexteAt } from '../catalogue/regle/contexte.ts';
import { resolve } from '../catalogue/regle/resolution.repository.ts';
import { publishedWhere } from '../catalogue/selection/evaluation.repository.ts';
import { createSteps, type Steps } from '../platform/steps.ts';
import type { Db } from '../schema.ts';
import { composeBloc } from './bloc/bloc.compose.ts';
import type { Cadre } from './cadre.ts';
import type { Configuration } from './configuration.ts';
import { dernieresEditions } from './edition/derniere.ts';
import { AUCUN_DESSIN, type Dessins, ligneDessinee, modalitesDessinees, motsDessines } from './legende.rules.ts';
import { blocDesMarques, type Marque, openMarques } from './marques.ts';
import { nettoyageUnique } from './mots/riche.rules.ts';
import { nomDObjet } from './mots/texte.rules.ts';
import { photosDe, resumeDe, siteDe } from './objet.rules.ts';
import type { ObjetCompose, ObjetNomme } from './objet-compose.ts';

interface Demande {
  readonly canal: Canal;
  /** Blocs by their numbers, or as a person is typing them. */
  readonly blocs: readonly (number | BrouillonDeBloc)[];
  /** The position of the reader. */
  readonly depuis?: Point | undefined;
  /** The language used for texts that the asked one lacks, before French. */
  readonly parDefaut?: Langue;
  /** The pictograms of legends. */
  readonly dessins?: Dessins;
}

/** How some objets are read. */
export interface Lecture {
  /** The blocs to show, if not all. */
  readonly blocs?: readonly number[];
  /** Whether the numbers were found before: those of objets that readers may not be shown any more are left out. */
  readonly areOlder?: boolean;
}

export interface Compositeur {
  readonly contexte: Contexte;
  /** The models whose documents its blocs offer. */
  readonly editions: readonly number[];
  /** Some objets read together, in the order asked for. */
  compose(objets: readonly number[], lecture?: Lecture): Promise<readonly ObjetCompose[]>;
  /** Many objets, read in lots and composed one by one, so that other requests get answers. */
  each(objets: readonly number[], steps?: Steps): AsyncGenerator<ObjetCompose>;
  /** The names of many objets by number, with nothing else. */
  names(objets: readonly number[]): Promise<ReadonlyMap<number, ObjetNomme>>;
}

/** Documents are heavy to read: few at once. */
const LOT = 25;

/**
 * Composes what objets show, in any channel: all that does not depend on the objet is read here, once. Objets must be
 * known to be in the scope. A bloc that the configuration lacks shows nothing.
 */
export async function openCompositeur(tx: Db, cadre: Cadre, demande: Demande): Promise<Compositeur> {
  const { configuration, scope, entite, langue, at } = cadre;
  const { canal, depuis, parDefaut = 'fr', dessins = AUCUN_DESSIN } = demande;
  const blocs = (await readBlocs(configuration, demande.blocs)).map((bloc) => withDrawings(bloc, dessins));
  const conditions = blocs.map(({ brouillon }) => brouillon.conditions);
  const lignes = blocs.flatMap(({ brouillon }) => brouillon.lignes);
  const [told, resolution] = await Promise.all([
    nomsDuBloc(tx, { lignes }, scope, configuration.champs),
    resolve(tx, conditions, scope, configuration.champs),
  ]);
  const connus = { ...told, modalites: modalitesDessinees(told.modalites, dessins) };
  const profils = refsIn(conditions).flatMap(({ ref, id }) => (ref === 'scoring' ? [id] : []));
  const editions = blocs.flatMap(({ brouillon: { genre, edition } }) =>
    genre === 'edition' && edition !== null ? [edition] : [],
  );
  const contexte = contexteAt(at, resolution);
  const lecteur = { langue, parDefaut };
  const marquesOf = await openMarques(tx, cadre, dessins);
  const common = {
    langue,
    canal,
    contexte,
    nettoyage: nettoyageUnique(),
    ...(depuis && { depuis }),
    editions: await dernieresEditions(tx, cadre, editions),
  };

  async function read(ids: readonly number[], where?: RawBuilder<SqlBool>) {
    const objets = await objetsRendus(tx, { ids, profils, entite, where });
    const mots = await motsDesDocuments(
      tx,
      objets.map(({ document }) => document),
    );
    const byId = new Map(objets.map((objet) => [objet.indexe.id, objet]));
    const marques = await marquesOf(ids);
    return { objets: ids.flatMap((id) => byId.get(id) ?? []), mots: motsDessines(mots, dessins), marques };
  }

  function composed(connu: ObjetRendu, { mots, marques }: Lus, shown = blocs): ObjetCompose {
    const options = { ...common, noms: { ...connus, mots } };
    return {
      id: connu.indexe.id,
      nom: nomDObjet(connu, lecteur),
      commune: communeDe(connu.indexe),
      resume: resumeDe(connu, lecteur),
      photos: photosDe(connu, lecteur, { jour: contexte.jour, canal }),
      blocs: shown.map(({ id, code, brouillon }) => ({ id, code, rendu: composeBloc(brouillon, connu, options) })),
      marques: blocDesMarques(marques.get(connu.indexe.id) ?? [], { canal, langue }),
      site: siteDe(connu),
      automatique: connu.textes.some((texte) => texte.automatique && texte.langue === langue),
      connu,
      mots,
    };
  }

  return {
    contexte,
    editions,
    compose: async (ids, { blocs: only, areOlder = false } = {}) => {
      const { objets, ...lus } = await read(ids, areOlder ? publishedWhere({ scope }) : undefined);
      const shown = only?.flatMap((id) => blocs.find((bloc) => bloc.id === id) ?? []);
      return objets.map((objet) => composed(objet, lus, shown));
    },
    names: async (ids) => {
      const objets = await objetsNommes(tx, { ids, entite });
      return new Map(
        objets.map((objet) => [
          objet.indexe.id,
          {
            nom: (other = langue) => nomDObjet(objet, { langue: other, parDefaut }),
            photo: photosDe(objet, lecteur, { jour: contexte.jour, canal })[0] ?? null,
          },
        ]),
      );
    },
    each: async function* (ids, steps = createSteps()) {
      for (let from = 0; from < ids.length; from += LOT) {
        const { objets, ...lus } = await read(ids.slice(from, from + LOT));
        for (const objet of objets) yield await steps.step(() => composed(objet, lus));
      }
    },
  };
}

/** The words and tags of some objets, read together. */
interface Lus {
  readonly mots: Noms['mots'];
  readonly marques: ReadonlyMap<number, readonly Marque[]>;
}

interface BlocLu {
  readonly id: number | null;
  readonly code: string;
  readonly brouillon: BrouillonDeBloc;
}

/** A bloc whose lines are drawn as legends say. */
const withDrawings = ({ brouillon, ...bloc }: BlocLu, dessins: Dessins): BlocLu => ({
  ...bloc,
  brouillon: { ...brouillon, lignes: brouillon.lignes.map((ligne) => ligneDessinee(ligne, dessins)) },
});

async function readBlocs(configuration: Configuration, asked: Demande['blocs']): Promise<readonly BlocLu[]> {
  const read = await Promise.all(
    asked.map(async (one): Promise<BlocLu | undefined> => {
      if (typeof one !== 'number') return { id: null, code: '', brouillon: one };
      const saved = await configuration.live(blocResource, one);
      if (saved === undefined || saved.supprimeLe !== null) return undefined;
      return { id: one, code: saved.code, brouillon: brouillonDeBlocSchema.parse(brouillonDeBloc(saved)) };
    }),
  );
  return read.filter((one) => one !== undefined);
}
