import { legende as legendeResource, selection as selectionResource } from '@bridge/contract';
import type { Cadre } from '../../../composition/cadre.ts';
import { keyOf } from '../../../composition/cles.ts';
import { AUCUN_DESSIN, type Dessins, isMeantFor } from '../../../composition/legende.rules.ts';
import { dessinsDe, mediasDesLegendes } from '../../../composition/legende.ts';
import { adresseDImage, jetonDe } from '../../../rendering/web/media.rules.ts';
import type { Db } from '../../../schema.ts';
import { CLE } from '../cles.ts';
import { clesDesMedias } from '../medias/media.ts';
import type { Visite } from './composition.ts';

export interface LegendeDeSite {
  readonly dessins: Dessins;
  /** The keys of the pages that draw with this legend. */
  readonly cles: readonly string[];
}

/** The pictograms that the legend of a site gives to words, on all its pages. */
export async function legendeDeSite(
  tx: Db,
  cadre: Pick<Cadre, 'configuration' | 'at'> & { readonly visite: Pick<Visite, 'fichiers'> },
  id: number | null,
): Promise<LegendeDeSite> {
  if (id === null) return { dessins: AUCUN_DESSIN, cles: [] };
  const found = await cadre.configuration.live(legendeResource, id);
  if (found === undefined || found.supprimeLe !== null || !isMeantFor(found, 'web'))
    return { dessins: AUCUN_DESSIN, cles: [CLE.legende(id)] };
  const medias = await mediasDesLegendes(cadre, 'web', [found]);
  const dessins = await dessinsDe(tx, [found], medias, ({ id: media, version, fichier }) =>
    adresseDImage(
      {
        origine: cadre.visite.fichiers ?? '',
        id: media,
        version,
        jeton: jetonDe(fichier.id),
        isDrawing: true,
        alternatif: '',
        credit: '',
      },
      { largeur: 320, forme: 'libre' },
    ),
  );
  const drawn = found.entrees.flatMap(({ picto }) => (picto.genre === 'media' ? [picto.media.id] : []));
  const selections = [...dessins.selections.keys()].map((of) => keyOf(selectionResource.id, of));
  return { dessins, cles: [CLE.legende(id), ...clesDesMedias(...drawn), ...selections] };
}
