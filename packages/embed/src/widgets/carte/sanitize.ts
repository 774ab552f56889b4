/** The tags that a popup may hold. Other tags keep their text, or nothing. */
const BALISES = new Set(
  'a b strong em i p br span div ul ol li h2 h3 h4 img picture figure figcaption small time dl dt dd'.split(' '),
);
const MUETTES = new Set('script style template iframe object embed svg math noscript textarea select'.split(' '));
const ATTRIBUTS = new Set('class lang title alt width height datetime loading sizes'.split(' '));
const ADRESSES = new Map([
  ['href', /^(https?|mailto|tel):$/],
  ['src', /^https?:$/],
]);

/** The HTML of a template rebuilt from allowed tags: nothing of it runs, whoever wrote it. */
export function sanitize(html: string, base: URL): DocumentFragment {
  const lu = new DOMParser().parseFromString(html, 'text/html');
  const propre = document.createDocumentFragment();
  propre.append(...enfantsDe(lu.body, base));
  return propre;
}

/** The styles that come with a template, which apply to it alone. */
export function stylesDans(html: string): string {
  const lu = new DOMParser().parseFromString(html, 'text/html');
  return [...lu.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
}

function enfantsDe(parent: Element, base: URL): Node[] {
  return [...parent.childNodes].flatMap((noeud) => {
    if (noeud.nodeType === Node.TEXT_NODE) return [document.createTextNode(noeud.nodeValue ?? '')];
    return noeud instanceof Element ? elementDe(noeud, base) : [];
  });
}

function elementDe(element: Element, base: URL): Node[] {
  const nom = element.localName;
  if (MUETTES.has(nom)) return [];
  if (!BALISES.has(nom)) return enfantsDe(element, base);
  const propre = document.createElement(nom);
  for (const { name, value } of element.attributes) {
    if (ATTRIBUTS.has(name)) propre.setAttribute(name, value);
    const permis = ADRESSES.get(name);
    // A fragment of the page that a template was drawn for leads nowhere in this page.
    if (!permis || value.startsWith('#') || !URL.canParse(value, base)) continue;
    const adresse = new URL(value, base);
    if (permis.test(adresse.protocol)) propre.setAttribute(name, adresse.href);
  }
  propre.append(...enfantsDe(element, base));
  return [propre];
}
