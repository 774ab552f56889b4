/** The few types of jsdom that tests of markup use: its own would bring those of browsers into the server. */
declare module 'jsdom' {
  export interface Noeud {
    readonly textContent: string | null;
    querySelector(selector: string): Balise | null;
    querySelectorAll(selector: string): Iterable<Balise> & { readonly length: number };
    contains(other: Noeud): boolean;
  }
  export interface Balise extends Noeud {
    innerHTML: string;
    readonly tagName: string;
    readonly parentElement: Balise | null;
    readonly firstElementChild: Balise | null;
    readonly attributes: Iterable<{ readonly name: string; readonly value: string }>;
    getAttribute(name: string): string | null;
    getAttributeNames(): string[];
    hasAttribute(name: string): boolean;
  }
  export interface Arbre extends Noeud {
    readonly body: Balise;
    readonly documentElement: Balise;
  }
  export class JSDOM {
    constructor(html: string);
    readonly window: { readonly document: Arbre };
  }
}
