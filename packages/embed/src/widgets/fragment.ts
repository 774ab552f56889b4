export interface Fragment {
  readonly racine: HTMLElement;
  /** Addresses of the styles that the fragment needs, and that a page around it lacks. */
  readonly styles: readonly string[];
}

/** Reads an answer of our server; null if it holds nothing of ours. It is parsed apart: its scripts never run. */
export function readFragment(html: string, adresse: URL): Fragment | null {
  const lu = new DOMParser().parseFromString(html, 'text/html');
  const racine = lu.querySelector<HTMLElement>('.bridge[data-bridge]');
  if (!racine) return null;
  // The styles of the templates, which stand beside the root, come along.
  for (const style of lu.querySelectorAll('style')) if (!racine.contains(style)) racine.prepend(style);
  removeSansScript(racine);
  makeAbsolute(racine, adresse);
  return { racine, styles: stylesDe(lu, racine, adresse) };
}

/** Removes `noscript` parts: parsed without scripts, they would be part of the page, and load their pixels. */
function removeSansScript(racine: ParentNode): void {
  for (const { content } of racine.querySelectorAll('template')) removeSansScript(content);
  for (const sans of racine.querySelectorAll('noscript')) sans.remove();
}

/** The addresses of its styles, only those of the server that gave the fragment. */
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

/** Makes addresses absolute: in the page of another site, a relative one would lead to that site. */
function makeAbsolute(racine: ParentNode, adresse: URL): void {
  // The content of a template is not part of the page yet.
  for (const { content } of racine.querySelectorAll('template')) makeAbsolute(content, adresse);
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
