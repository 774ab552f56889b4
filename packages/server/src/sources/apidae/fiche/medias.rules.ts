import { type DocumentObjet, LANGUES, type Media, type Textes } from '@bridge/contract';
import { isFolder, isPage, nomDeFichier, urlOf } from '../../../catalogue/url.rules.ts';
import type { Avertissements } from '../../clean/avertissements.ts';
import { jourOf } from '../../clean/date.rules.ts';
import { ADRESSE_DE_DOSSIER } from '../../clean/media.words.ts';
import { bothOf, type Champs, identifiant, isVide, lignesOf, liste, objet, principal } from './valeurs.rules.ts';

type Trace = NonNullable<DocumentObjet['lieu']['trace']>;

export interface MediasLus {
  readonly medias: Media[];
  readonly trace: Trace | null;
}

/** Reads the photos and documents of an object. `bloc` holds the properties of its type: a territory has its maps there. */
export function mediasApidae(valeur: Champs, bloc: Champs, avertissements: Avertissements): MediasLus {
  const medias: Media[] = [];
  let trace: Trace | null = null;
  for (const [source, chemin] of sources(valeur, bloc)) {
    const fichier = fichierOf(source);
    if (fichier === null) {
      // An empty object of the list is skipped without a word; a medium with a name or a number and no file deserves a warning.
      if (Object.keys(source).length > 0)
        avertissements.add(
          chemin,
          'Ce média n’a pas de fichier.',
          principal(lignesOf(source.nom)) ?? source.identifiant,
        );
      continue;
    }
    const url = urlOf(fichier.url);
    if (url === null) {
      avertissements.add(chemin, 'Cette adresse de média n’est pas valide.', fichier.url);
      continue;
    }
    const genre = genreOf(source.type, url);
    if (genre === 'image' && isFolder(url)) {
      avertissements.add(chemin, ADRESSE_DE_DOSSIER, fichier.url);
      continue;
    }
    // In older formats the main picture is also one of the other pictures: the number tells that they are one.
    const numero = identifiant(source.identifiant);
    const nom = numero ?? nomDeFichier(url) ?? url;
    // Two different files may have the same name: where the source gives no number, their addresses tell them apart.
    const cle = numero === undefined && medias.some((one) => one.cle === nom && one.url !== url) ? url : nom;
    const known = medias.find((one) => one.cle === cle);
    if (known !== undefined) {
      // A file that the source lists twice is one medium, with the texts of both.
      const again = mediaOf(cle, genre, url, source);
      const said =
        known.legende?.fr === again.legende?.fr ? {} : { legende: bothOf(known.legende ?? {}, again.legende ?? {}) };
      Object.assign(known, { ...again, ...known, ...said });
      continue;
    }
    if (genre === 'plan') trace ??= traceOf(fichier, url);
    const adresses = adressesOf(source, url);
    medias.push({ ...mediaOf(cle, genre, url, source), ...(isVide(adresses) ? {} : { adresses }) });
  }
  return { medias, trace };
}

function* sources(valeur: Champs, bloc: Champs): Generator<readonly [Champs, string]> {
  const illustrations = liste(valeur.illustrations);
  if (illustrations.length === 0) {
    if (valeur.imagePrincipale !== undefined) yield [objet(valeur.imagePrincipale), 'imagePrincipale'];
    for (const [index, image] of liste(valeur.images).entries()) yield [objet(image), `images[${index}]`];
  }
  // Older formats have a main picture for each season.
  for (const cle of Object.keys(valeur)) if (/^imagePrincipale./.test(cle)) yield [objet(valeur[cle]), cle];
  const main = illustrations.filter((one) => objet(one).type === 'IMAGE_PRINCIPALE');
  const ordered = main.length === 0 ? illustrations : [...main, ...illustrations.filter((one) => !main.includes(one))];
  for (const [index, one] of ordered.entries()) yield [objet(one), `illustrations[${index}]`];
  for (const [index, one] of liste(valeur.multimedias).entries()) yield [objet(one), `multimedias[${index}]`];
  for (const cle of ['zone', 'contour']) if (bloc[cle] !== undefined) yield [objet(bloc[cle]), cle];
}

/** The file in French where there is one, else the first. */
function fichierOf(source: Champs): Champs | null {
  const fichiers = liste(source.traductionFichiers).map(objet);
  return fichiers.find(({ locale }) => locale === 'fr') ?? fichiers[0] ?? null;
}

/** The file in each other language that has its own. */
function adressesOf(source: Champs, main: string): Textes {
  const adresses: Textes = {};
  for (const fichier of liste(source.traductionFichiers).map(objet)) {
    const langue = LANGUES.find((one) => one === String(fichier.locale).slice(0, 2).toLowerCase());
    const url = urlOf(fichier.url);
    if (langue !== undefined && url !== null && url !== main) adresses[langue] ??= url;
  }
  return adresses;
}

function genreOf(type: unknown, url: string): Media['genre'] {
  // The page of an album is no photo, whatever it is announced as.
  if (typeof type !== 'string' || type.startsWith('IMAGE')) return isPage(url) ? 'document' : 'image';
  if (type.startsWith('WEBCAM')) return 'webcam';
  if (type === 'VIDEO' || type.startsWith('CHAINE_') || type === 'VISITE_VIRTUELLE') return 'video';
  if (type === 'SON') return 'audio';
  return type === 'PLAN' ? 'plan' : type === 'LOGO' ? 'logo' : 'document';
}

function traceOf(fichier: Champs, url: string): Trace | null {
  const name = `${typeof fichier.extension === 'string' ? `.${fichier.extension}` : ''} ${url.split(/[?#]/, 1)[0]}`;
  const format = /\.(gpx|kml|geojson)(?:\s|$)/i.exec(name)?.[1]?.toLowerCase();
  return format === 'gpx' || format === 'kml' || format === 'geojson' ? { format, url } : null;
}

function mediaOf(cle: string, genre: Media['genre'], url: string, source: Champs): Media {
  const media: Media = { cle, genre, url };
  const titre = lignesOf(source.nom);
  const legende = bothOf(lignesOf(source.legende), lignesOf(source.observation));
  const credit = principal(lignesOf(source.copyright));
  const jusquAu = jourOf(source.dateLimiteDePublication);
  if (!isVide(titre)) media.titre = titre;
  if (!isVide(legende)) media.legende = legende;
  if (credit !== undefined) media.credit = credit;
  if (jusquAu !== null) media.jusquAu = jusquAu;
  return media;
}
