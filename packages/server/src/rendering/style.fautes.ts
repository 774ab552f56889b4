import type { CssNode } from 'css-tree';

/** Conditions, inside which rules are kept as elsewhere. Everything else reaches beyond a template: fonts, imports, layers, keyframes. */
export const PERMISES: ReadonlySet<string> = new Set(['media', 'supports', 'container']);
const FONCTIONS_REFUSEES: ReadonlySet<string> = new Set([
  'expression',
  'image-set',
  '-webkit-image-set',
  'src',
  'element',
  '-moz-element',
  'paint',
]);
const PROPRIETES_REFUSEES: ReadonlySet<string> = new Set(['behavior', '-moz-binding']);
/** Files of the site itself, and drawings that are in the style. */
const ADRESSE_PERMISE = /^(?:\/(?![/\\])|data:image\/|#)/i;

/** What is not permitted in a node of a stylesheet, or null when it is. */
export function fauteDeNoeud(node: CssNode): string | null {
  switch (node.type) {
    case 'Atrule':
      return PERMISES.has(node.name.toLowerCase())
        ? null
        : `@${node.name} n’est pas permis dans les styles d’un gabarit.`;
    case 'Url':
      return ADRESSE_PERMISE.test(node.value.trim())
        ? null
        : `«\u00a0${node.value.slice(0, 40)}\u00a0» n’est pas une adresse permise\u00a0: les fichiers du site commencent par «\u00a0/\u00a0».`;
    case 'Function':
      return FONCTIONS_REFUSEES.has(node.name.toLowerCase()) ? `${node.name}() n’est pas permis.` : null;
    case 'Declaration':
      return PROPRIETES_REFUSEES.has(node.property.toLowerCase()) ? `${node.property} n’est pas permis.` : null;
    case 'Rule':
      return node.prelude.type === 'Raw' ? 'Ce sélecteur n’est pas du CSS.' : null;
    case 'Raw':
      return node.value.trim() === '' ? null : `«\u00a0${node.value.trim().slice(0, 40)}\u00a0» n’est pas du CSS.`;
    default:
      return null;
  }
}

/** The fault of a selector, or null. « & » is the template itself, and stands at the start of a selector only. */
export function fauteDeSelecteur(selecteur: CssNode): string | null {
  if (selecteur.type !== 'Selector') return null;
  const parts = selecteur.children.toArray();
  const [first] = parts;
  if (first?.type === 'Combinator' && first.name !== '>') return VOISIN;
  if (parts.some((part, index) => index > 0 && holdsNesting(part)))
    return 'Le signe & ne se met qu’au début d’un sélecteur.';
  if (first !== undefined && first.type !== 'NestingSelector' && holdsNesting(first))
    return 'Le signe & ne se met qu’au début d’un sélecteur.';
  const combinator = parts.find((part) => part.type === 'Combinator');
  return first?.type === 'NestingSelector' && combinator?.type === 'Combinator' && /[+~]/.test(combinator.name)
    ? VOISIN
    : null;
}

const VOISIN = 'Un sélecteur ne peut pas commencer par les voisins du gabarit (+ ou ~).';

function holdsNesting(node: CssNode): boolean {
  if (node.type === 'NestingSelector') return true;
  return 'children' in node && node.children != null && node.children.toArray().some(holdsNesting);
}
