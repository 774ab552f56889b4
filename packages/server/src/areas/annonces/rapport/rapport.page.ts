import { adresseDuRapport, type RapportDAnnonceur } from '@bridge/contract';
import { element, escapeHtml, voidElement } from '../../../platform/html.ts';
import { privateDocument, privatePage, privateRefusal } from '../../../platform/http/secret-link.ts';
import { type RapportEnMots, rapportEnMots, type TableDeRapport } from './rapport.words.ts';

const STYLE = `:root{color-scheme:light dark;--encre:light-dark(#0b5c8a,#7cc4ec);--filet:light-dark(#d5dce3,#323c46);--gris:light-dark(#5a6774,#9aa7b4)}
body{font:1rem/1.5 system-ui,sans-serif;margin:0 auto;max-width:60rem;padding:2rem 1.25rem 4rem;color:light-dark(#1d2733,#e6ebf0);background:light-dark(#fff,#14191f)}
h1{font-size:1.75rem;margin:0;overflow-wrap:anywhere}h2{font-size:1.125rem;margin:2.5rem 0 .75rem}p{margin:0}
header{display:flex;flex-wrap:wrap;gap:1rem;align-items:end;justify-content:space-between;margin-bottom:1.5rem}
.quiet{color:var(--gris);font-size:.875rem}a{color:var(--encre)}
.pdf{padding:.5rem 1rem;border-radius:.375rem;text-decoration:none;font-weight:600;color:light-dark(#fff,#14191f);background:var(--encre)}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:.75rem;margin:0}
dl div{padding:.75rem 1rem;border:1px solid var(--filet);border-radius:.5rem}dt{color:var(--gris);font-size:.875rem}dd{margin:0;font-size:1.5rem;font-weight:650}
svg{display:block;width:100%;height:9rem;border-bottom:1px solid var(--gris)}rect{fill:var(--encre)}
.ends{display:flex;justify-content:space-between}.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse}th,td{padding:.4rem .5rem;border-bottom:1px solid var(--filet);text-align:right;font-variant-numeric:tabular-nums}
th:first-child{text-align:left}tbody th{font-weight:400;min-width:12rem}thead th{color:var(--gris);font-size:.875rem;font-weight:400}
th progress{display:block;width:100%;max-width:16rem;height:.25rem;margin-top:.25rem;accent-color:var(--encre)}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(11rem,100%),1fr));gap:1rem;margin:0;padding:0;list-style:none}
li img{width:100%;height:auto;border:1px solid var(--filet)}
@media print{.pdf{display:none}}`;

export const entetesDuRapport = () => privatePage(STYLE);

const MESSAGES = {
  ferme: [
    'Ce rapport n’est plus ouvert',
    'Le lien a expiré, ou il a été révoqué. Demandez-en un nouveau à qui vous l’a donné.',
  ],
  inconnu: ['Rapport introuvable', 'Ce lien ne mène à aucun rapport. Vérifiez que vous l’avez copié en entier.'],
} as const;
export type RefusDeRapport = keyof typeof MESSAGES;

export function pageDeRefus(refus: RefusDeRapport): string {
  return privateRefusal(STYLE, MESSAGES[refus]);
}

/** The page of a report, for anybody who has its link. */
export function pageDuRapport(secret: string, rapport: RapportDAnnonceur): string {
  const base = adresseDuRapport(secret);
  const mots = rapportEnMots(rapport);
  const { titre, periode, entite, faits, tables, pages, methode } = mots;
  const head = [
    entite === '' ? '' : element('p', { class: 'quiet' }, escapeHtml(entite)),
    element('h1', {}, escapeHtml(titre)),
    element('p', {}, escapeHtml(`Rapport de diffusion ${periode}`)),
  ].join('');
  const pdf = element('a', { class: 'pdf', href: `${base}/pdf` }, 'Télécharger en PDF');
  const facts = faits.map(({ nom, valeur }) => `<div>${element('dt', {}, nom)}${element('dd', {}, valeur)}</div>`);
  return privateDocument(
    STYLE,
    `Rapport de diffusion, ${titre}`,
    `<header><div>${head}</div>${pdf}</header><main>${element('dl', {}, facts.join(''))}
${element('h2', {}, 'Vues et passages par jour')}${barres(mots.jours)}
${tables.map(table).join('\n')}
${pages.length === 0 ? '' : element('h2', {}, 'Pages imprimées') + imprimees(base, pages)}
${element('h2', {}, 'Comment c’est compté')}${element('p', { class: 'quiet' }, escapeHtml(methode))}</main>`,
  );
}

const [WIDTH, HEIGHT] = [1_000, 100];

function barres({ debut, fin, barres: days }: RapportEnMots['jours']): string {
  const step = WIDTH / Math.max(1, days.length);
  const drawn = days.map(({ part, dit }, rang) => {
    const [x, height] = [(rang + 0.1) * step, part * HEIGHT];
    const place = { x, y: HEIGHT - height, width: step * 0.8, height };
    const numbers = Object.entries(place).map(([name, value]) => [name, String(Math.round(value * 100) / 100)]);
    return element('rect', Object.fromEntries(numbers), element('title', {}, escapeHtml(dit)));
  });
  const options = { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'none', role: 'img' };
  const svg = element('svg', { ...options, 'aria-label': 'Vues et passages par jour' }, drawn.join(''));
  const ends = `${element('span', {}, debut)}${element('span', {}, fin)}`;
  return `${svg}${element('p', { class: 'quiet ends' }, ends)}`;
}

function table({ titre, colonnes, lignes }: TableDeRapport): string {
  const head = colonnes.map((nom) => element('th', { scope: 'col' }, escapeHtml(nom))).join('');
  const rows = lignes.map(({ nom, valeurs, part }) => {
    const bar = element('progress', { max: '1', value: String(part), 'aria-hidden': 'true' }, '');
    const first = element('th', { scope: 'row' }, `${escapeHtml(nom)}${bar}`);
    return element('tr', {}, `${first}${valeurs.map((valeur) => element('td', {}, valeur)).join('')}`);
  });
  const drawn = `<thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody>`;
  return `${element('h2', {}, escapeHtml(titre))}<div class="scroll">${element('table', { 'aria-label': titre }, drawn)}</div>`;
}

function imprimees(base: string, pages: RapportEnMots['pages']): string {
  const items = pages.map(({ generation, page: numero, legende, detail }) => {
    const src = `${base}/pages/${generation}/${numero}`;
    const image = voidElement('img', { src, alt: legende, loading: 'lazy' });
    return `<li>${image}${element('p', {}, escapeHtml(legende))}${element('p', { class: 'quiet' }, escapeHtml(detail))}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}
