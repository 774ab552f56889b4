import { gabaritDuProduit } from '../../areas/gabarits.repository.ts';
import type { Db } from '../../schema.ts';
import type { Fabrique } from './fabrique.ts';
import { filtresDe } from './filtres.ts';
import { makeAll, type Numeros, numberOf } from './numeros.ts';
import { BLOCS_DE_FICHE, CARTE, COUCHES, FICHE, LISTES, MODELES, MOTEURS, SITE } from './site.ts';
import type { Trouvailles } from './trouvailles.ts';

interface Faits {
  readonly fabrique: Fabrique;
  readonly trouvailles: Trouvailles;
  readonly selections: Numeros;
  readonly tris: Numeros;
  readonly blocs: Numeros;
  readonly medias: Numeros;
}

/** The site of the region with what it publishes, each thing from those before. */
export async function createSite(
  tx: Db,
  { fabrique, trouvailles, selections, tris, blocs, medias }: Faits,
): Promise<number> {
  const gabarit = (table: Parameters<typeof gabaritDuProduit>[1], code: string) => gabaritDuProduit(tx, table, code);

  const zones = BLOCS_DE_FICHE.map(([zone, bloc]) => ({ zone, bloc: numberOf(blocs, bloc) }));
  const fiche = await fabrique.make('ficheWeb', {
    ...FICHE,
    zones,
    gabarit: await gabarit('gabarits_fiche', 'deux-colonnes'),
    proximite: numberOf(selections, 'a-voir-a-faire'),
  });
  await fabrique.publish('ficheWeb', fiche);
  const site = await fabrique.make('site', { ...SITE, fiches: [{ typesObjets: [], fiche }] });

  const modeles = new Map<string, number>();
  for (const modele of MODELES)
    modeles.set(
      modele.code,
      await fabrique.make('modeleListe', {
        ...modele,
        gabarit: await gabarit('gabarits_liste', modele.gabarit),
        gabaritElement: await gabarit('gabarits_element', modele.gabaritElement),
      }),
    );
  const carte = await fabrique.make('carte', {
    ...CARTE,
    sites: [site],
    gabarit: await gabarit('gabarits_carte', 'carte-et-liste'),
    infobulle: await gabarit('gabarits_infobulle', 'photo'),
    couches: COUCHES.map((couche) => ({ ...couche, selection: numberOf(selections, couche.selection), visible: true })),
  });
  await fabrique.publish('carte', carte);

  const filtres = await makeAll(fabrique, 'filtre', filtresDe(trouvailles));
  const moteurs = await makeAll(
    fabrique,
    'moteur',
    MOTEURS.map((moteur) => ({
      ...moteur,
      filtres: moteur.filtres.flatMap((code) => {
        const filtre = filtres.get(code);
        return filtre === undefined ? [] : [{ filtre, libelle: {}, replie: false }];
      }),
    })),
  );
  for (const moteur of moteurs.values()) await fabrique.publish('moteur', moteur);
  await fabrique.change('site', site, {
    moteur: numberOf(moteurs, 'moteur-des-etablissements'),
    moteurAgenda: numberOf(moteurs, 'moteur-de-l-agenda'),
    carte,
  });
  for (const { carte: onMap = false, image, ...liste } of LISTES) {
    const id = await fabrique.make('listeWeb', {
      ...liste,
      sites: [site],
      selection: numberOf(selections, liste.selection),
      moteur: numberOf(moteurs, liste.moteur),
      modele: numberOf(modeles, liste.modele),
      carte: onMap ? carte : null,
      image: numberOf(medias, image),
      tris: liste.tris.map(({ tri, libelle }) => ({ tri: numberOf(tris, tri), libelle })),
    });
    await fabrique.publish('listeWeb', id);
  }
  return LISTES.length;
}
