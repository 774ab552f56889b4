import { adresseDuLot, civilDay, GENRES_DE_MEDIA, jourEnMots, poidsEnMots } from '@bridge/contract';
import { element, escapeHtml, voidElement } from '../../../platform/html.ts';
import { privateDocument, privatePage, privateRefusal } from '../../../platform/http/secret-link.ts';
import { conditionsEnMots, labelOf } from './conditions.words.ts';
import type { MediaDuLot } from './partage.repository.ts';

const STYLE = `:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui,sans-serif;margin:0 auto;max-width:76rem;padding:2rem 1.5rem 4rem;color:light-dark(#1d2733,#e6ebf0);background:light-dark(#fff,#14191f)}
h1{font-size:1.6rem;margin:0 0 .25rem}h2{font-size:1rem;margin:0;overflow-wrap:anywhere}p{margin:0}
header{display:flex;flex-wrap:wrap;gap:1rem;align-items:end;justify-content:space-between;margin-bottom:1.5rem}
.quiet{color:light-dark(#5a6774,#9aa7b4);font-size:.875rem}
a{color:light-dark(#0b5c8a,#7cc4ec)}
.all,.one{display:inline-block;padding:.5rem 1rem;border-radius:.375rem;text-decoration:none;font-weight:600}
.all{color:#fff;background:#0b5c8a}.one{padding:.25rem .75rem;border:1px solid currentColor}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(15rem,100%),1fr));gap:1rem;margin:0;padding:0;list-style:none}
li{display:flex;flex-direction:column;gap:.375rem;padding:.75rem;border:1px solid light-dark(#d5dce3,#323c46);border-radius:.5rem}
.view{display:grid;place-items:center;aspect-ratio:4/3;border-radius:.25rem;overflow:hidden;background:light-dark(#f1f4f7,#1d242c)}
.view img{width:100%;height:100%;object-fit:contain}
.foot{margin-top:auto;padding-top:.5rem;display:flex;gap:.75rem;align-items:center;justify-content:space-between}`;

export const entetesDuLot = (filesUrl = '') => privatePage(STYLE, { filesUrl });

const MESSAGES = {
  ferme: [
    'Ce partage est fermé',
    'Le lien a expiré, ou il a été révoqué. Demandez-en un nouveau à qui vous l’a donné.',
  ],
  vide: [
    'Ce partage est vide',
    'Aucun de ces médias n’est plus à télécharger. Demandez un nouveau lien à qui vous l’a donné.',
  ],
  inconnu: ['Partage introuvable', 'Ce lien ne mène à aucun partage. Vérifiez que vous l’avez copié en entier.'],
  occupe: [
    'Trop de téléchargements en cours',
    'Les téléchargements qui attendent sont déjà trop nombreux. Réessayez dans quelques minutes.',
  ],
  trop: ['Trop de demandes', 'Votre réseau a demandé trop de pages en une minute. Réessayez dans une minute.'],
  absent: ['Média introuvable', 'Ce média n’est pas dans ce partage, ou n’y est plus.'],
} as const;
export type Refus = keyof typeof MESSAGES;

export function pageDeRefus(refus: Refus): string {
  return privateRefusal(STYLE, MESSAGES[refus]);
}

interface Lot {
  /** The origin of the files, when they have one of their own; otherwise empty. */
  readonly filesUrl: string;
  readonly secret: string;
  readonly entite: string | null;
  readonly expireLe: Date;
  readonly medias: readonly MediaDuLot[];
}

const hour = new Intl.DateTimeFormat('fr', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Paris' });

/** « 22 novembre 2026 à 11 h 00 ». */
const momentEnMots = (at: Date) => `${jourEnMots(civilDay(at))} à ${hour.format(at).replace(':', '\u00a0h\u00a0')}`;

export function pageDuLot({ filesUrl, secret, entite, expireLe, medias }: Lot): string {
  const base = `${filesUrl}${adresseDuLot(secret)}`;
  const nombre = medias.length > 1 ? `${medias.length} médias` : `${medias.length} média`;
  const titre = `${nombre} à télécharger`;
  const jusqua = `Ce lien est valable jusqu’au ${momentEnMots(expireLe)}.`;
  const poids = medias.reduce((sum, { taille }) => sum + taille, 0);
  const all = element('a', { class: 'all', href: `${base}/archive` }, `Tout télécharger (ZIP, ${poidsEnMots(poids)})`);
  const par = entite === null ? '' : element('p', {}, `Partagé par ${escapeHtml(entite)}.`);
  const none = element('p', {}, MESSAGES.vide[1]);
  const head = `<div>${element('h1', {}, escapeHtml(titre))}${par}${element('p', { class: 'quiet' }, jusqua)}</div>`;
  const list = `<ul>${medias.map((media) => vignette(media, `${base}/${media.id}`)).join('')}</ul>`;
  return privateDocument(
    STYLE,
    titre,
    `<header>${head}${medias.length > 0 ? all : ''}</header><main>${medias.length > 0 ? list : none}</main>`,
  );
}

function vignette(media: MediaDuLot, adresse: string): string {
  const { titre, alternatif, credit, genre, nom, taille, vues } = media;
  const view = vues.includes('vignette')
    ? voidElement('img', { src: `${adresse}/vignette`, alt: alternatif, loading: 'lazy' })
    : element('span', { class: 'quiet' }, labelOf(GENRES_DE_MEDIA, genre));
  const download = element(
    'a',
    { class: 'one', href: `${adresse}/original`, download: nom, 'aria-label': `Télécharger ${titre}` },
    'Télécharger',
  );
  return element(
    'li',
    {},
    [
      element('div', { class: 'view' }, view),
      element('h2', {}, escapeHtml(titre)),
      element('p', {}, escapeHtml(credit)),
      element('p', { class: 'quiet' }, escapeHtml(conditionsEnMots(media))),
      element('div', { class: 'foot' }, `${download}${element('span', { class: 'quiet' }, poidsEnMots(taille))}`),
    ].join(''),
  );
}
