import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Systeme } from '@bridge/contract';
import { ZipFile } from 'yazl';
import { produitLei } from '../lei/testing.ts';
import { type Entree, writeArchive } from './archive-generee.ts';

/** A feed as big as one wants, written as a stream: nobody ever holds it. */
export interface FluxGenere {
  readonly systeme: Systeme;
  readonly fichier: string;
  write(path: string, bytes: number): Promise<void>;
}

const WORDS = 'moulin vallon prairie lavoir clocher sentier verger torrent grange falaise source ruisseau'.split(' ');

/** Of the text of a record: real ones are of some thousands of characters. */
const LONGUEUR = 6_000;

/** Words that differ from one record to the next: what repeats itself compresses like a bomb. */
function sentences(index: number, length: number): string {
  let seed = index + 1;
  let text = '';
  while (text.length < length) {
    seed = (seed * 48_271) % 2_147_483_647;
    text += `${WORDS[seed % WORDS.length]} n° ${seed} au bord de l’eau, `;
  }
  return text;
}

export function ficheTourinsoft(index: number): Record<string, unknown> {
  return {
    SyndicObjectID: `HOTGEN${String(index).padStart(10, '0')}`,
    SyndicObjectName: `Hôtel du ${WORDS[index % WORDS.length]} ${index}`,
    Updated: '2026-10-01T08:00:00',
    ObjectTypeName: 'Hôtellerie',
    GmapLatitude: String(45 + (index % 1_000) / 1_000),
    GmapLongitude: String(3 + (index % 777) / 777),
    DESCRIPTIF: sentences(index, LONGUEUR),
    CP: `96${String(index % 300).padStart(3, '0')}`,
    COMMUNE: `Bourg-${index % 300}`,
    PRESTATIONS: ['Terrasse', 'Parking', 'Piscine'].slice(0, 1 + (index % 3)).join('#'),
    PHOTO: `https://photos.example/${index}.jpg`,
  };
}

export function objetGenere(index: number): Record<string, unknown> {
  return {
    type: 'HOTELLERIE',
    id: 1_000_000 + index,
    identifier: `SITRA2_HOT_${1_000_000 + index}`,
    state: 'PUBLISHED',
    nom: { libelleFr: `Hôtel du ${WORDS[index % WORDS.length]} ${index}` },
    presentation: { descriptifCourt: { libelleFr: sentences(index, LONGUEUR) } },
    localisation: { adresse: { codePostal: '96100', commune: { id: 96_000 + (index % 300) } } },
    prestations: {
      services: [{ elementReferenceType: 'PrestationService', id: 700 + (index % 40), libelleFr: 'Wifi' }],
    },
  };
}

/** An offer of the national platform, as the older flows write it. */
export function offreGeneree(index: number): Record<string, unknown> {
  return {
    '@id': `https://data.datatourisme.gouv.fr/15/gen-${index}`,
    'dc:identifier': `PCUGEN${String(index).padStart(10, '0')}`,
    '@type': ['Museum', 'CulturalSite', 'PlaceOfInterest', 'PointOfInterest'],
    'rdfs:label': { fr: [`Musée du ${WORDS[index % WORDS.length]} ${index}`] },
    hasDescription: [{ shortDescription: { fr: [sentences(index, LONGUEUR)] } }],
    isLocatedAt: [
      {
        'schema:address': [{ 'schema:addressLocality': `Bourg-${index % 300}`, 'schema:postalCode': '96100' }],
        'schema:geo': { 'schema:latitude': String(45 + (index % 1_000) / 1_000), 'schema:longitude': '3.1' },
      },
    ],
    hasFeature: [{ features: [{ '@id': 'kb:Wifi', '@type': ['CommonAmenity'], 'rdfs:label': { fr: ['Wifi'] } }] }],
    lastUpdate: '2026-10-01',
  };
}

export function produitGenere(index: number, length = LONGUEUR): string {
  return produitLei({
    PRODUIT: String(219_000_000 + index),
    NOM: `Auberge du ${WORDS[index % WORDS.length]} ${index}`,
    COMMENTAIRE: sentences(index, length),
    ADRPROD_CP: `67${String(index % 300).padStart(3, '0')}`,
    ADRPROD_LIBELLE_COMMUNE: `Valbrume-${index % 300}`,
    LATITUDE: String(48 + (index % 1_000) / 1_000).replace('.', ','),
    LONGITUDE: String(7 + (index % 777) / 777).replace('.', ','),
    DATMAJ: '29/11/2025 11:32:41',
    CRITERES: `<Crit CLEF_CRITERE="${10 + (index % 30)}" CLEF_MODA="${11 + (index % 90)}"/>`,
  });
}

