import { csvAnswer, csvNumber } from '../../../platform/http/csv.ts';
import { absolue } from '../adresses/adresse.rules.ts';
import { type ContenuDeSortie, ecrivable, type ObjetDeSortie } from './contenu.ts';
import { photoAbsolue } from './json.ts';

type Cellule = (objet: ObjetDeSortie, contenu: ContenuDeSortie) => string | number | null | undefined;

const COLUMNS: readonly (readonly [label: string, of: Cellule])[] = [
  ['Numéro', ({ element }) => element.id],
  ['Nom', ({ element }) => element.nom],
  ['Type', ({ element }) => element.type.libelle],
  ['Adresse', ({ objet }) => objet.document.lieu.rue.join(', ')],
  ['Code postal', ({ objet }) => objet.indexe.codePostal],
  ['Commune', ({ element }) => element.commune],
  ['Latitude', ({ element }) => element.lat],
  ['Longitude', ({ element }) => element.lon],
  ['Résumé', ({ element }) => element.resume],
  ['Prochaine date', ({ element }) => element.date?.texte],
  ['Prix', ({ element }) => element.prix],
  ['Classement', ({ element }) => element.classement?.texte],
  ['Page', ({ element }, contenu) => absolue(element.href, contenu.adresse)],
  ['Photo', ({ element }, contenu) => photoAbsolue(element.photo, contenu)],
];

/** A file for spreadsheets: what the list shows, without any cell that a spreadsheet would run. */
export async function writeCsv(contenu: ContenuDeSortie, objets: readonly ObjetDeSortie[]): Promise<string> {
  const header = COLUMNS.map(([label]) => label);
  const { body } = csvAnswer('liste.csv', header, rowsOf(contenu, objets));
  const pieces: Buffer[] = [];
  for await (const piece of body) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces).toString('utf8');
}

async function* rowsOf(contenu: ContenuDeSortie, objets: readonly ObjetDeSortie[]): AsyncGenerator<string[]> {
  for (const objet of objets) yield COLUMNS.map(([, of]) => cellOf(of(objet, contenu)));
}

const cellOf = (value: ReturnType<Cellule>) => (typeof value === 'number' ? csvNumber(value) : ecrivable(value ?? ''));
