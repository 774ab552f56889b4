/** Where the fragments of a list come from, and under which address the visitor sees them. */
export interface Source {
  /** What to fetch for a page of the visitor. */
  fragmentDe(page: URL): URL;
  /** The address that the visitor sees once this link of the list is followed. */
  pageDe(lien: URL, ici: URL): URL;
}

/** Ours: a word of the visitor's address never changes what is asked of the server. */
const RESERVES = ['fragment', 'base', 'cadre'];

/** The page is the list's own: what is asked is that page, whose list is taken over with its title and its addresses. */
export const sourceDirecte: Source = {
  fragmentDe(page) {
    const adresse = new URL(page);
    adresse.hash = '';
    return adresse;
  },
  pageDe(lien, ici) {
    const page = new URL(lien);
    // What is shown in a frame stays a page for one.
    if (ici.searchParams.has('cadre')) page.searchParams.set('cadre', '1');
    return page;
  },
};

/**
 * The list stands inside the page of another site, whose address carries the state of the list beside words of its own. `noms` are those
 * of the list.
 */
export function sourceIncluse(src: URL, noms: () => ReadonlySet<string>): Source {
  return {
    fragmentDe(page) {
      const adresse = new URL(src);
      for (const nom of new Set(page.searchParams.keys())) {
        if (RESERVES.includes(nom)) continue;
        adresse.searchParams.delete(nom);
        for (const valeur of page.searchParams.getAll(nom)) adresse.searchParams.append(nom, valeur);
      }
      adresse.searchParams.set('fragment', '1');
      adresse.hash = '';
      return adresse;
    },
    pageDe(lien, ici) {
      const page = new URL(ici);
      const siens = noms();
      for (const nom of [...page.searchParams.keys()]) {
        if (siens.has(nom) || lien.searchParams.has(nom)) page.searchParams.delete(nom);
      }
      for (const [nom, valeur] of lien.searchParams) {
        // What the address of the list says by itself needs not be said again.
        const dit = src.searchParams.getAll(nom).includes(valeur);
        if (!RESERVES.includes(nom) && !dit) page.searchParams.append(nom, valeur);
      }
      page.hash = '';
      return page;
    },
  };
}

/** The words that the links and the form of a list use in its addresses. */
export function nomsDe(racine: ParentNode): Set<string> {
  const liens = [...racine.querySelectorAll<HTMLAnchorElement>('a[data-bridge-lien], a[data-bridge-suite]')];
  const champs = racine.querySelectorAll<HTMLInputElement>('form[data-bridge-moteur] [name]');
  return new Set([
    ...liens.flatMap(({ href }) => [...(URL.canParse(href) ? new URL(href).searchParams.keys() : [])]),
    ...[...champs].map(({ name }) => name),
  ]);
}