function entreeAtom(index: number): string {
  const champs = Object.entries(ficheTourinsoft(index)).map(([nom, valeur]) => `<d:${nom}>${valeur}</d:${nom}>`);
  return `<entry><id>o-${index}</id><content type="application/xml"><m:properties>${champs.join('')}</m:properties></content></entry>`;
}

const ATOM = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:d="http://schemas.microsoft.com/ado/2007/08/dataservices" xmlns:m="http://schemas.microsoft.com/ado/2007/08/dataservices/metadata">`;

interface Forme {
  readonly debut: string;
  readonly fin: string;
  readonly entre: string;
  readonly fiche: (index: number) => string;
}

const json = (fiche: (index: number) => unknown) => (index: number) => JSON.stringify(fiche(index));
const FORMES = {
  flat: { debut: '{"odata.metadata":"x","value":[', fin: ']}', entre: ',\n', fiche: json(ficheTourinsoft) },
  atom: { debut: ATOM, fin: '</feed>', entre: '\n', fiche: entreeAtom },
  lei: {
    debut: '<?xml version="1.0" encoding="UTF-8"?>\n<LEI><Definition></Definition>\n<Resultat>',
    fin: '</Resultat></LEI>',
    entre: '\n',
    fiche: (index: number) => `<sit_liste>${produitGenere(index)}</sit_liste>`,
  },
  apidae: { debut: '[', fin: ']', entre: ',\n', fiche: json(objetGenere) },
} satisfies Record<string, Forme>;

const CHUNK = 256 * 1024;

/** Records from a number on, until there are enough characters. */
function* pieces({ debut, fin, entre, fiche }: Forme, bytes: number, from = 0): Generator<string, number> {
  let index = from;
  let chunk = debut;
  let written = 0;
  while (written + chunk.length < bytes) {
    chunk += (index === from ? '' : entre) + fiche(index);
    index += 1;
    if (chunk.length < CHUNK) continue;
    written += chunk.length;
    yield chunk;
    chunk = '';
  }
  yield chunk + fin;
  return index;
}

const plain = (forme: Forme) => (path: string, bytes: number) =>
  pipeline(Readable.from(pieces(forme, bytes)), createWriteStream(path));

const ENTRY = 20_000_000;
const MOST_IN_ENTRY = 100_000;

/** As the exports of Apidae are: many files, beside the towns that they name. */
async function zippedApidae(path: string, bytes: number): Promise<void> {
  const communes = Array.from({ length: 300 }, (_, index) => ({
    id: 96_000 + index,
    code: String(96_000 + index),
    nom: `Bourg-${index}`,
    codePostal: '96100',
  }));
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(JSON.stringify(communes)), 'communes.json');
  for (let entry = 0; entry * ENTRY < bytes; entry += 1) {
    const size = Math.min(ENTRY, bytes - entry * ENTRY);
    // Opened when its turn comes: the pieces are made as they are asked for.
    const objets = Readable.from(pieces(FORMES.apidae, size, entry * MOST_IN_ENTRY), { objectMode: false });
    zip.addReadStream(objets, `objets_modifies/objets_modifies-${entry}.json`);
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
}

/** As the flows of DATAtourisme are: an index, and folders of one file for each offer, without end. */
function* offresEnFichiers(): Generator<Entree> {
  yield { nom: 'index.json', contenu: '[{"label":"Musée","file":"0/00/gen-0.json"}]' };
  yield { nom: 'context.jsonld', contenu: '{"@context":{}}' };
  for (let index = 0; ; index += 1) {
    const nom = `objects/${index % 10}/${String(index % 100).padStart(2, '0')}/gen-${index}.json`;
    yield { nom, contenu: JSON.stringify(offreGeneree(index)) };
  }
}

export const FLUX_GENERES: Readonly<Record<string, FluxGenere>> = {
  'Tourinsoft, JSON': { systeme: 'tourinsoft', fichier: 'tourinsoft.json', write: plain(FORMES.flat) },
  'Tourinsoft, Atom': { systeme: 'tourinsoft', fichier: 'tourinsoft.xml', write: plain(FORMES.atom) },
  'LEI, XML': { systeme: 'lei', fichier: 'lei.xml', write: plain(FORMES.lei) },
  'Apidae, JSON': { systeme: 'apidae', fichier: 'apidae.json', write: plain(FORMES.apidae) },
  'Apidae, ZIP': { systeme: 'apidae', fichier: 'apidae.zip', write: zippedApidae },
  'DATAtourisme, ZIP': {
    systeme: 'datatourisme',
    fichier: 'datatourisme.zip',
    write: (path, bytes) => writeArchive(path, offresEnFichiers(), bytes),
  },
};
