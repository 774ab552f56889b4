import type { ErreurDeGabarit, gabaritEdition, RecordOf } from '@bridge/contract';
import { isPolice, POLICES } from '../../polices.ts';
import { isPropre } from './gabarit.variables.ts';

type Gabarit = Pick<RecordOf<typeof gabaritEdition>, 'styles' | 'jetons' | 'source'> & { readonly base: string };

const LIVREES = Object.keys(POLICES).join(' et ');
/** The typeface behind both: a gabarit that names it gets it. */
const SYMBOLES = 'Noto Sans Symbols 2';

const isLivree = (nom: string): boolean => nom === '' || nom === SYMBOLES || isPolice(nom);
const policeEnMots = (nom: string, ou: string): string =>
  `La police «\u00a0${nom}\u00a0»${ou} n’est pas dans Bridge\u00a0: ${LIVREES} y sont.`;

/** Warns of typefaces and styles that a gabarit names and the product lacks: pages are drawn with others instead. */
export function avisDuGabarit({ styles, jetons, base, source }: Gabarit): readonly ErreurDeGabarit[] {
  const everywhere = (message: string): ErreurDeGabarit => ({ message, ligne: null });
  return [
    ...styles
      .filter(({ police }) => !isLivree(police))
      .map(({ nom, police }) => everywhere(policeEnMots(police, ` du style «\u00a0${nom}\u00a0»`))),
    ...jetons
      .filter(({ genre, valeur }) => genre === 'police' && !isLivree(valeur.trim()))
      .map(({ nom, valeur }) => everywhere(policeEnMots(valeur.trim(), ` du jeton «\u00a0${nom}\u00a0»`))),
    ...(isPropre({ base }) ? avisDeSource(source, new Set(styles.map(({ nom }) => nom))) : []),
  ];
}

/** One typeface, or a list of which the first known one is used. */
const POLICES_NOMMEES = /\bfont:\s*(?:\(([^)]*)\)|("[^"]*"))/g;
const STYLES_NOMMES = /\bstyle\(\s*"([^"]*)"/g;

function avisDeSource(source: string, styles: ReadonlySet<string>): ErreurDeGabarit[] {
  return source.split('\n').flatMap((written, rang) => {
    const [line = ''] = written.split('//');
    const polices = [...line.matchAll(POLICES_NOMMEES)].flatMap(([, several, one]) =>
      [...(several ?? one ?? '').matchAll(/"([^"]*)"/g)].map(([, nom = '']) => nom),
    );
    const inconnus = [...line.matchAll(STYLES_NOMMES)].flatMap(([, nom = '']) => (styles.has(nom) ? [] : [nom]));
    const said = [
      ...polices.filter((nom) => !isLivree(nom)).map((nom) => policeEnMots(nom, '')),
      ...inconnus.map((nom) => `Le style «\u00a0${nom}\u00a0» n’est pas dans les styles nommés de ce gabarit.`),
    ];
    return said.map((message) => ({ message, ligne: rang + 1 }));
  });
}
