import type { DocumentObjet, Media } from '@bridge/contract';
import { isFolder, nomDeFichier, urlOf } from '../../catalogue/url.rules.ts';
import type { Avertissements } from '../clean/avertissements.ts';
import { jourOf } from '../clean/date.rules.ts';
import { ADRESSE_DE_DOSSIER } from '../clean/media.words.ts';
import { champ, enLigne, isVide, lignesDe, type Noeud, noeuds, texteDe } from './valeurs.rules.ts';

type Trace = NonNullable<DocumentObjet['lieu']['trace']>;

export interface MediasLus {
  readonly medias: Media[];
  readonly trace: Trace | null;
}

/** The main picture first; the same file comes back among the others. */
export function mediasDatatourisme(record: Noeud, avertissements: Avertissements): MediasLus {
  const medias: Media[] = [];
  let trace: Trace | null = null;
  for (const property of ['hasMainRepresentation', 'hasRepresentation']) {
    for (const media of noeuds(champ(record, property))) {
      const [annotation = {}] = noeuds(champ(media, 'hasAnnotation'));
      for (const resource of noeuds(champ(media, 'hasRelatedResource'))) {
        for (const text of lignesDe(resource, 'locator')) {
          const url = urlOf(text);
          if (url === null || isFolder(url)) {
            avertissements.add(
              property,
              url === null ? 'Cette adresse de média n’est pas valide.' : ADRESSE_DE_DOSSIER,
              text,
            );
            continue;
          }
          if (medias.some((one) => one.url === url)) continue;
          const genre = genreOf(url, mimeOf(resource));
          if (genre === 'plan') trace ??= traceOf(url);
          medias.push(mediaOf(url, genre, annotation, medias));
        }
      }
    }
  }
  return { medias, trace };
}

function mimeOf(resource: Noeud): string {
  const [mime] = noeuds(champ(resource, 'hasMimeType'));
  return mime === undefined ? '' : (lignesDe(mime, 'label')[0] ?? texteDe(mime, '@id') ?? '');
}

function genreOf(url: string, mime: string): Media['genre'] {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  if (/\.(?:gpx|kml|geojson)$/i.test(path) || /gpx|kml/i.test(mime)) return 'plan';
  if (/\.(?:pdf|docx?|odt)$/i.test(path) || /pdf|document/i.test(mime)) return 'document';
  if (/youtu\.?be|vimeo\.com|dailymotion|\.(?:mp4|webm|mov)$/i.test(url) || /^video/i.test(mime)) return 'video';
  return /^audio/i.test(mime) || /\.mp3$/i.test(path) ? 'audio' : 'image';
}

function traceOf(url: string): Trace | null {
  const format = /\.(gpx|kml|geojson)(?:[?#]|$)/i.exec(url)?.[1]?.toLowerCase();
  return format === 'gpx' || format === 'kml' || format === 'geojson' ? { format, url } : null;
}

function mediaOf(url: string, genre: Media['genre'], annotation: Noeud, medias: readonly Media[]): Media {
  const nom = (nomDeFichier(url) ?? 'media').toLowerCase().slice(0, 80);
  const titre = enLigne(champ(annotation, 'title'));
  const legende = enLigne(champ(annotation, 'abstract') ?? champ(annotation, 'comments'));
  const credit = lignesDe(annotation, 'credits').join(', ');
  const couvert = texteDe(annotation, 'isCoveredBy');
  const jusquAu = jourOf(lignesDe(annotation, 'rightsEndDate')[0]);
  return {
    cle: medias.some(({ cle }) => cle === nom) ? `${nom}-${medias.length + 1}` : nom,
    genre,
    url,
    ...(isVide(titre) ? {} : { titre }),
    ...(isVide(legende) ? {} : { legende }),
    ...(credit === '' ? {} : { credit }),
    // « oui » says that there is a licence, and not which.
    ...(couvert === undefined || /^(?:oui|non|true|false)$/i.test(couvert) ? {} : { licence: couvert }),
    ...(jusquAu === null ? {} : { jusquAu }),
  };
}
