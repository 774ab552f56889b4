import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { BridgeError, FaitsDeFichier, GenreDeMedia } from '@bridge/contract';
import type { Metadata } from 'sharp';
import { readCalque } from '../../../catalogue/calque/calque.reader.ts';
import { CalqueIllisible, type Defaut } from '../../../catalogue/calque/calque.ts';
import { withinCpu } from '../../../platform/equipe/cpu.ts';
import { readExif } from './exif.rules.ts';
import { morceauxDeGif } from './gif.ts';
import { LARGEST_GPX, readGpx } from './gpx.ts';
import { readProfil } from './icc.ts';
import { enteteDImage, profilDe, resolutionDe, type Vues, vuesDe, writeAnew } from './image.ts';
import { readIptc } from './iptc.rules.ts';
import { morceauxDeJpeg } from './jpeg.ts';
import { avecLecteur, type Contenu, type Lecteur, reecritureDe } from './lecteur.ts';
import { type Lu, luDe, RIEN_LU } from './lu.rules.ts';
import { readMp4 } from './mp4.ts';
import { nomDeFichier, texteNet, titreDuNom } from './nom.rules.ts';
import { checkPdf } from './pdf.ts';
import { imagesDePng, morceauxDePng } from './png.ts';
import { abime, refus } from './refus.ts';
import { dureeDuSon } from './son.ts';
import { dessinNet, LARGEST_SVG } from './svg.ts';
import { ENTETE, EXTENSIONS, GENRE_DU_TYPE, type TypeDeFichier, typeDuContenu } from './type.rules.ts';
import { readWebm } from './webm.ts';
import { morceauxDeWebp } from './webp.ts';
import { readXmp } from './xmp.rules.ts';

/** All that is known of a file, with what is kept of it, as plain data. */
export interface Analyse {
  readonly nom: string;
  readonly type: TypeDeFichier;
  readonly genre: GenreDeMedia;
  readonly largeur: number | null;
  readonly hauteur: number | null;
  /** The resolution in dots per inch, if the file tells it. */
  readonly resolution: number | null;
  /** The duration in seconds. */
  readonly duree: number | null;
  readonly profil: string;
  readonly couleur: string;
  readonly perceptuelle: string | null;
  readonly vues: Pick<Vues, 'vignette' | 'grande'> | null;
  readonly faits: FaitsDeFichier;
  readonly lu: Lu;
  /** The content that is kept: the file without its private parts. */
  readonly contenu: Contenu;
}

type AnalyseDuType = Omit<Analyse, 'nom' | 'type' | 'genre'>;

/** Reads a file by its content alone, and refuses a file that may not enter, with the reason. */
export async function analyzeFichier(fichier: string, nomDonne: string): Promise<Analyse> {
  return avecLecteur(fichier, async (lecteur) => {
    const type = typeDuContenu(await lecteur.read(0, ENTETE), nomDonne);
    const nom = nomDeFichier(nomDonne, EXTENSIONS[type]);
    const found = await readByType(fichier, nom, type, lecteur);
    return { nom, type, genre: GENRE_DU_TYPE[type], ...found };
  });
}

async function readByType(fichier: string, nom: string, type: TypeDeFichier, lecteur: Lecteur): Promise<AnalyseDuType> {
  const plain: AnalyseDuType = {
    ...SANS_IMAGE,
    lu: { ...RIEN_LU, titre: texteNet(titreDuNom(nom), 150) },
    contenu: { fichier, morceaux: [{ debut: 0, fin: lecteur.taille - 1 }] },
  };
  switch (type) {
    case 'image/jpeg':
    case 'image/png':
    case 'image/webp':
    case 'image/avif':
    case 'image/gif':
    case 'image/tiff':
      return readPhoto(fichier, nom, type, lecteur);
    case 'image/svg+xml':
      return readDessin(fichier, plain, lecteur);
    case 'video/mp4':
    case 'video/webm': {
      const { morceaux, son, ...film } = await (type === 'video/mp4' ? readMp4(lecteur) : readWebm(lecteur));
      return { ...plain, ...film, faits: { ...plain.faits, son }, contenu: { fichier, morceaux } };
    }
    case 'audio/mpeg':
    case 'audio/ogg':
    case 'audio/wav':
      return { ...plain, duree: await dureeDuSon(lecteur, type) };
    case 'application/gpx+xml':
      return readTrace(fichier, plain, lecteur);
    case 'application/vnd.google-earth.kml+xml':
    case 'application/geo+json':
      return readDessinDeCarte(fichier, plain);
    case 'application/pdf': {
      await checkPdf(lecteur);
      // Few files are PDFs: the library that reads their pages is loaded for them only.
      const { pagesDePdf } = await import('./pdf.pages.ts');
      return { ...plain, faits: { ...plain.faits, pages: await pagesDePdf(fichier, lecteur) } };
    }
    case 'application/vnd.iccprofile': {
      const profil = await readProfil(lecteur);
      return { ...plain, profil, lu: { ...plain.lu, titre: texteNet(profil, 150) || plain.lu.titre } };
    }
    case 'font/woff2':
    case 'font/woff': {
      const head = await lecteur.read(0, 12);
      if (head.length < 12 || head.readUInt32BE(8) !== lecteur.taille) throw abime();
      return plain;
    }
    case 'font/ttf':
    case 'font/otf': {
      const head = await lecteur.read(0, 6);
      const tables = head.length < 6 ? 0 : head.readUInt16BE(4);
      if (tables === 0 || 12 + tables * 16 > lecteur.taille) throw abime();
      return plain;
    }
  }
}

