export interface Fragment {
  readonly racine: HTMLElement;
  /** Addresses of the styles that it needs, which a page around it does not have. */
  readonly styles: readonly string[];
}

/** Reads an answer of our server. Null: it holds nothing of ours. Parsed apart: its scripts never run. */
export function readFragment(html: string, adresse: URL): Fragment | null {
  const lu = new DOMParser().parseFromString(html, 'text/html');
  const racine = lu.querySelector<HTMLElement>('.bridge[data-bridge]');
  if (!racine) return null;
  // What stands beside the root comes along: the styles of its templates.
  for (const style of lu.querySelectorAll('style')) if (!racine.contains(style)) racine.prepend(style);
  removeSansScript(racine);
  absolutise(racine, adresse);
  return { racine, styles: stylesDe(lu, racine, adresse) };
}

/** Parsed without scripts, what is for who runs none would be a part of the page: its pixels would be asked for. */
function removeSansScript(racine: ParentNode): void {
  for (const { content } of racine.querySelectorAll('template')) removeSansScript(content);
  for (const sans of racine.querySelectorAll('noscript')) sans.remove();
}

/** Styles come from the server that gave the fragment, or not at all. */
function stylesDe(lu: Document, racine: HTMLElement, adresse: URL): string[] {
  const lies = [...lu.querySelectorAll('link[rel="stylesheet"]')].map((lien) => lien.getAttribute('href') ?? '');
  const tous = [racine.dataset.bridgeCss ?? '', ...lies].filter((href) => href !== '' && URL.canParse(href, adresse));
  const absolus = tous.map((href) => new URL(href, adresse));
  return [...new Set(absolus.filter(({ origin }) => origin === adresse.origin).map(({ href }) => href))];
}

const PORTEURS: readonly (readonly [selecteur: string, attribut: string])[] = [
  ['a[href]', 'href'],
  ['img[src]', 'src'],
  ['iframe[src]', 'src'],
  ['iframe[data-bridge-cadre]', 'data-bridge-cadre'],
  ['video[src]', 'src'],
  ['video[poster]', 'poster'],
  ['form[action]', 'action'],
];

/** In the page of another site, an address without a host would be one of that site. */
function absolutise(racine: ParentNode, adresse: URL): void {
  // What is kept for later is no part of the page yet.
  for (const { content } of racine.querySelectorAll('template')) absolutise(content, adresse);
  for (const [selecteur, attribut] of PORTEURS) {
    for (const porteur of racine.querySelectorAll(selecteur)) {
      const valeur = porteur.getAttribute(attribut) ?? '';
      if (!valeur.startsWith('#') && URL.canParse(valeur, adresse)) {
        porteur.setAttribute(attribut, new URL(valeur, adresse).href);
      }
    }
  }
  for (const porteur of racine.querySelectorAll('[srcset]')) {
    const parts = (porteur.getAttribute('srcset') ?? '').split(/,\s+/);
    porteur.setAttribute('srcset', parts.map((part) => absolu(part, adresse)).join(', '));
  }
}

function absolu(part: string, adresse: URL): string {
  const [url = '', ...reste] = part.trim().split(/\s+/);
  return [URL.canParse(url, adresse) ? new URL(url, adresse).href : url, ...reste].join(' ');
}
