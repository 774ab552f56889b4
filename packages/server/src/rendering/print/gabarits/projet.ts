import { readdirSync, readFileSync } from 'node:fs';
import { ASSETS } from '../../../assets.ts';
import type { DocumentImprime } from '../document/document.ts';
import type { Projet } from '../tirage/typst.ts';

/** The gabarits of a document: each a drawing of the product by its name, or a Typst source of its own. */
export interface Gabarits {
  readonly edition: GabaritImprime;
  readonly couverture: GabaritImprime;
  /** Null for the drawing of the edition. */
  readonly sommaire: GabaritImprime | null;
  /** The gabarits of the pages of notes, by the names that the document gives them. */
  readonly notes: Readonly<Record<string, GabaritImprime>>;
}
export type GabaritImprime = { readonly base: string } | { readonly source: string };

/** The file of a gabarit of notes: its errors name that file. */
export const fichierDeNotes = (gabarit: string): string => `notes-${gabarit}`;

let produit: Readonly<Record<string, string>> | undefined;

/** The sources that come with the product, by their names. */
function sourcesDuProduit(): Readonly<Record<string, string>> {
  const folder = new URL('print/', ASSETS);
  produit ??= Object.fromEntries(
    readdirSync(folder).map((name) => [`/${name}`, readFileSync(new URL(name, folder), 'utf8')]),
  );
  return produit;
}

/** The file and the function of each kind of gabarit of the product. */
const ECRITS = {
  couverture: { fichier: '/couvertures.typ', fonction: 'couverture' },
  sommaire: { fichier: '/sommaires.typ', fonction: 'sommaire' },
  notes: { fichier: '/carnets.typ', fonction: 'notes' },
} as const;

/** The source of a gabarit of the product, written as a person's own source would be. */
export function sourceDuProduit(genre: 'edition' | keyof typeof ECRITS, base: string): string {
  const sources = sourcesDuProduit();
  // The guide is the usual drawing, in the file that the others start from.
  if (genre === 'edition') return sources[base === 'guide' ? '/parties.typ' : `/${base}.typ`] ?? '';
  const { fichier, fonction } = ECRITS[genre];
  return `${sources[fichier]}\n#let ${fonction} = ${base}\n`;
}

/** A document with all that its pages are drawn from. `images` are by the names that the document gives them. */
export function projetDe(
  document: DocumentImprime,
  gabarits: Gabarits,
  images: Readonly<Record<string, Uint8Array>>,
): Projet {
  const named = Object.entries(images).map(([name, bytes]) => [`/${name}`, bytes] as const);
  // Documents kept before fiches could be cut have no `coupees`.
  const { coupees = [], ruptures, blancs, ...written } = document;
  const notes = Object.entries(gabarits.notes);
  return {
    principal: '/principal.typ',
    textes: {
      ...sourcesDuProduit(),
      ...sourcesDe(document, 'gabarit', gabarits.edition, (base) => `#import "/${base}.typ": *`),
      ...sourcesDe(
        document,
        'couverture',
        gabarits.couverture,
        (base) => `#import "/couvertures.typ": ${base} as couverture, quatrieme`,
      ),
      ...sourcesDe(
        document,
        'sommaire',
        gabarits.sommaire ?? { source: '' },
        (base) => `#import "/sommaires.typ": ${base} as sommaire`,
      ),
      ...Object.assign(
        {},
        ...notes.map(([name, gabarit]) =>
          sourcesDe(document, fichierDeNotes(name), gabarit, (base) => `#import "/carnets.typ": ${base} as notes`),
        ),
      ),
      '/principal.typ': principal(notes.map(([name]) => name)),
    },
    fichiers: {
      '/document.json': jsonOf(written),
      '/ajustements.json': jsonOf({ coupees, ruptures, blancs }),
      ...Object.fromEntries(named),
    },
  };
}

const jsonOf = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

/** The source file of a gabarit. An own source gets its variables on its first line, so errors keep their lines. */
function sourcesDe(
  { variables }: DocumentImprime,
  name: string,
  gabarit: GabaritImprime,
  shipped: (base: string) => string,
): Record<string, string> {
  if ('base' in gabarit) return { [`/${name}.typ`]: shipped(gabarit.base) };
  const found = variables[name];
  if (found === undefined) return { [`/${name}.typ`]: gabarit.source };
  const names = Object.keys(found).filter(isIdentifier);
  return {
    [`/${name}.typ`]: `#import "/${name}-variables.typ": *;${gabarit.source}`,
    [`/${name}-variables.typ`]: [
      '#import "/variables.typ": lues',
      `#let variables = lues("${name}")`,
      ...names.map((one) => `#let ${one} = variables.at("${one}")`),
    ].join('\n'),
  };
}

const KEYWORDS = new Set(
  'none auto true false not and or let set show context if else for in while break continue return import include as'.split(
    ' ',
  ),
);
/** Whether a name can be a variable of Typst; other names are read by `variables.at("…")`. */
const isIdentifier = (name: string): boolean => /^[a-z][a-z0-9-]*$/.test(name) && !KEYWORDS.has(name);

const principal = (notes: readonly string[]): string => `
#import "/edition.typ": edition
#import "/gabarit.typ" as gabarit
#import "/couverture.typ" as couverture
#import "/sommaire.typ" as sommaire
${notes.map((name) => `#import "/${fichierDeNotes(name)}.typ" as ${fichierDeNotes(name)}`).join('\n')}
#edition(
  gabarit: dictionary(gabarit), couverture: dictionary(couverture), sommaire: dictionary(sommaire),
  notes: (${notes.map((name) => `"${name}": dictionary(${fichierDeNotes(name)}),`).join(' ') || ':'}),
)
`;
