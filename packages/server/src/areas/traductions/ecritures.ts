import { RESSOURCES_TRADUITES, textesDuRecord } from '@bridge/contract';
import { type Ligne, type LigneEcrite, lignesEcrites } from '../../catalogue/registre/lignes.repository.ts';
import { recordById } from '../../crud/read/record.repository.ts';
import type { Registry } from '../../crud/registry.ts';
import type { Db } from '../../schema.ts';

const EVERYTHING = { kind: 'system', reason: 'whoever asks was given these lines' } as const;

/** Lines with their texts, of objets and of records; lines whose text is gone are left out. */
export async function ecritures(db: Db, registry: Registry, lignes: readonly Ligne[]): Promise<LigneEcrite[]> {
  const objets = await lignesEcrites(db, lignes);
  const records = lignes.filter(({ ressource }) => ressource !== 'objet');
  const written: LigneEcrite[] = [];
  for (const ligne of records) {
    const resource = RESSOURCES_TRADUITES.find(({ id }) => id === ligne.ressource);
    const record = resource && (await recordById(db, registry.require(resource), EVERYTHING, ligne.sujet));
    const found = record && textesDuRecord(resource.fields, record).find(({ champ }) => champ === ligne.champ);
    const francais = found?.textes.fr?.trim();
    if (found === undefined || !francais) continue;
    const propre = found.textes[ligne.langue]?.trim() || null;
    written.push({ ...ligne, francais, textes: found.textes, propre, humain: null, humainSource: null });
  }
  return [...objets, ...written];
}
