import type { Place } from './address.ts';

/** A page of the manual, as the build reads it from `packages/console/manuel/*.md`. */
export interface PageDuManuel {
  /** Name of the file of the page: `selections`. */
  readonly nom: string;
  readonly titre: string;
  readonly blocs: readonly Bloc[];
  /** Addresses of the pictures, by the names that the text gives them. */
  readonly images: Readonly<Record<string, string>>;
}

export type Bloc =
  | { readonly bloc: 'titre'; readonly niveau: number; readonly ancre: string; readonly texte: Texte }
  | { readonly bloc: 'paragraphe'; readonly texte: Texte }
  | { readonly bloc: 'liste'; readonly numerotee: boolean; readonly elements: readonly (readonly Bloc[])[] }
  | { readonly bloc: 'note'; readonly blocs: readonly Bloc[] }
  | { readonly bloc: 'tableau'; readonly tete: readonly Texte[]; readonly lignes: readonly (readonly Texte[])[] }
  | { readonly bloc: 'image'; readonly fichier: string; readonly legende: string };

export type Texte = readonly Morceau[];

export type Morceau =
  | string
  | { readonly nom: 'gras' | 'italique' | 'code'; readonly texte: Texte }
  | { readonly nom: 'lien'; readonly vers: Destination; readonly texte: Texte };

/** The target of a link: a place of the manual, or a page of the console. */
export type Destination = Place | { readonly ecran: string };

/** The words of a text, without its emphasis. */
export function motsDe(texte: Texte): string {
  return texte.map((morceau) => (typeof morceau === 'string' ? morceau : motsDe(morceau.texte))).join('');
}

/** Every text of a bloc, in the order in which they are read. */
export function textesDe(bloc: Bloc): Texte[] {
  switch (bloc.bloc) {
    case 'titre':
    case 'paragraphe':
      return [bloc.texte];
    case 'liste':
      return bloc.elements.flat().flatMap(textesDe);
    case 'note':
      return bloc.blocs.flatMap(textesDe);
    case 'tableau':
      return [...bloc.tete, ...bloc.lignes.flat()];
    case 'image':
      return [[bloc.legende]];
  }
}
