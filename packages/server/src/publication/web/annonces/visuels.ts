import { media as mediaResource, ratioDe } from '@bridge/contract';
import type { AnnonceLue, FormatLu } from '../../../composition/annonce/annonces.repository.ts';
import type { CreationLue } from '../../../composition/annonce/creation.rules.ts';
import { configurationOf } from '../../../composition/configuration.ts';
import { scopeOfEntity } from '../../../crud/read/portee.repository.ts';
import type { FormeDImage } from '../../../rendering/web/media.rules.ts';
import type { VisuelRendu } from '../../../rendering/web/page.ts';
import type { Db } from '../../../schema.ts';
import { imageMontree } from '../medias/media.ts';
import type { CadreDeSite } from '../pages/page.ts';

/** The visuals of an annonce, read as the entity that sells the annonce, whoever owns the site. */
export async function visuelsDe(tx: Db, cadre: CadreDeSite, { entiteId, creations }: AnnonceLue) {
  const configuration = configurationOf(tx, await scopeOfEntity(tx, entiteId));
  const seen = new Map<
    number,
    { readonly image: VisuelRendu['image']; readonly largeur: number; readonly hauteur: number }
  >();
  for (const { media } of creations) {
    if (media === null || seen.has(media.id)) continue;
    const image = await imageMontree({ ...cadre, configuration }, media.id);
    const lu = await configuration.live(mediaResource, media.id);
    if (image !== null) seen.set(media.id, { image, largeur: lu?.largeur ?? LARGEUR, hauteur: lu?.hauteur ?? LARGEUR });
  }
  return ({ creation, format }: CreationLue): readonly VisuelRendu[] => {
    const found = creation.media === null ? undefined : seen.get(creation.media.id);
    if (found === undefined) return [];
    const image = { ...found.image, alternatif: creation.alternatif || found.image.alternatif };
    return formesDe(format).map(({ jusquA, forme, ratio = found.largeur / found.hauteur }) => ({
      jusquA,
      image,
      forme,
      largeur: LARGEUR,
      hauteur: Math.max(1, Math.round(LARGEUR / ratio)),
    }));
  };
}

/** The shapes of a picture in a format, the narrowest screens first: those of its variants, then its own. */
export function formesDe({ largeur, hauteur, ratio, recadrage, variantes }: FormatLu): readonly Forme[] {
  const own = ratioDe({ largeur, hauteur, ratio });
  const shape = largeur !== null && hauteur !== null ? (`${largeur}/${hauteur}` as const) : (ratio ?? 'libre');
  const narrow = recadrage ? variantes.toSorted((one, other) => one.jusquA - other.jusquA) : [];
  return [
    ...narrow.map((one) => ({
      jusquA: one.jusquA,
      forme: `${one.largeur}/${one.hauteur}` as const,
      ratio: one.largeur / one.hauteur,
    })),
    // A picture that may not be cut has the right shape already.
    { jusquA: null, forme: recadrage ? shape : 'libre', ...(own === null ? {} : { ratio: own }) },
  ];
}

interface Forme {
  readonly jusquA: number | null;
  readonly forme: FormeDImage;
  /** Width over height, where the format has a shape. */
  readonly ratio?: number;
}

/** The width that boxes are computed with: the page gives each box its real width. */
const LARGEUR = 1200;
