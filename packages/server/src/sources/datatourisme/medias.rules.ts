import type { DocumentObjet, Media } from '@bridge/contract';
import { isFolder, nomDeFichier, urlOf } from '../../catalogue/url.rules.ts';
import type { Avertissements } from '../clean/avertissements.ts';
import { jourOf } from '../clean/date.rules.ts';
import { ADRESSE_DE_DOSSIER } from '../clean/media.words.ts';
import { champ, enLigne, isVide, lignesDe, type Noeud, noeuds, texteDe, tous } from './valeurs.rules.ts';

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
      const annotations = noeuds(champ(media, 'hasAnnotation'));
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
          const genre = genreOf(url, mimeOf(resource));
          if (genre === 'plan') trace ??= traceOf(url);
          const media = mediaOf(url, genre, annotations, medias);
          const known = medias.findIndex((one) => one.url === url);
          if (known < 0) medias.push(media);
          // A file that the source lists twice is one medium, with the texts of both.
          else medias[known] = together(medias[known] as Media, media, property, avertissements); // found just above
        }
      }
    }
  }
  return { medias, trace };
}

/** Of two ways to tell the same file, the rights that allow less: nobody is to publish what one of them forbids. */
function together(one: Media, other: Media, chemin: string, avertissements: Avertissements): Media {
  const days = (name: 'aPartirDu' | 'jusquAu') => [one[name], other[name]].filter((jour) => jour !== undefined).sort();
  const [starts, ends] = [days('aPartirDu'), days('jusquAu')];
  for (const said of [starts, ends])
    if (new Set(said).size > 1) avertissements.add(chemin, DROITS_DIFFERENTS, said.join(' – '));
  const [aPartirDu, jusquAu] = [starts.at(-1), ends[0]];
  return {
    ...other,
    ...one,
    ...(aPartirDu === undefined ? {} : { aPartirDu }),
    ...(jusquAu === undefined ? {} : { jusquAu }),
  };
}
const DROITS_DIFFERENTS = 'Ce fichier vient deux fois, avec des droits différents\u00a0: les plus stricts sont gardés.';

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

function mediaOf(url: string, genre: Media['genre'], annotations: readonly Noeud[], medias: readonly Media[]): Media {
  const nom = (nomDeFichier(url) ?? 'media').toLowerCase().slice(0, 80);
  const dits = (...names: readonly string[]): unknown[] =>
    names.flatMap((name) => annotations.flatMap((annotation) => tous(champ(annotation, name))));
  const lignes = (name: string): string[] => [...new Set(annotations.flatMap((one) => lignesDe(one, name)))];
  const jours = (name: string): string[] =>
    lignes(name)
      .flatMap((text) => jourOf(text) ?? [])
      .sort();
  const titre = enLigne(dits('title'));
  const legende = enLigne(dits('abstract', 'comments'));
  const credit = lignes('credits').join(', ');
  // « oui » says that there is a licence, and not which.
  const licence = annotations
    .flatMap((annotation) => texteDe(annotation, 'isCoveredBy') ?? [])
    .filter((text) => !/^(?:oui|non|true|false)$/i.test(text));
  // Of several rights, those that allow less.
  const [aPartirDu, jusquAu] = [jours('rightsStartDate').at(-1), jours('rightsEndDate')[0]];
  return {
    cle: medias.some(({ cle }) => cle === nom) ? `${nom}-${medias.length + 1}` : nom,
    genre,
    url,
    ...(isVide(titre) ? {} : { titre }),
    ...(isVide(legende) ? {} : { legende }),
    ...(credit === '' ? {} : { credit }),
    ...(licence.length === 0 ? {} : { licence: [...new Set(licence)].join(', ') }),
    ...(aPartirDu === undefined ? {} : { aPartirDu }),
    ...(jusquAu === undefined ? {} : { jusquAu }),
  };
}
