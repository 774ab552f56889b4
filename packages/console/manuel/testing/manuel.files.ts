import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Bloc, type Morceau, motsDe, type PageDuManuel, textesDe } from '../../src/manuel/page.ts';
import { compilePage } from '../compile.ts';

type Page = Omit<PageDuManuel, 'images'>;

const FOLDER = fileURLToPath(new URL('../', import.meta.url));
const SOURCES = fileURLToPath(new URL('../../..', import.meta.url));

/** The pages of the manual, as the build reads them. */
export function readManuel(): Page[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.md'))
    .map((name) => compilePage(basename(name, '.md'), readFileSync(join(FOLDER, name), 'utf8')));
}

/** Names of the pictures, « images/x.webp », and what each weighs. */
export function readPictures(): Map<string, number> {
  const names = readdirSync(join(FOLDER, 'images'));
  return new Map(names.map((name) => [`images/${name}`, statSync(join(FOLDER, 'images', name)).size]));
}

export const anchorsOf = (page: Page): Set<string> =>
  new Set(page.blocs.flatMap((bloc) => (bloc.bloc === 'titre' ? [bloc.ancre] : [])));

export const picturesOf = (page: Page): string[] =>
  everyBloc(page.blocs).flatMap((bloc) => (bloc.bloc === 'image' ? [bloc.fichier] : []));

/** Everything of a page that is more than words: links, names in bold. */
export function pieces(page: Page): Exclude<Morceau, string>[] {
  const inside = (morceau: Morceau): Exclude<Morceau, string>[] =>
    typeof morceau === 'string' ? [] : [morceau, ...morceau.texte.flatMap(inside)];
  return page.blocs.flatMap(textesDe).flat().flatMap(inside);
}

/** What the manual names in bold: names that people read on the screen. */
export const namesOf = (page: Page): string[] =>
  pieces(page).flatMap((piece) => (piece.nom === 'gras' ? [motsDe(piece.texte)] : []));

function everyBloc(blocs: readonly Bloc[]): Bloc[] {
  return blocs.flatMap((bloc) =>
    bloc.bloc === 'liste' ? everyBloc(bloc.elements.flat()) : bloc.bloc === 'note' ? everyBloc(bloc.blocs) : [bloc],
  );
}

/** Every text of the console and of the contract that is written whole: labels, buttons, titles. */
export function textsOnScreen(): Set<string> {
  const files = ['console/src', 'contract/src'].flatMap((folder) =>
    readdirSync(join(SOURCES, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .map((name) => readFileSync(join(SOURCES, folder, name), 'utf8')),
  );
  return new Set(files.flatMap(textsIn));
}

/** Each way to write a text on its own: an apostrophe of a comment hides no text between double quotes. */
const WRITTEN = [/'((?:[^'\\\n]|\\.)+)'/g, /"([^"\n]+)"/g, />([^<>{}]+)</g];

function textsIn(source: string): string[] {
  return WRITTEN.flatMap((pattern) => [...source.matchAll(pattern)]).map(([, text = '']) =>
    text
      .replaceAll('\\u00a0', '\u00a0')
      .replace(/[^\S\u00a0]+/g, ' ')
      .trim(),
  );
}
