import type { Cadre } from '../../../composition/cadre.ts';
import { mediaFor } from '../../../composition/media.ts';
import { type Lecteur, texteEn } from '../../../composition/mots/texte.rules.ts';
import { jetonDe } from '../../../rendering/web/media.rules.ts';
import type { ImageRendue } from '../../../rendering/web/modele.ts';
import { CLE } from '../cles.ts';
import type { Visite } from '../pages/composition.ts';

/** The keys of the pictures of a page: a picture whose rights end leaves the page at once. */
export function clesDesMedias(...ids: readonly (number | null)[]): string[] {
  return ids.flatMap((id) => (id === null ? [] : [CLE.media(id)]));
}

/** A picture of the médiathèque, when its rights allow it on the web that day. */
export async function imageMontree(
  cadre: Pick<Cadre, 'configuration' | 'at'> & { readonly lecteur: Lecteur; readonly visite: Pick<Visite, 'fichiers'> },
  id: number | null,
): Promise<ImageRendue | null> {
  const media = id === null ? 'absent' : await mediaFor('web', cadre, id);
  if (typeof media === 'string') return null;
  if (media.genre !== 'photo' && media.genre !== 'picto') return null;
  return {
    origine: cadre.visite.fichiers ?? '',
    id: media.id,
    version: media.version,
    jeton: jetonDe(media.fichier.id),
    isDrawing: media.genre === 'picto',
    alternatif: texteEn(media.alternatif, cadre.lecteur).texte,
    credit: media.credit,
  };
}
