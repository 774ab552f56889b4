import type { Cadre } from '../../../composition/cadre.ts';
import { keyOf } from '../../../composition/cles.ts';
import { type MediaRefuse, mediaFor } from '../../../composition/media.ts';
import { enLangue } from '../../../composition/mots/langue.rules.ts';
import type { ImageDEcran } from '../../../rendering/ecran/contenu.ts';

export const DISPARU = 'Ce qu’elle montre n’existe plus, ou vous n’y avez pas accès.';
const REFUS: Readonly<Record<MediaRefuse, string>> = {
  absent: DISPARU,
  incomplet: 'Ce média est à compléter\u00a0: donnez son texte alternatif et son crédit dans la médiathèque.',
  droits: 'Ses droits ne permettent pas de le montrer sur un écran\u00a0: prolongez-les ou choisissez un autre média.',
};

export interface MediaMontre {
  readonly image: ImageDEcran | null;
  readonly isVideo: boolean;
  /** Why the media is missing. */
  readonly remarques: readonly string[];
  readonly cles: readonly string[];
}

export const SANS_MEDIA: MediaMontre = { image: null, isVideo: false, remarques: [], cles: [] };

/** A media for screens, when its rights allow it: photos in their large view, drawings and films as they are. */
export async function mediaMontre(
  cadre: Pick<Cadre, 'configuration' | 'at' | 'langue'>,
  id: number | null,
): Promise<MediaMontre> {
  if (id === null) return SANS_MEDIA;
  const cles = [keyOf('media', id)];
  const media = await mediaFor('ecran', cadre, id);
  if (typeof media === 'string') return { ...SANS_MEDIA, remarques: [REFUS[media]], cles };
  const { fichier, alternatif, credit, genre, typeMime, droits } = media;
  const vue = genre === 'photo' ? 'grande' : 'original';
  return {
    image: {
      source: { genre: 'fichier', fichier: fichier.id, vue, type: genre === 'photo' ? 'image/webp' : typeMime },
      alternative: enLangue(alternatif, cadre.langue),
      credit,
      jusquAu: droits?.au ?? null,
    },
    isVideo: genre === 'video',
    remarques: [],
    cles,
  };
}
