import type { FileValue } from '@bridge/contract';
import { motsTrouves } from '../../areas/tris/modele.repository.ts';
import type { Db } from '../../schema.ts';
import { createAnnonces } from './annonces.ts';
import { blocsDe } from './blocs.ts';
import { createEcrans } from './ecrans.ts';
import { createEditions } from './editions.ts';
import { etiquettesDe } from './etiquettes.rules.ts';
import type { Fabrique } from './fabrique.ts';
import { createMedias, type MediaDuContenu } from './medias.ts';
import { makeAll, numberOf } from './numeros.ts';
import { PROFIL_DES_ADHERENTS, PROFIL_DES_DATES, profilsDe } from './profils.ts';
import { AGENDA } from './selections.codes.ts';
import { type Choix, selectionsDe } from './selections.ts';
import { trisDe } from './tris.ts';
import type { Trouvailles } from './trouvailles.ts';
import type { ObjetTrouve } from './trouvailles.types.ts';
import { createSite } from './web.ts';

interface Surroundings {
  readonly fabrique: Fabrique;
  readonly trouvailles: Trouvailles;
  readonly fichiers: ReadonlyMap<MediaDuContenu, FileValue>;
  readonly office: number;
  readonly jour: string;
}

export interface Bilan {
  readonly objets: number;
  readonly profils: number;
  readonly tris: number;
  readonly selections: number;
  readonly blocs: number;
  readonly medias: number;
  readonly listes: number;
  readonly annonces: number;
  readonly diaporamas: number;
  readonly editions: number;
}

/** Makes what a team would have made of its catalogue, each thing from those before. */
export async function createContenu(
  tx: Db,
  { fabrique, trouvailles, fichiers, office, jour }: Surroundings,
): Promise<Bilan> {
  const etiquettes = etiquettesDe(trouvailles);
  const objets = await putTags(fabrique, trouvailles, etiquettes);
  const favoris = etiquettes.get('coup-de-coeur') ?? [];

  const aidee = etiquettes.get('adherent')?.[0];
  const connus = await motsTrouves(tx, { kind: 'system', reason: 'the demonstration is made by nobody in particular' });
  const profils = profilsDe(trouvailles, connus, aidee, jour);
  const before = profils.filter(({ code }) => code !== PROFIL_DES_DATES);
  const numeros = await makeAll(fabrique, 'scoring', before);
  const tris = await makeAll(fabrique, 'tri', trisDe(numberOf(numeros, PROFIL_DES_ADHERENTS)));

  const choix: Choix = { favoris, office, jour };
  const selections = selectionsDe(trouvailles, choix).map((selection) => ({
    ...selection,
    tri: numberOf(tris, selection.tri),
  }));
  const faites = await makeAll(fabrique, 'selection', selections);
  const after = profils.filter(({ code }) => code === PROFIL_DES_DATES);
  await makeAll(
    fabrique,
    'scoring',
    after.map((profil) => ({ ...profil, selection: numberOf(faites, AGENDA) })),
  );
  const blocs = await makeAll(fabrique, 'bloc', blocsDe(trouvailles));
  const medias = await createMedias(fabrique, fichiers, jour);
  const listes = await createSite(tx, { fabrique, trouvailles, selections: faites, tris, blocs, medias });
  const regie = await createAnnonces(tx, { fabrique, trouvailles, jour, medias });
  const diaporamas = await createEcrans(tx, { fabrique, selections: faites, blocs, office, jour });
  const { espaces } = regie;
  const editions = await createEditions(tx, {
    fabrique,
    trouvailles,
    selections: faites,
    tris,
    blocs,
    medias,
    espaces,
  });
  return {
    objets,
    profils: profils.length,
    tris: tris.size,
    selections: faites.size,
    blocs: blocs.size,
    medias: medias.size,
    listes,
    annonces: regie.annonces,
    diaporamas,
    editions,
  };
}

/** Puts tags on objets besides their own; returns how many changed. */
async function putTags(
  { change }: Fabrique,
  { objets, tags }: Trouvailles,
  etiquettes: ReadonlyMap<string, readonly ObjetTrouve[]>,
): Promise<number> {
  let marques = 0;
  for (const objet of objets) {
    const nouveaux = [...etiquettes].flatMap(([code, marked]) =>
      marked.includes(objet) ? (tags.get(code) ?? []) : [],
    );
    if (nouveaux.length === 0) continue;
    await change('objet', objet.id, { tags: [...new Set([...objet.tags, ...nouveaux])] });
    marques += 1;
  }
  return marques;
}
