import { adresseDeFichier, civilDay, media, mediaMontrable } from '@bridge/contract';
import type { Cadre } from '../../composition/cadre.ts';
import { enLangue } from '../../composition/mots/langue.rules.ts';
import type { ImageDEcran } from '../../rendering/ecran/contenu.ts';

export const DISPARU = 'Ce qu’elle montre n’existe plus, ou vous n’y avez pas accès.';
const SANS_DROITS =
  'Ses droits ne permettent pas de le montrer sur un écran\u00a0: prolongez-les ou choisissez un autre média.';

export interface MediaMontre {
  readonly image: ImageDEcran | null;
  /** Why there is none. */
  readonly remarques: readonly string[];
}

export const SANS_MEDIA: MediaMontre = { image: null, remarques: [] };

/** A media as screens show it, where its rights allow that day. */
export async function mediaMontre({ configuration, at, langue }: Cadre, id: number): Promise<MediaMontre> {
  const found = await configuration.live(media, id);
  if (found === undefined) return { image: null, remarques: [DISPARU] };
  const { fichier, alternatif, credit } = found;
  if (!mediaMontrable(found, 'ecran', civilDay(at))) return { image: null, remarques: [SANS_DROITS] };
  return {
    image: { url: adresseDeFichier(fichier.id, 'grande'), alternative: enLangue(alternatif, langue), credit },
    remarques: [],
  };
}
