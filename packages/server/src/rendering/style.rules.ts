import { type CssNode, generate, parse, type StyleSheet, walk } from 'css-tree';
import type { Faute } from './erreur.ts';
import { fauteDeNoeud, fauteDeSelecteur, PERMISES } from './style.fautes.ts';

/**
 * Keeps the styles of a template inside of it: they are parsed and written anew, so that no brace closes more than it
 * opened, and every selector starts with the class of the template.
 */

interface Lu {
  readonly arbre: StyleSheet;
  readonly fautes: readonly Faute[];
}

function read(css: string): Lu {
  const fautes: Faute[] = [];
  const arbre = parse(css, {
    positions: true,
    parseCustomProperty: true,
    onParseError: (error) => fautes.push({ message: 'Cette écriture n’est pas du CSS.', ligne: error.line }),
  });
  if (arbre.type !== 'StyleSheet') throw new Error('a stylesheet is read as one');
  walk(arbre, {
    enter(node: CssNode) {
      const message = fauteDeNoeud(node);
      if (message !== null) fautes.push({ message, ligne: node.loc?.start.line ?? null });
      if (node.type === 'Rule' && node.prelude.type === 'SelectorList')
        for (const selecteur of node.prelude.children) {
          const said = fauteDeSelecteur(selecteur);
          if (said !== null) fautes.push({ message: said, ligne: node.loc?.start.line ?? null });
        }
    },
  });
  const closing = /<\s*\/|<!--/.exec(css);
  if (closing)
    fautes.push({ message: 'Du HTML n’a pas sa place ici.', ligne: css.slice(0, closing.index).split('\n').length });
  return { arbre, fautes };
}

/** The faults of styles that somebody wrote, by line. */
export function fautesDeStyle(css: string): readonly Faute[] {
  const told = new Map(read(css).fautes.map((faute) => [`${faute.ligne} ${faute.message}`, faute]));
  return [...told.values()];
}

/** The styles for a page. Styles with a fault are left out as a whole: half of a style means something else. */
export function stylesDansLaPortee(css: string, portee: string): string {
  if (css.trim() === '' || !/^[a-z][a-z0-9-]*$/.test(portee)) return '';
  const { arbre, fautes } = read(css);
  if (fautes.length > 0) return '';
  confine(arbre, portee);
  const written = generate(arbre);
  return /<\s*\/|<!--/.test(written) ? '' : written;
}

/** Confines the rules of the sheet and of its conditions: nested rules follow their parent. */
function confine(arbre: CssNode, portee: string): void {
  if (arbre.type === 'StyleSheet' || arbre.type === 'Block') for (const node of arbre.children) confine(node, portee);
  if (arbre.type === 'Atrule' && PERMISES.has(arbre.name.toLowerCase()) && arbre.block) confine(arbre.block, portee);
  if (arbre.type !== 'Rule' || arbre.prelude.type !== 'SelectorList') return;
  for (const selecteur of arbre.prelude.children) {
    if (selecteur.type !== 'Selector') continue;
    const { first } = selecteur.children;
    if (first?.type === 'NestingSelector') selecteur.children.shift();
    else if (first?.type !== 'Combinator') selecteur.children.prependData({ type: 'Combinator', name: ' ' });
    // The class comes before the root too: the page around then weighs less on its own elements.
    selecteur.children.prependData({ type: 'ClassSelector', name: portee });
    selecteur.children.prependData({ type: 'Combinator', name: ' ' });
    selecteur.children.prependData({ type: 'ClassSelector', name: 'bridge' });
  }
}
