/**
 * The elements that a drawing may hold: shapes, texts, colours. No script, nothing from elsewhere, and no filter whose
 * work grows with its numbers (feMorphology, feTurbulence, feConvolveMatrix) to minutes of drawing.
 */
export const ELEMENTS = new Set(
  `svg g defs symbol use title desc switch path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop clipPath mask pattern marker style filter feGaussianBlur feOffset feMerge feMergeNode
  feColorMatrix feBlend feFlood feComposite feDropShadow feComponentTransfer feFuncR feFuncG feFuncB feFuncA`.split(
    /\s+/,
  ),
);

const ATTRIBUTS = new Set(
  `id class style viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points dx dy rotate textLength lengthAdjust
  transform gradientTransform gradientUnits patternTransform patternUnits patternContentUnits clipPathUnits maskUnits
  maskContentUnits markerUnits markerWidth markerHeight refX refY orient spreadMethod offset stop-color stop-opacity
  preserveAspectRatio fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color display visibility overflow clip-path clip-rule mask filter
  marker-start marker-mid marker-end font-family font-size font-style font-weight font-variant font-stretch letter-spacing
  word-spacing text-anchor text-decoration dominant-baseline alignment-baseline baseline-shift writing-mode vector-effect
  paint-order mix-blend-mode isolation shape-rendering text-rendering role aria-label aria-hidden aria-labelledby lang version
  filterUnits primitiveUnits in in2 result stdDeviation values type mode operator k1 k2 k3 k4 radius flood-color flood-opacity
  color-interpolation-filters tableValues slope intercept amplitude exponent startOffset method spacing side xml:space`.split(
    /\s+/,
  ),
);

/** Style that fetches, imports, or hides its text. */
const STYLE_INTERDIT =
  /@import|@font-face|@namespace|expression\s*\(|javascript:|behavior\s*:|-moz-binding|[\\<]|(?:image|image-set|src)\s*\(/i;

/** Whether every address in a value is inside the drawing. */
function isInterne(value: string): boolean {
  const urls = value.match(/url\s*\([^)]*\)?/gi) ?? [];
  return urls.every((url) => /^url\s*\(\s*["']?#[\w.:-]+["']?\s*\)$/i.test(url));
}

/** The longest style, more than any drawing needs, and short enough to be read at once. */
const LONGEST_STYLE = 100_000;

export function styleNet(style: string): string {
  const plain = style.length > LONGEST_STYLE ? null : sansCommentaires(style);
  return plain === null || STYLE_INTERDIT.test(plain) || !isInterne(plain) ? '' : plain.replace(FILTRE_DE_STYLE, '');
}

/** Filters may be set by attribute only, where they are counted: a style would apply them to any number of elements. */
const FILTRE_DE_STYLE = /(?<=^|[;{\s])(?:-webkit-)?(?:backdrop-)?filter\s*:[^;}]*;?/gi;

/** A style without its comments, which may cut a word in two; null when a comment never ends. */
function sansCommentaires(style: string): string | null {
  const pieces: string[] = [];
  for (let at = 0; ; ) {
    const start = style.indexOf('/*', at);
    if (start === -1) return [...pieces, style.slice(at)].join('');
    pieces.push(style.slice(at, start));
    const end = style.indexOf('*/', start + 2);
    if (end === -1) return null;
    at = end + 2;
  }
}

/** An attribute as it is written anew, or null when it is left out. */
export function attributNet(name: string, value: string): readonly [name: string, value: string] | null {
  if (name === 'href' || name === 'xlink:href') return /^#[\w.:-]+$/.test(value.trim()) ? ['href', value.trim()] : null;
  if (!ATTRIBUTS.has(name)) return null;
  if (name === 'style') {
    const style = styleNet(value);
    return style === '' ? null : ['style', style];
  }
  if (name === 'filter' && !/^\s*url\s*\([^)]*\)\s*$/i.test(value)) return null;
  // An escape would hide a word from us, and not from a browser.
  return isInterne(value) && !/javascript:|\\/i.test(value) ? [name, value] : null;
}

export const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** A length in pixels, or null when the unit is another, or without a length. */
export function coteDe(value: string | undefined): number | null {
  const [, number, unit = 'px'] = /^\s*([\d.]+)\s*(px|pt|mm|cm|in)?\s*$/.exec(value ?? '') ?? [];
  if (number === undefined) return null;
  const pixels = Number(number) * ({ px: 1, pt: 4 / 3, mm: 96 / 25.4, cm: 96 / 2.54, in: 96 }[unit] ?? 1);
  return pixels > 0 && Number.isFinite(pixels) ? pixels : null;
}
