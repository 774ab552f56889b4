import { mediaMontrable, media as mediaResource } from '@bridge/contract';
import { type Lecteur, texteEn } from '../../../composition/mots/texte.rules.ts';
import { jetonDe } from '../../../rendering/web/media.rules.ts';
import type { ImageRendue } from '../../../rendering/web/modele.ts';
import { CLE } from '../cles.ts';
import type { Config } from '../configuration/config.ts';

/** What a page that shows them depends on: a picture whose rights are over leaves it at once. */
export function clesDesMedias(...ids: readonly (number | null)[]): string[] {
  return ids.flatMap((id) => (id === null ? [] : [CLE.media(id)]));
}

/** A picture of the médiathèque, where it may be shown on the web that day. */
export async function imageMontree(
  { config, jour, lecteur }: { readonly config: Config; readonly jour: string; readonly lecteur: Lecteur },
  id: number | null,
): Promise<ImageRendue | null> {
  const media = id === null ? undefined : await config.live(mediaResource, id);
  if (media === undefined || !mediaMontrable(media, 'web', jour)) return null;
  if (media.genre !== 'photo' && media.genre !== 'picto') return null;
  return {
    id: media.id,
    version: media.version,
    jeton: jetonDe(media.fichier.id),
    isDrawing: media.genre === 'picto',
    alternatif: texteEn(media.alternatif, lecteur).texte,
    credit: media.credit,
  };
}
