import { isNothing, textOfField } from '../clean/texte.rules.ts';
import type { Noeud } from '../reading/xml/xml-tree.ts';

const isEmpty = ({ texte, enfants }: Noeud): boolean => texte === '' && enfants.length === 0;

/**
 * The columns of a product by name, in capitals; of two of the same name the first that holds something counts. It remembers which
 * were asked for: the others are what nobody gave a place to.
 */
export class Colonnes {
  private readonly byName = new Map<string, Noeud>();
  private readonly read = new Set<Noeud>();
  private readonly doubles: Noeud[] = [];

  constructor(noeud: Noeud) {
    for (const enfant of noeud.enfants) {
      const name = enfant.nom.toUpperCase();
      const known = this.byName.get(name);
      if (known === undefined || isEmpty(known)) this.byName.set(name, enfant);
      else if (enfant.texte !== known.texte || enfant.enfants.length > 0) this.doubles.push(enfant);
    }
  }

  text(name: string): string | undefined {
    const text = this.node(name)?.texte;
    return text === undefined || text === '' || isNothing(text) ? undefined : text;
  }

  /** The first of several names that holds something; those that repeat it say nothing more. */
  first(...names: readonly string[]): string | undefined {
    for (const [index, name] of names.entries()) {
      const text = this.text(name);
      if (text === undefined) continue;
      for (const other of names.slice(index + 1)) {
        const node = this.byName.get(other);
        if (node !== undefined && textOfField(node.texte) === textOfField(text)) this.read.add(node);
      }
      return text;
    }
    return undefined;
  }

  node(name: string): Noeud | undefined {
    const node = this.byName.get(name);
    if (node !== undefined) this.read.add(node);
    return node;
  }

  /** Columns that nobody asked for, and those that came a second time with something else. */
  unread(): readonly Noeud[] {
    return [...[...this.byName.values()].filter((node) => !this.read.has(node)), ...this.doubles];
  }

  /** Columns that somebody asked for. */
  asked(): Iterable<Noeud> {
    return this.read;
  }
}