const SANS_IMAGE = {
  largeur: null,
  hauteur: null,
  resolution: null,
  duree: null,
  profil: '',
  couleur: '',
  perceptuelle: null,
  vues: null,
  faits: { images: 1, son: false, pages: null },
};

type Photo = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'image/gif' | 'image/tiff';
const LARGEST_ATTRIBUTE = 1024 ** 2;
const NOTHING = Buffer.alloc(0);

async function readPhoto(fichier: string, nom: string, type: Photo, lecteur: Lecteur): Promise<AnalyseDuType> {
  const entete = await enteteDImage(fichier);
  const { orientation = 1, autoOrient } = entete;
  const attribute = (bytes: Buffer | undefined) => (bytes && bytes.length <= LARGEST_ATTRIBUTE ? bytes : NOTHING);
  const lu = luDe(nom, {
    exif: readExif(attribute(entete.exif)),
    iptc: readIptc(attribute(entete.iptc)),
    xmp: readXmp(attribute(entete.xmp)),
  });
  const contenu = await contenuDePhoto(fichier, type, lecteur, orientation);
  const { vignette, grande, perceptuelle, couleur } = await vuesDe(fichier);
  return {
    largeur: autoOrient.width,
    hauteur: entete.pageHeight ?? autoOrient.height,
    resolution: resolutionDe(entete),
    duree: null,
    profil: texteNet(profilDe(entete), 200),
    couleur,
    perceptuelle,
    vues: { vignette, grande },
    faits: { ...SANS_IMAGE.faits, images: await imagesDe(type, lecteur, entete) },
    lu,
    contenu,
  };

  async function contenuDePhoto(path: string, kind: Photo, source: Lecteur, turned: number): Promise<Contenu> {
    switch (kind) {
      case 'image/jpeg':
      case 'image/png':
      case 'image/webp': {
        const cut = { 'image/jpeg': morceauxDeJpeg, 'image/png': morceauxDePng, 'image/webp': morceauxDeWebp }[kind];
        return { fichier: path, morceaux: await cut(source, turned) };
      }
      case 'image/gif':
        return { fichier: path, morceaux: await morceauxDeGif(source) };
      case 'image/avif':
      case 'image/tiff': {
        const taille = await writeAnew(path, kind, entete);
        return { fichier: reecritureDe(path), morceaux: [{ debut: 0, fin: taille - 1 }] };
      }
    }
  }
}

/** The number of pictures of an animation. The pages of a TIFF are no animation. */
async function imagesDe(type: Photo, lecteur: Lecteur, { pages = 1 }: Metadata): Promise<number> {
  if (type === 'image/png') return imagesDePng(lecteur);
  return type === 'image/gif' || type === 'image/webp' ? pages : 1;
}

/** How many seconds of a core a drawing may take; its cost is estimated before. */
const MOST_CPU = 5;

async function readDessin(fichier: string, plain: AnalyseDuType, lecteur: Lecteur): Promise<AnalyseDuType> {
  if (lecteur.taille > LARGEST_SVG)
    throw refus('Ce dessin dépasse 2\u00a0Mo\u00a0: simplifiez-le, ou déposez-le en PNG.');
  const { texte, titre, largeur, hauteur } = await dessinNet(await readFile(fichier, 'utf8'));
  const kept = Buffer.from(texte);
  const { vignette, grande, perceptuelle, couleur } = await withinCpu(MOST_CPU, vuesDe(kept, 144));
  return {
    ...plain,
    largeur,
    hauteur,
    couleur,
    perceptuelle,
    vues: { vignette, grande },
    lu: { ...plain.lu, titre: texteNet(titre, 150) || plain.lu.titre },
    contenu: { fichier, morceaux: [kept] },
  };
}

async function readTrace(fichier: string, plain: AnalyseDuType, lecteur: Lecteur): Promise<AnalyseDuType> {
  if (lecteur.taille > LARGEST_GPX) throw refus('Ce tracé dépasse 20\u00a0Mo\u00a0: simplifiez-le.');
  const { nom, description, lat, lon } = await readGpx(fichier);
  const titre = texteNet(nom, 150) || plain.lu.titre;
  return { ...plain, lu: { ...plain.lu, titre, legende: texteNet(description, 500), lat, lon } };
}

const DEFAUTS: Readonly<Record<Defaut, () => BridgeError>> = {
  abime,
  doctype: () => refus('Ce tracé contient un DOCTYPE\u00a0: exportez-le à nouveau depuis son logiciel.'),
  vide: () =>
    refus(
      'Ce tracé ne contient aucune position en longitude et latitude (WGS\u00a084)\u00a0: exportez-le dans ce système.',
    ),
  lourd: () => refus('Ce tracé dépasse 5\u00a0Mo, ou 200\u00a0000 positions\u00a0: simplifiez-le.'),
};

/** KML and GeoJSON are read whole, as the maps that draw them do. */
async function readDessinDeCarte(fichier: string, plain: AnalyseDuType): Promise<AnalyseDuType> {
  try {
    const { reperes, lignes, surfaces } = await readCalque(createReadStream(fichier));
    const [lon, lat] = reperes[0]?.place ?? lignes[0]?.[0] ?? surfaces[0]?.[0]?.[0] ?? [null, null];
    return { ...plain, lu: { ...plain.lu, lat, lon } };
  } catch (error) {
    if (error instanceof CalqueIllisible) throw DEFAUTS[error.defaut]();
    throw error;
  }
}
