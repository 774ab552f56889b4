import { sansMarques } from '../liquide/marque.ts';
import { type Piece, readHtml } from './html.reader.ts';
import { attributPermis, elementPermis, elementVide, valeurPermise } from './html.regles.ts';

/**
 * The output of a template with permitted elements and attributes only, each closed: whatever its conditions and loops
 * put together, nothing reaches outside of it. Marks of the product's parts stay where they are texts.
 */
export function purgeHtml(html: string): string {
  const opened: string[] = [];
  let written = '';
  for (const piece of readHtml(html)) {
    switch (piece.genre) {
      case 'texte':
        written += piece.texte.replace(/</g, '&lt;');
        break;
      case 'ouvrante':
        if (!elementPermis(piece.nom)) break;
        written += ouvrante(piece);
        if (!elementVide(piece.nom)) opened.push(piece.nom);
        break;
      case 'fermante':
        written += closeTags(opened, piece.nom);
        break;
      case 'autre':
        break;
    }
  }
  return written + fermetures(opened);
}

/** Closes an element with those opened since; an element that was never opened is ignored. */
function closeTags(opened: string[], nom: string): string {
  const at = opened.lastIndexOf(nom);
  return at < 0 ? '' : fermetures(opened.splice(at));
}

const fermetures = (noms: readonly string[]) => [...noms].reverse().reduce((all, nom) => `${all}</${nom}>`, '');

function ouvrante({ nom, attributs }: Extract<Piece, { genre: 'ouvrante' }>): string {
  const seen: string[] = [];
  let kept = '';
  for (const { nom: name, valeur } of attributs) {
    const value = valeur === null ? null : sansMarques(valeur);
    if (seen.includes(name) || !attributPermis(name) || !valeurPermise(name, value ?? '')) continue;
    seen.push(name);
    kept += value === null ? ` ${name}` : ` ${name}="${quoted(value)}"`;
  }
  const slash = elementVide(nom) && SVG.test(nom) ? '/' : '';
  return `<${nom}${kept}${slash}>`;
}

/** Quotes a value; its entities stay as they are. */
const quoted = (value: string) => value.replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
/** The elements of drawings that are self-closing. */
const SVG = /^(?:path|circle|ellipse|line|polyline|polygon|rect)$/;
