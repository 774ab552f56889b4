/** The markup that a template may hold. Anything else is refused when saved, and left out when drawn. */

const words = (text: string) => new Set(text.split(/\s+/));

/**
 * The permitted elements. None of them changes how browsers read what follows, as script, style, title, textarea,
 * iframe, noscript and plaintext do: what is parsed here as an attribute is one for browsers too.
 */
const ELEMENTS = words(
  `a abbr address article aside b bdi bdo blockquote br button caption cite code col colgroup data dd del details dfn div dl dt em
  figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr i img ins kbd li mark nav ol p picture pre q s samp section small source
  span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr
  svg g path circle ellipse line polyline polygon rect`,
);
const VIDES = words('br hr img wbr col source path circle ellipse line polyline polygon rect');
const ATTRIBUTS = words(
  `class id lang dir title role hidden tabindex href hreflang rel target download src srcset sizes alt width height loading decoding
  media type datetime colspan rowspan scope headers open start reversed value cite itemprop itemscope itemtype itemid
  viewbox xmlns d fill fill-rule clip-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray cx cy r rx ry x y x1 x2 y1 y2
  points transform opacity focusable preserveaspectratio`,
);
const ADRESSES = words('href src cite itemid');

/** Addresses of the web, of the site itself or of the page. Letters written as entities match none of them. */
const ADRESSE_PERMISE = /^\s*(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#|\?|$)/i;
const CANDIDAT_PERMIS = /^(?:https?:\/\/|\/(?![/\\]))/i;

export const elementPermis = (nom: string): boolean => ELEMENTS.has(nom);
export const elementVide = (nom: string): boolean => VIDES.has(nom);

export const attributPermis = (nom: string): boolean =>
  ATTRIBUTS.has(nom) || /^(?:aria|data)-[a-z0-9-]{1,60}$/.test(nom);

/** Whether a value is permitted, `valeur` being as written in the markup. */
export function valeurPermise(nom: string, valeur: string): boolean {
  if (ADRESSES.has(nom)) return ADRESSE_PERMISE.test(valeur);
  if (nom === 'srcset')
    return valeur.split(/,\s+/).every((candidat) => candidat.trim() === '' || CANDIDAT_PERMIS.test(candidat.trim()));
  // Presentation attributes of drawings could name other files.
  return !/url\s*\(/i.test(valeur) || !/^(?:fill|stroke|clip)/.test(nom);
}
