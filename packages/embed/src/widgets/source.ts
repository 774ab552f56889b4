/** Where the fragments of a list come from, and under which address the visitor sees them. */
export interface Source {
  /** The address to fetch for a page of the visitor. */
  fragmentDe(page: URL): URL;
  /** The address that the visitor sees once a link of the list is followed. */
  pageDe(lien: URL, ici: URL): URL;
}

/** Parameters of ours: those of the visitor's address never change what the server is asked. */
const RESERVES = ['fragment', 'base', 'cadre'];

/** The list in its own page: that page is fetched, and its list taken with its title and addresses. */
export const sourceDirecte: Source = {
  fragmentDe(page) {
    const adresse = new URL(page);
    adresse.hash = '';
    return adresse;
  },
  pageDe(lien, ici) {
    const page = new URL(lien);
    // A page for a frame leads to pages for a frame.
    if (ici.searchParams.has('cadre')) page.searchParams.set('cadre', '1');
    return page;
  },
};

/**
 * The list in the page of another site, whose address carries the state of the list beside parameters of the site.
 * `noms` are the parameters of the list.
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
        // A value that the address of the list has already is not repeated.
        const dit = src.searchParams.getAll(nom).includes(valeur);
        if (!RESERVES.includes(nom) && !dit) page.searchParams.append(nom, valeur);
      }
      page.hash = '';
      return page;
    },
  };
}

/** The parameters that the links and the form of a list use. */
export function nomsDe(racine: ParentNode): Set<string> {
  const liens = [...racine.querySelectorAll<HTMLAnchorElement>('a[data-bridge-lien], a[data-bridge-suite]')];
  const champs = racine.querySelectorAll<HTMLInputElement>('form[data-bridge-moteur] [name]');
  return new Set([
    ...liens.flatMap(({ href }) => [...(URL.canParse(href) ? new URL(href).searchParams.keys() : [])]),
    ...[...champs].map(({ name }) => name),
  ]);
}
