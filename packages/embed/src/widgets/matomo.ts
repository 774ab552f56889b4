import type { Hote } from './hote.ts';

const FICHIER = /\.(?:pdf|csv|xlsx?|docx?|odt|ods|ics|gpx|kml|geojson|zip)$/i;

/**
 * Tells the Matomo of the site which page is seen, and which files and other sites are gone to from there. Addresses
 * are told without their query, and the page under the title that the server gives for it: what visitors ask is theirs.
 */
export function tellMatomo(page: Document, hote: Pick<Hote, 'adresse' | 'notify'>): void {
  const meta = page.querySelector<HTMLMetaElement>('meta[name="bridge-matomo"]');
  // The script may be loaded twice: by a page and by its template.
  meta?.remove();
  const [, site, adresse = ''] = /^(\d+) (\S+)$/.exec(meta?.content ?? '') ?? [];
  const door = URL.parse(adresse);
  if (site === undefined || door === null) return;
  const tell = (what: Readonly<Record<string, string>>) => {
    const told = new URL(door);
    // The number keeps browsers from answering it themselves; without an image, the answer is empty.
    const usual = { idsite: site, rec: '1', apiv: '1', cookie: '0', send_image: '0', rand: `${Math.random()}` };
    told.search = new URLSearchParams({ ...usual, url: bare(hote.adresse()), ...what }).toString();
    hote.notify(told);
  };
  const from = URL.parse(page.referrer);
  tell({ action_name: meta?.dataset.titre ?? '', ...(from && { urlref: bare(from) }) });
  const follow = ({ target }: Event) => {
    const lien = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const url = lien && URL.parse(lien.href);
    if (!lien || !url || !/^https?:$/.test(url.protocol)) return;
    if (FICHIER.test(url.pathname) || lien.hasAttribute('download')) tell({ download: bare(url) });
    else if (url.host !== hote.adresse().host) tell({ link: bare(url) });
  };
  // On capture: the popups of a map stop their clicks. The middle button opens a tab.
  for (const click of ['click', 'auxclick']) page.addEventListener(click, follow, { capture: true });
}

const bare = ({ origin, pathname }: URL): string => origin + pathname;
