import { civilDay, type MediaRecord, mediaMontrable, media as mediaResource, type Support } from '@bridge/contract';
import type { Cadre } from './cadre.ts';

/** Why a media is not shown: the configuration lacks it, it is incomplete, or its rights do not allow it. */
export type MediaRefuse = 'absent' | 'incomplet' | 'droits';

/** A media of the médiathèque, if its rights allow a channel at the moment of the cadre. */
export async function mediaFor(
  support: Support,
  { configuration, at }: Pick<Cadre, 'configuration' | 'at'>,
  id: number,
): Promise<MediaRecord | MediaRefuse> {
  const media = await configuration.live(mediaResource, id);
  if (media === undefined) return 'absent';
  if (media.statut === 'a-completer') return 'incomplet';
  return mediaMontrable(media, support, civilDay(at)) ? media : 'droits';
}
