import { type Legende, type MediaRecord, refsIn } from '@bridge/contract';
import type { Db } from '../schema.ts';
import type { Cadre } from './cadre.ts';
import { clesDesModalites, codesDesChamps, criteresPareils } from './legende.repository.ts';
import { type Dessin, type Dessins, type NommerDessin, nomDuDessin } from './legende.rules.ts';
import { mediaFor } from './media.ts';

/** The médias of legends whose rights allow the channel that day. */
export async function mediasDesLegendes(
  cadre: Pick<Cadre, 'configuration' | 'at'>,
  canal: 'print' | 'web',
  legendes: readonly Legende[],
): Promise<ReadonlyMap<number, MediaRecord>> {
  const medias = new Map<number, MediaRecord>();
  for (const { ref, id } of legendes.flatMap(({ entrees }) => refsIn(entrees))) {
    const media = ref === 'media' ? await mediaFor(canal, cadre, id) : 'absent';
    if (typeof media !== 'string' && media.genre === 'picto') medias.set(id, media);
  }
  return medias;
}

/** The pictograms of some legends. When two explain the same, the first one counts. */
export async function dessinsDe(
  tx: Db,
  legendes: readonly Legende[],
  medias: ReadonlyMap<number, MediaRecord>,
  nommer: NommerDessin,
): Promise<Dessins> {
  const told = {
    modalite: new Map<number, Dessin>(),
    critere: new Map<number, Dessin>(),
    champ: new Map<number, Dessin>(),
    selection: new Map<number, Dessin>(),
  };
  for (const entree of legendes.flatMap(({ entrees }) => entrees)) {
    const picto = nomDuDessin(entree, medias, nommer);
    const { cible, libelle } = entree;
    if (cible === null || picto === null || told[cible.ref].has(cible.id)) continue;
    told[cible.ref].set(cible.id, { picto, libelle });
  }
  const [cles, criteres, codes] = [
    await clesDesModalites(tx, [...told.modalite.keys()]),
    await criteresPareils(tx, [...told.critere.keys()]),
    await codesDesChamps(tx, [...told.champ.keys()]),
  ];
  return {
    mots: new Map(cles.flatMap(({ id, cle }) => pair(cle, told.modalite.get(id)))),
    criteres: new Map(criteres.flatMap(({ id, pareil }) => pair(pareil, told.critere.get(id)?.picto))),
    champs: new Map(codes.flatMap(({ id, code }) => pair(code, told.champ.get(id)?.picto))),
    selections: told.selection,
  };
}

const pair = <K, V>(key: K, value: V | undefined): readonly (readonly [K, V])[] =>
  value === undefined ? [] : [[key, value]];
