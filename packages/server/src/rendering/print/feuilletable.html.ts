import { createHash } from 'node:crypto';
import type { Langue } from '@bridge/contract';
import { escapeHtml } from '../../platform/html.ts';
import type { Feuille, Lien } from './feuilles.ts';
import { motsDeFeuilletable } from './feuilletable.words.ts';

interface Options {
  readonly titre: string;
  readonly langue: Langue;
  readonly feuilles: readonly Feuille[];
  /** Of the picture of a page; the first is 1. */
  readonly image: (page: number) => string;
  /** Of the PDF; null where readers have none. */
  readonly pdf: string | null;
}

/** Pages that are leafed through: they slide, by finger, wheel, keys or buttons; without script they are scrolled through. */
export function feuilletable({ titre, langue, feuilles, image, pdf }: Options): { html: string; politique: string } {
  const mots = motsDeFeuilletable(langue);
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
<script>${SCRIPT}</script></body></html>`;
  // Nothing but what is written here runs, and anybody may frame it: offices show it on their own sites.
  const politique = `default-src 'none'; img-src 'self'; style-src '${empreinte(style)}'; script-src '${empreinte(SCRIPT)}'; base-uri 'none'; form-action 'none'`;
  return { html, politique };
}

const empreinte = (source: string) => `sha256-${createHash('sha256').update(source).digest('base64')}`;

const paragraphes = (texte: string) =>
  texte
    .split('\n')
    .filter((ligne) => ligne.trim() !== '')
    .map((ligne) => `<p>${escapeHtml(ligne)}</p>`)
    .join('');

/** Where links are, over the picture. */
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

/** What a reader may be led to: pages of this document, the web, a message or a call. */
function adresseDe({ vers }: Lien): string | null {
  if (typeof vers === 'number') return `#p${vers}`;
  return /^(?:https?:|mailto:|tel:)/i.test(vers) ? vers : null;
}

function styleDe([first]: readonly Feuille[]): string {
  const ratio = first ? `${Math.round(first.largeur)} / ${Math.round(first.hauteur)}` : '1';
  return `
*{box-sizing:border-box}html,body{height:100%;margin:0}
body{display:flex;flex-direction:column;font:1rem/1.5 system-ui,sans-serif;background:#2b3036;color:#fff}
header{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;padding:.5rem 1rem}
h1{flex:1;min-width:10rem;margin:0;font-size:1rem}
button,header a,label{min-height:2.75rem;display:inline-flex;align-items:center;gap:.4rem;padding:0 .75rem;border:1px solid #79828c;border-radius:.375rem;background:transparent;color:inherit;font:inherit;text-decoration:none;cursor:pointer}
[hidden]{display:none}button:disabled{opacity:.45;cursor:default}
:focus-visible{outline:3px solid #ffd24d;outline-offset:2px}
main{flex:1;min-height:0;display:flex;overflow:auto;scroll-snap-type:x mandatory}
section{flex:0 0 100%;height:100%;padding:.5rem;scroll-snap-align:start;overflow:auto;display:flex;flex-direction:column;align-items:center}
.feuille{position:relative;aspect-ratio:${ratio};height:100%;max-width:100%;flex:none;object-fit:contain;background:#fff}
.feuille img,.feuille svg{position:absolute;inset:0;width:100%;height:100%}
.feuille img{object-fit:contain}rect{fill:transparent}a:hover rect,a:focus-visible rect{fill:#ffd24d;fill-opacity:.3}
.texte{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
body:has(#texte:checked) .texte{position:static;width:100%;max-width:40rem;height:auto;clip-path:none;padding:1rem 0}
.texte p{margin:0 0 .25rem}
@media (min-aspect-ratio:4/3){section{flex-basis:50%;padding:.5rem 0;scroll-snap-align:none}section:first-child{flex-basis:100%;scroll-snap-align:start}section:nth-child(even){align-items:flex-end;scroll-snap-align:start}section:nth-child(odd):not(:first-child){align-items:flex-start}}
@media (max-width:40rem){.feuille{height:auto;width:100%}header{padding:.25rem .5rem;gap:.25rem}h1{flex-basis:75%}button,header a,label{padding:0 .5rem;font-size:.8125rem}}
@media (prefers-reduced-motion:no-preference){main{scroll-behavior:smooth}}
@media print{body{display:block}header{display:none}main{display:block;overflow:visible}section{height:auto;break-after:page}}`;
}

const SCRIPT = `(()=>{
const main=document.querySelector('main'),pages=[...main.children],where=document.querySelector('.ou'),buttons=[...document.querySelectorAll('[data-pas]')];
const wide=matchMedia('(min-aspect-ratio:4/3)');
const leftOf=(n)=>pages[n].offsetLeft-pages[0].offsetLeft;
let at=0;
const here=()=>pages.reduce((best,_,n)=>Math.abs(leftOf(n)-main.scrollLeft)<Math.abs(leftOf(best)-main.scrollLeft)-1?n:best,0);
const show=()=>{at=here();where.textContent=(at+1)+' / '+pages.length;buttons[0].disabled=at===0;buttons[1].disabled=main.scrollLeft+main.clientWidth>=main.scrollWidth-2};
const go=(n)=>main.scrollTo({left:leftOf(Math.max(0,Math.min(pages.length-1,n)))});
const step=(by)=>go(wide.matches&&(by<0?at>1:at>0)?at+2*by:at+by);
for(const one of buttons){one.hidden=false;one.addEventListener('click',()=>step(Number(one.dataset.pas)))}
document.addEventListener('keydown',(event)=>{
if(event.altKey||event.ctrlKey||event.metaKey||event.target.closest('input,button'))return;
const way={ArrowRight:1,PageDown:1,ArrowLeft:-1,PageUp:-1}[event.key];
if(way)step(way);else if(event.key==='Home')go(0);else if(event.key==='End')go(pages.length-1);else return;
event.preventDefault()});
document.addEventListener('click',(event)=>{const link=event.target.closest('a[href^="#p"]');if(!link)return;event.preventDefault();const n=Number(link.getAttribute('href').slice(2))-1;go(wide.matches&&n>0&&n%2===0?n-1:n)});
let soon;main.addEventListener('scroll',()=>{clearTimeout(soon);soon=setTimeout(show,80)},{passive:true});
addEventListener('resize',show);show();
})()`;
