import { FICHIERS_DE_MEDIA, type FichierAnalyse, LARGEST_MEDIA } from '@bridge/contract';
import { formatBytes } from '../../resource/values/format.ts';
import { type Sending, type SendingOptions, useSending } from '../../resource/widgets/files/use-sending.ts';
import { raisonDe, sendFichier } from './fiche.calls.ts';

/** The types that the file chooser offers; browsers know tracks and profiles by their extensions only. */
export const ACCEPT: readonly string[] = [...FICHIERS_DE_MEDIA, '.gpx', '.kml', '.geojson', '.json', '.icc', '.icm'];

export type Envoi = Sending;

/** Sends the file of a media. */
export const useEnvoi = (options: Pick<SendingOptions<FichierAnalyse>, 'onDone' | 'hold'>): Envoi =>
  useSending<FichierAnalyse>({ refusalOf: refusDe, send: sendFichier, problemOf: raisonDe, ...options });

/** The reason why a file is not worth sending. The server, which reads the content, tells the other reasons. */
export function refusDe({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (size === 0) return `«\u00a0${name}\u00a0» est vide.`;
  if (size > LARGEST_MEDIA)
    return `«\u00a0${name}\u00a0» pèse ${formatBytes(size)}\u00a0: ${formatBytes(LARGEST_MEDIA)} au plus.`;
  return undefined;
}
