import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Langue } from '@bridge/contract';
import { ASSETS } from '../../../assets.ts';
import { escapeHtml } from '../../../platform/html.ts';
import type { Feuille, Lien } from './feuille.ts';
import { motsDeFeuilletable } from './feuilletable.words.ts';

const read = (name: string) => readFileSync(new URL(`feuilletable/${name}`, ASSETS), 'utf8');
let files: { readonly style: string; readonly script: string } | undefined;

/** The style and the script that come with the product. */
function fichiers() {
  files ??= { style: read('feuilletable.css'), script: read('feuilletable.js') };
  return files;
}

interface Options {
  readonly titre: string;
  readonly langue: Langue;
  readonly feuilles: readonly Feuille[];
  /** The address of the picture of a page, from 1. */
  readonly image: (page: number) => string;
  /** The address of the PDF, or null when readers get none. */
  readonly pdf: string | null;
}

/** Pages to leaf through by finger, wheel, keys or buttons; without a script they scroll. */
export function feuilletable({ titre, langue, feuilles, image, pdf }: Options): { html: string; politique: string } {
  const mots = motsDeFeuilletable(langue);
  const { script } = fichiers();
  const style = styleDe(feuilles);
  const pages = feuilles.map((feuille, rank) => {
    const { largeur, hauteur, texte } = feuille;
    const n = rank + 1;
    const nom = `${mots.page} ${n}`;
    return `<section id="p${n}" aria-label="${escapeHtml(nom)}"><div class="feuille"><img src="${escapeHtml(image(n))}" alt="" width="${Math.round(largeur)}" height="${Math.round(hauteur)}"${rank > 2 ? ' loading="lazy"' : ''}>${calque(feuille)}</div><div class="texte">${paragraphes(texte)}</div></section>`;
  });
  const html = `<!doctype html>
<html lang="${langue}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(titre)}</title><style>${style}</style></head>
<body><header><h1>${escapeHtml(titre)}</h1><span class="ou" aria-live="polite"></span>
<button type="button" data-pas="-1" hidden>${escapeHtml(mots.precedente)}</button><button type="button" data-pas="1" hidden>${escapeHtml(mots.suivante)}</button>
<label><input type="checkbox" id="texte"> ${escapeHtml(mots.texte)}</label>${pdf === null ? '' : `<a href="${escapeHtml(pdf)}">${escapeHtml(mots.pdf)}</a>`}</header>
<main tabindex="0" aria-label="${escapeHtml(titre)}">${pages.join('\n')}</main>
<script>${script}</script></body></html>`;
  // Nothing but the style and the script written here runs. Any site may frame the page, as offices do.
  const politique = `default-src 'none'; img-src 'self'; style-src '${empreinte(style)}'; script-src '${empreinte(script)}'; base-uri 'none'; form-action 'none'`;
  return { html, politique };
}

const empreinte = (source: string) => `sha256-${createHash('sha256').update(source).digest('base64')}`;

const paragraphes = (texte: string) =>
  texte
    .split('\n')
    .filter((ligne) => ligne.trim() !== '')
    .map((ligne) => `<p>${escapeHtml(ligne)}</p>`)
    .join('');

/** The links of a page, over its picture. */
function calque({ liens }: Feuille): string {
  const drawn = liens.flatMap((lien) => {
    const href = adresseDe(lien);
    return href === null ? [] : [lienSur(lien, href)];
  });
  if (drawn.length === 0) return '';
  return `<svg viewBox="0 0 1 1" preserveAspectRatio="none">${drawn.join('')}</svg>`;
}

const lienSur = ({ x, y, largeur, hauteur, vers, mots }: Lien, href: string) =>
  `<a href="${escapeHtml(href)}" aria-label="${escapeHtml(mots || String(vers))}"${typeof vers === 'string' ? ' target="_blank" rel="noopener"' : ''}><rect x="${x}" y="${y}" width="${largeur}" height="${hauteur}"/></a>`;

/** The address of a link, when it is a page of this document, the web, an e-mail or a call; else null. */
function adresseDe({ vers }: Lien): string | null {
  if (typeof vers === 'number') return `#p${vers}`;
  return /^(?:https?:|mailto:|tel:)/i.test(vers) ? vers : null;
}

/** The style of the pages, with their shape: the policy allows no style attribute. */
function styleDe([first]: readonly Feuille[]): string {
  const ratio = first ? `${Math.round(first.largeur)} / ${Math.round(first.hauteur)}` : '1';
  return `${fichiers().style}.feuille { aspect-ratio: ${ratio} }`;
}
