import type { Template } from 'liquidjs';
import { GabaritError } from '../erreur.ts';
import { stylesDansLaPortee } from '../style.rules.ts';
import { COMPOSANTS } from './gabarits/composants.ts';
import { sourceOf } from './gabarits/source.ts';
import { GENRES_DE_GABARIT, type GenreDeGabarit } from './liquide/balises.ts';
import type { Palette } from './liquide/liquide.balises.ts';
import { fauteDe } from './liquide/liquide.fautes.ts';
import { createLiquide, type Ecrit, execute, parseLiquide } from './liquide/liquide.ts';
import type { Composant, Source } from './page.ts';

/** How many parsed sources are kept, last used first; a site has a few. */
const MOST_KEPT = 300;
/** Composants inside composants. */
const DEEPEST = 5;

/** Parses and runs templates. A parsed source is kept by its key. */
export interface Presse {
  readonly lu: (genre: GenreDeGabarit, source: Source) => Template[];
  readonly style: (source: Source) => string;
  readonly run: (genre: GenreDeGabarit, source: Source, variables: object, palette: Palette) => Ecrit;
}

export function createPresse(): Presse {
  const liquides = new Map(GENRES_DE_GABARIT.map((genre) => [genre, createLiquide(genre)]));
  const read = new Map<string, Template[]>();
  const styles = new Map<string, string>();
  const engine = (genre: GenreDeGabarit) => liquides.get(genre) ?? createLiquide(genre);

  const lu: Presse['lu'] = (genre, source) =>
    kept(read, `${genre} ${source.cle}`, () => told(source, () => parseLiquide(engine(genre), source.liquide)));
  return {
    lu,
    style: (source) =>
      kept(styles, `${source.portee} ${source.cle}`, () => stylesDansLaPortee(source.css, source.portee)),
    run: (genre, source, variables, palette) => {
      const templates = lu(genre, source);
      return told(source, () => execute(engine(genre), templates, variables, palette));
    },
  };
}

function told<T>(source: Source, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof GabaritError) throw error;
    // A composant that failed inside of the template.
    const inner = error instanceof Error && 'originalError' in error ? error.originalError : undefined;
    if (inner instanceof GabaritError) throw inner;
    throw new GabaritError(fauteDe(error), source.cle);
  }
}

function kept<T>(among: Map<string, T>, key: string, make: () => T): T {
  const found = among.get(key) ?? make();
  among.delete(key);
  among.set(key, found);
  for (const oldest of among.keys()) {
    if (among.size <= MOST_KEPT) break;
    among.delete(oldest);
  }
  return found;
}

/** A page that is being drawn, with the styles of the templates used so far. */
export interface Toile {
  readonly draw: (genre: GenreDeGabarit, source: Source, variables: object, parties: Palette['parties']) => Ecrit;
  readonly styles: () => string;
}

export function createToile(presse: Presse, composants: Readonly<Record<string, Composant>>): Toile {
  const used = new Map<string, Source>();

  const draw = (
    genre: GenreDeGabarit,
    source: Source,
    variables: object,
    parties: Palette['parties'],
    depth = 0,
  ): Ecrit => {
    used.set(`${source.portee} ${source.cle}`, source);
    return presse.run(genre, source, variables, {
      parties,
      pieces: [],
      composant: (code, valeurs) => {
        const one = composantOf(composants, code);
        if (one === null) return '';
        if (depth >= DEEPEST)
          throw new GabaritError(
            { message: 'Des composants se posent l’un l’autre sans fin.', ligne: null },
            source.cle,
          );
        const own = { ...variables, ...proprietesDe(one, valeurs) };
        const { page } = draw('composant', one, own, parties, depth + 1);
        return page.trim() === '' ? '' : `<div class="bridge-composant ${one.portee}">${page}</div>`;
      },
    });
  };
  return {
    draw: (genre, source, variables, parties) => draw(genre, source, variables, parties),
    styles: () => [...used.values()].map(presse.style).join(''),
  };
}

/** A composant of the site, else one of the product. */
export function composantOf(composants: Readonly<Record<string, Composant>>, code: string): Composant | null {
  if (Object.hasOwn(composants, code)) return composants[code] ?? null;
  return Object.hasOwn(COMPOSANTS, code) ? { ...sourceOf('composant', code), proprietes: [] } : null;
}

type Propriete = Composant['proprietes'][number];

/** The properties that a template sets on a composant; undeclared ones are not passed on. */
function proprietesDe({ proprietes }: Composant, valeurs: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const setOr = ({ nom, defaut }: Propriete) => (Object.hasOwn(valeurs, nom) ? valeurs[nom] : undefined) ?? defaut;
  return Object.fromEntries(proprietes.map((one) => [one.nom, commeDeclare(one.genre, setOr(one))]));
}

function commeDeclare(genre: Propriete['genre'], value: unknown): string | number | boolean {
  switch (genre) {
    case 'nombre':
      return Number.isFinite(Number(value)) ? Number(value) : 0;
    case 'oui-non':
      return value === true || ['oui', 'true', '1'].includes(String(value));
    case 'texte':
    case 'choix':
      return String(value);
  }
}
