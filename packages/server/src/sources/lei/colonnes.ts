import { isNothing } from '../clean/texte.rules.ts';
import type { Noeud } from '../reading/xml-tree.ts';

/** The columns of a product by name, in capitals; of two of the same name the first that holds something counts. */
export class Colonnes {
  private readonly byName = new Map<string, Noeud>();

  constructor(noeud: Noeud) {
    for (const enfant of noeud.enfants) {
      const name = enfant.nom.toUpperCase();
      const known = this.byName.get(name);
      if (known === undefined || (known.texte === '' && known.enfants.length === 0)) this.byName.set(name, enfant);
    }
  }

  text(name: string): string | undefined {
    const text = this.byName.get(name)?.texte;
    return text === undefined || text === '' || isNothing(text) ? undefined : text;
  }

  /** The first of several names that holds something. */
  first(...names: readonly string[]): string | undefined {
    for (const name of names) {
      const text = this.text(name);
      if (text !== undefined) return text;
    }
    return undefined;
  }

  node(name: string): Noeud | undefined {
    return this.byName.get(name);
  }

  names(): IterableIterator<string> {
    return this.byName.keys();
  }
}
