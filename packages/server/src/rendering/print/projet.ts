import { readdirSync, readFileSync } from 'node:fs';
import { ASSETS } from '../../assets.ts';
import type { DocumentImprime } from './document.ts';
import type { Projet } from './typst.ts';

/** The drawings of a document: one of the product by its name, or the Typst source of somebody’s own. */
export interface Gabarits {
  readonly edition: GabaritImprime;
  readonly couverture: GabaritImprime;
}
export type GabaritImprime = { readonly base: string } | { readonly source: string };

/** Where the source of a gabarit stands: its errors are told there. */
export const FICHIERS_DE_GABARIT = { edition: '/gabarit.typ', couverture: '/couverture.typ' } as const;

let produit: Readonly<Record<string, string>> | undefined;

/** The sources that come with the product, by their names. */
function sourcesDuProduit(): Readonly<Record<string, string>> {
  const folder = new URL('print/', ASSETS);
  produit ??= Object.fromEntries(
    readdirSync(folder).map((name) => [`/${name}`, readFileSync(new URL(name, folder), 'utf8')]),
  );
  return produit;
}

/** A document with all that its pages are drawn from. `images`: by the names that the document gives them. */
export function projetDe(
  document: DocumentImprime,
  gabarits: Gabarits,
  images: Readonly<Record<string, Uint8Array>>,
): Projet {
  const named = Object.entries(images).map(([name, bytes]) => [`/${name}`, bytes] as const);
  return {
    principal: '/principal.typ',
    textes: {
      ...sourcesDuProduit(),
      [FICHIERS_DE_GABARIT.edition]: sourceDe(gabarits.edition, (base) => `#import "/${base}.typ": *`),
      [FICHIERS_DE_GABARIT.couverture]: sourceDe(
        gabarits.couverture,
        (base) => `#import "/couvertures.typ": ${base} as couverture, quatrieme`,
      ),
      '/principal.typ': PRINCIPAL,
    },
    fichiers: { '/document.json': new TextEncoder().encode(JSON.stringify(document)), ...Object.fromEntries(named) },
  };
}

const sourceDe = (gabarit: GabaritImprime, shipped: (base: string) => string): string =>
  'source' in gabarit ? gabarit.source : shipped(gabarit.base);

const PRINCIPAL = `
#import "/edition.typ": edition
#import "/gabarit.typ" as gabarit
#import "/couverture.typ" as couverture
#edition(gabarit: dictionary(gabarit), couverture: dictionary(couverture))
`;
