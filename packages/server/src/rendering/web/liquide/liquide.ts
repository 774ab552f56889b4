import { Context, Liquid, type Template } from 'liquidjs';
import { escapeHtml } from '../../../platform/html.ts';
import { purgeHtml } from '../html/html.purge.ts';
import { BALISES, type GenreDeGabarit } from './balises.ts';
import { baliseDeComposant, balisePartie, type Palette } from './liquide.balises.ts';
import { runDirectly } from './liquide.direct.ts';
import { replaceMarques, sansLettresDeMarque } from './marque.ts';

/** The limits of templates that people write: letters of source, values made, milliseconds, letters written. */
export const LIMITES = { source: 200_000, memoire: 2_000_000, temps: 1_500, ecrit: 5_000_000 } as const;

/** The tags that read files, and the filter that skips escaping. */
const BALISES_RETIREES = ['include', 'render', 'layout', 'block'];
const FILTRES_RETIRES = ['raw'];

/** Writes any value as text. */
const write = (valeur: unknown): string =>
  valeur === null || valeur === undefined || typeof valeur === 'function'
    ? ''
    : escapeHtml(sansLettresDeMarque(typeof valeur === 'object' ? (JSON.stringify(valeur) ?? '') : String(valeur)));

const aucun = () => false;
const nulle = (): never => {
  throw new Error('Les gabarits ne lisent pas de fichiers.');
};
const SANS_FICHIERS = {
  exists: async () => false,
  existsSync: aucun,
  readFile: async () => nulle(),
  readFileSync: nulle,
  resolve: nulle,
  contains: async () => false,
  containsSync: aucun,
};

/** The engine for one kind of template: its own tags, no file, no prototype, no output that is not escaped. */
export function createLiquide(genre: GenreDeGabarit): Liquid {
  const liquide = new Liquid({
    outputEscape: write,
    strictFilters: true,
    ownPropertyOnly: true,
    relativeReference: false,
    dynamicPartials: false,
    fs: SANS_FICHIERS,
    templates: {},
    cache: false,
    timezoneOffset: 'Europe/Paris',
    locale: 'fr-FR',
    parseLimit: LIMITES.source,
    renderLimit: LIMITES.temps,
    memoryLimit: LIMITES.memoire,
  });
  // Tags and filters are looked up by name: without a prototype, those of every object cannot be found.
  Object.setPrototypeOf(liquide.filters, null);
  Object.setPrototypeOf(liquide.tags, null);
  for (const nom of BALISES_RETIREES) delete liquide.tags[nom];
  for (const nom of FILTRES_RETIRES) delete liquide.filters[nom];
  for (const nom of BALISES[genre]) liquide.registerTag(nom, balisePartie(nom));
  liquide.registerTag('composant', baliseDeComposant);
  runDirectly(liquide);
  return liquide;
}

export const parseLiquide = (liquide: Liquid, source: string): Template[] => liquide.parse(sansLettresDeMarque(source));

/** Both forms are put together when they are asked for: a page is sent in one of them. */
export interface Ecrit {
  readonly page: string;
  readonly fragment: string;
}

/** Runs a template: its output is cleaned, then the parts that the product draws replace their marks. */
export function execute(liquide: Liquid, lu: Template[], variables: object, palette: Palette): Ecrit {
  const context = new Context(variables, liquide.options, { sync: true }, { liquid: liquide });
  context.setRegister('palette', palette);
  const written = String(liquide.renderSync(lu, context));
  if (written.length > LIMITES.ecrit) throw new Error('output limit exceeded');
  const clean = purgeHtml(written);
  return {
    get page() {
      return replaceMarques(clean, (numero) => palette.pieces[numero]?.page ?? '');
    },
    get fragment() {
      return replaceMarques(clean, (numero) => palette.pieces[numero]?.fragment ?? '');
    },
  };
}
