import { adresseDeFichier } from '@bridge/contract';
import type { Cadre } from '../../composition/cadre.ts';
import { type MediaRefuse, mediaFor } from '../../composition/media.ts';
import { enLangue } from '../../composition/mots/langue.rules.ts';
import type { ImageDEcran } from '../../rendering/ecran/contenu.ts';

export const DISPARU = 'Ce qu’elle montre n’existe plus, ou vous n’y avez pas accès.';
const REFUS: Readonly<Record<MediaRefuse, string>> = {
  absent: DISPARU,
  droits: 'Ses droits ne permettent pas de le montrer sur un écran\u00a0: prolongez-les ou choisissez un autre média.',
};

export interface MediaMontre {
  readonly image: ImageDEcran | null;
  /** Why there is none. */
  readonly remarques: readonly string[];
}

export const SANS_MEDIA: MediaMontre = { image: null, remarques: [] };

/** A media as screens show it, where its rights allow that day. */
export async function mediaMontre(cadre: Cadre, id: number): Promise<MediaMontre> {
  const media = await mediaFor('ecran', cadre, id);
  if (typeof media === 'string') return { image: null, remarques: [REFUS[media]] };
  const { fichier, alternatif, credit } = media;
  const url = `${cadre.fichiers ?? ''}${adresseDeFichier(fichier.id, 'grande')}`;
  return {
    image: { url, alternative: enLangue(alternatif, cadre.langue), credit },
    remarques: [],
  };
}
