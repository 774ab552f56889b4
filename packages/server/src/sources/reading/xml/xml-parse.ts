import { SaxesParser } from 'saxes';
import type { Noeud } from './xml-tree.ts';

interface Building {
  readonly nom: string;
  readonly attributs: Record<string, string>;
  readonly enfants: Noeud[];
  texte: string;
}

/** The tree of a record that was kept as text (`brut` of `xmlRecords`), to understand it again; null when it is no XML. */
export function parseXml(brut: string): Noeud | null {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const stack: Building[] = [];
  let root: Noeud | null = null;
  parser.on('doctype', () => {
    throw new Error('doctype');
  });
  parser.on('opentag', (tag) => stack.push({ nom: tag.name, attributs: tag.attributes, enfants: [], texte: '' }));
  parser.on('closetag', () => {
    const built = stack.pop();
    if (built === undefined) return;
    built.texte = built.texte.trim();
    const parent = stack.at(-1);
    if (parent === undefined) root = built;
    else parent.enfants.push(built);
  });
  const text = (part: string): void => {
    const top = stack.at(-1);
    if (top !== undefined) top.texte += part;
  };
  parser.on('text', text);
  parser.on('cdata', text);
  try {
    parser.write(brut).close();
  } catch {
    return null;
  }
  return root;
}

export function isNoeud(value: unknown): value is Noeud {
  return (
    typeof value === 'object' && value !== null && 'nom' in value && 'enfants' in value && Array.isArray(value.enfants)
  );
}
