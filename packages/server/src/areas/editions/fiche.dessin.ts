import {
  type BrouillonDeBloc,
  bloc as blocResource,
  brouillonDeBloc,
  brouillonDeBlocSchema,
  type Langue,
  refsIn,
} from '@bridge/contract';
import { motsDesDocuments, nomsDuBloc } from '../../catalogue/bloc/noms.repository.ts';
import type { ObjetRendu } from '../../catalogue/bloc/objet-rendu.ts';
import { objetsRendus } from '../../catalogue/bloc/objets-rendus.repository.ts';
import { contexteAt } from '../../catalogue/regle/contexte.ts';
import { resolve } from '../../catalogue/regle/resolution.repository.ts';
import { composeBloc } from '../../composition/bloc/bloc.compose.ts';
import { longueurDe } from '../../composition/bloc/bloc.length.ts';
import type { RenderOptions } from '../../composition/bloc/scene.ts';
import { nettoyageUnique } from '../../composition/mots/riche.rules.ts';
import { namesFound } from '../../crud/name.repository.ts';
import { readRecord } from '../../crud/read.service.ts';
import type { Entry } from '../../crud/registry.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import { element, escapeHtml } from '../../platform/html.ts';
import { createSteps, type Steps } from '../../platform/steps.ts';
import { htmlOfBloc } from '../../rendering/bloc.html.ts';
import type { Db } from '../../schema.ts';

/** What an objet becomes on the page. */
export interface FicheDessinee {
  readonly id: number;
  readonly nom: string;
  readonly html: string;
  /** In characters. */
  readonly longueur: number;
}

export interface Planche {
  /** Each objet drawn by the blocs, in the order of their numbers. */
  dessiner(ids: readonly number[], steps?: Steps): Promise<readonly FicheDessinee[]>;
}

interface Demande {
  readonly blocs: readonly number[];
  readonly langue: Langue;
  readonly identity: Identity;
  readonly at: Date;
  readonly entry: Entry;
}

/** All that fiches are drawn with, read once. Blocs that the reader does not see show nothing. */
export async function ouvrePlanche(tx: Db, { blocs: ids, langue, identity, at, entry }: Demande): Promise<Planche> {
  const { scope, entiteId } = identity;
  const blocs = await lireBlocs(tx, ids, entry, identity);
  const conditions = blocs.map((one) => one.conditions);
  const [connus, resolution] = await Promise.all([
    nomsDuBloc(tx, { lignes: blocs.flatMap(({ lignes }) => lignes) }, scope),
    resolve(tx, conditions, scope),
  ]);
  const profils = refsIn(conditions)
    .filter(({ ref }) => ref === 'scoring')
    .map(({ id }) => id);
  const common = {
    langue,
    canal: 'print' as const,
    contexte: contexteAt(at, resolution),
    nettoyage: nettoyageUnique(),
  };
  return {
    dessiner: async (wanted, steps = createSteps()) => {
      const objets = await objetsRendus(tx, { ids: wanted, profils, entite: entiteId });
      const mots = await motsDesDocuments(
        tx,
        objets.map(({ document }) => document),
      );
      const options = { ...common, noms: { ...connus, mots } };
      const fiches: FicheDessinee[] = [];
      for (const objet of objets) fiches.push(await steps.step(() => dessin(objet, blocs, options)));
      return fiches;
    },
  };
}

/** The titles of its blocs stand below its name, whatever level they have on a page of their own. */
const SOUS_LE_NOM = 4;

/** What names it comes first, whatever the blocs show of it. */
function dessin(objet: ObjetRendu, blocs: readonly BrouillonDeBloc[], options: RenderOptions): FicheDessinee {
  const { id, nom, commune } = objet.indexe;
  const tete = element('h3', {}, escapeHtml(nom)) + (commune === '' ? '' : element('p', {}, escapeHtml(commune)));
  const rendus = blocs.flatMap((one) => {
    const rendu = composeBloc(one, objet, options);
    return rendu.vide ? [] : [{ ...rendu.rendu, niveau: Math.max(rendu.rendu.niveau, SOUS_LE_NOM) }];
  });
  const longueur = rendus.reduce((sum, one) => sum + longueurDe(one), nom.length + commune.length);
  return { id, nom, html: fiche(tete + rendus.map(htmlOfBloc).join('')), longueur };
}

const fiche = (inner: string) => element('article', { class: 'fiche' }, inner);

async function lireBlocs(
  tx: Db,
  ids: readonly number[],
  entry: Entry,
  identity: Identity,
): Promise<readonly BrouillonDeBloc[]> {
  if (ids.length === 0) return [];
  const wanted = { q: '', ids, language: identity.language, most: ids.length };
  const seen = (await namesFound(tx, entry, identity.scope, wanted)).map(({ id }) => id);
  const read: BrouillonDeBloc[] = [];
  for (const id of ids) {
    if (!seen.includes(id)) continue;
    const record = blocResource.record.parse(await readRecord(tx, entry, identity, id));
    read.push(brouillonDeBlocSchema.parse(brouillonDeBloc(record)));
  }
  return read;
}
