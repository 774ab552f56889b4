import { motDuProduit } from '../../composition/mots/langue.rules.ts';
import { element, escapeHtml, voidElement } from '../../platform/html.ts';
import { htmlOfBloc } from '../bloc.html.ts';
import { ciel as dessinDuCiel } from './ciel.svg.ts';
import type { BandeauDEcran, ContenuDEcran, Ecran, EncartDEcran } from './contenu.ts';
import { echelleDe, PORTEE, stylesDEcran } from './ecran.styles.ts';
import { sansReseau } from './images.rules.ts';
import { film, heading, paragraph, picture } from './pieces.html.ts';
import { isBas, isLibre, isSeul, tenueDe } from './seul.rules.ts';

/** A whole page of the size of the screen. All texts are escaped here. */
export function pageDEcran(contenu: ContenuDEcran, ecran: Ecran, bandeau: BandeauDEcran | null): string {
  const { langue, largeur, hauteur } = ecran;
  const size = `html,body{width:${largeur}px;height:${hauteur}px}`;
  const root = element(
    'div',
    { class: 'ecran', 'data-bandeau': bandeau?.place },
    htmlDeVue(contenu, ecran) + (bandeau === null ? '' : htmlDuBandeau(bandeau, ecran)),
  );
  return `<!doctype html><html lang="${langue}"><head><meta charset="utf-8"><style>${size}${stylesDEcran(ecran, ':root')}</style></head><body class="bridge">${root}</body></html>`;
}

/** The part that changes from one slide to the next: it fills the room that the band leaves. */
export function htmlDeVue(contenu: ContenuDEcran, ecran: Ecran): string {
  return enVue(htmlDuContenu(contenu, ecran), ecran);
}

/** Wraps a slide in the elements that the styles of gabarits start from. */
const enVue = (inner: string, { langue }: Ecran) =>
  element('div', { class: 'bridge vue' }, element('div', { class: PORTEE, lang: langue }, inner));

/** The band. The code that shows it keeps the time, the day and the moving text alive. */
export function htmlDuBandeau({ heure, date, logo, defilant }: BandeauDEcran, ecran: Ecran): string {
  const source = logo && ecran.adresse(logo.source);
  const parts = [
    source === null ? '' : voidElement('img', { src: source, alt: logo?.alternative }),
    heure === null ? '' : element('span', { class: 'diapo-heure', 'data-heure': '' }, escapeHtml(heure)),
    date === null ? '' : element('span', { class: 'diapo-date', 'data-date': '' }, escapeHtml(date)),
    defilant === '' ? '' : element('span', { class: 'diapo-defilant', 'data-defilant': '' }, escapeHtml(defilant)),
  ];
  return enVue(element('footer', { class: 'diapo-bandeau' }, parts.join('')), ecran);
}

function htmlDuContenu(contenu: ContenuDEcran, ecran: Ecran): string {
  const { gabarit } = ecran;
  const diapo = (attributes: Record<string, string | undefined>, inner: string) =>
    element('main', { class: 'diapo', 'data-disposition': gabarit.disposition, ...attributes }, inner);
  const seul = (inner: string, ton = '') =>
    diapo(
      { class: `diapo${ton === 'alerte' ? ' diapo-alerte' : ''}`, 'data-disposition': undefined },
      element('div', { class: 'diapo-textes diapo-seul', style: styleDeTenue(contenu, ecran) }, inner),
    );
  const textes = (inner: string) =>
    element(
      'div',
      { class: isLibre(contenu) ? 'diapo-textes diapo-libre' : 'diapo-textes', style: styleDeTenue(contenu, ecran) },
      inner,
    );
  const bas = isBas(ecran) ? '' : undefined;
  switch (contenu.genre) {
    case 'objet': {
      const { titre, lieu, texte, photo, blocs, qr } = contenu;
      const words =
        heading(titre) +
        paragraph('diapo-lieu', lieu) +
        paragraph('diapo-texte', texte) +
        (blocs.length === 0
          ? ''
          : element(
              'div',
              { class: 'diapo-blocs' },
              blocs.map((bloc) => sansReseau(htmlOfBloc(bloc), contenu.photos, ecran)).join(''),
            ));
      const coin = qr === null || gabarit.zoneQr === 'aucun' ? undefined : gabarit.zoneQr;
      const shown = picture(photo, ecran);
      return diapo(
        { 'data-photo': shown === '' ? undefined : 'oui', 'data-qr': coin },
        shown +
          textes(words) +
          (coin === undefined ? '' : element('div', { class: 'diapo-qr', 'data-coin': coin }, qr ?? '')) +
          encartHtml(contenu.encart, ecran),
      );
    }
    case 'image':
    case 'video': {
      const { titre, cadrage } = contenu;
      const shown =
        contenu.genre === 'image' ? picture(contenu.image, ecran, cadrage) : film(contenu.video, ecran, cadrage);
      return diapo(
        { 'data-disposition': 'plein', 'data-photo': titre === '' ? undefined : 'oui' },
        shown +
          (titre === '' ? '' : textes(heading(titre, ecran))) +
          (contenu.genre === 'video' && contenu.annonce ? signature(contenu.annonce) : ''),
      );
    }
    case 'texte':
      return seul(heading(contenu.titre) + paragraph('diapo-texte', contenu.texte), contenu.ton);
    case 'agenda': {
      const lines = contenu.lignes.map(({ nom, lieu, heures }) =>
        element(
          'li',
          {},
          // Without an hour, the column of hours stays empty.
          element('p', { class: 'diapo-heures' }, escapeHtml(heures)) +
            element('b', {}, escapeHtml(nom)) +
            element('span', {}, escapeHtml(lieu)),
        ),
      );
      return diapo(
        { 'data-disposition': undefined },
        textes(heading(contenu.titre, ecran) + element('ul', { class: 'diapo-agenda' }, lines.join(''))),
      );
    }
    case 'compte':
      return seul(
        heading(contenu.titre) + element('p', { class: 'diapo-reste', 'data-reste': '' }, escapeHtml(contenu.reste)),
      );
    case 'qr':
      return seul(
        heading(contenu.titre) +
          (contenu.svg === null ? '' : element('div', { class: 'diapo-code' }, contenu.svg)) +
          paragraph('diapo-texte', contenu.texte),
      );
    case 'meteo': {
      const days = contenu.jours.map(({ jour, ciel, mots, min, max }) =>
        element(
          'li',
          {},
          element('b', {}, escapeHtml(jour)) +
            element('i', { 'aria-hidden': 'true' }, dessinDuCiel(ciel)) +
            element('span', {}, escapeHtml(mots)) +
            element('strong', {}, escapeHtml(max)) +
            element('em', {}, escapeHtml(min)),
        ),
      );
      return diapo(
        { 'data-disposition': undefined, 'data-bas': bas },
        textes(
          heading(contenu.titre, ecran) +
            element('ul', { class: 'diapo-meteo' }, days.join('')) +
            paragraph('diapo-releve', contenu.releve),
        ),
      );
    }
    case 'nouvelle':
      return diapo(
        { 'data-disposition': undefined },
        textes(
          paragraph('diapo-lieu', contenu.source) +
            heading(contenu.titre) +
            paragraph('diapo-texte', contenu.texte) +
            paragraph('diapo-releve', contenu.date),
        ),
      );
    case 'carte': {
      const dots = contenu.reperes.map(({ x, y, couleur }) =>
        element('circle', { cx: `${x}%`, cy: `${y}%`, r: '.55em', fill: couleur }, ''),
      );
      const legend = contenu.legende.map(({ nom, couleur }) =>
        element('li', {}, element('i', { style: `background:${couleur}` }, '') + escapeHtml(nom)),
      );
      return diapo(
        { 'data-disposition': 'plein' },
        picture(contenu.fond, ecran, 'etirer') +
          element('svg', { class: 'diapo-reperes' }, dots.join('')) +
          heading(contenu.titre, ecran, 'carte') +
          (legend.length === 0 ? '' : element('ul', { class: 'diapo-legende', 'data-bas': bas }, legend.join(''))),
      );
    }
    case 'annonce': {
      const { titre, texte, image, mention, qr } = contenu;
      const shown = picture(image, ecran, 'contenir');
      const isAlone = titre === '' && texte === '';
      return diapo(
        {
          'data-disposition': isAlone ? 'plein' : gabarit.disposition,
          'data-photo': shown && !isAlone ? 'oui' : undefined,
          'data-qr': qr === null ? undefined : 'bas-droite',
        },
        shown + (isAlone ? '' : textes(heading(titre) + paragraph('diapo-texte', texte))) + signature({ mention, qr }),
      );
    }
  }
}

/** The signature of an annonce, whatever it shows: that it is one, who pays, and its QR code. */
const signature = ({ mention, qr }: { readonly mention: string; readonly qr: string | null }) =>
  (qr === null ? '' : element('div', { class: 'diapo-qr', 'data-coin': 'bas-droite' }, qr)) +
  paragraph('diapo-mention', mention);

/** The place itself is seen in previews alone: a screen without an annonce has no hole. */
function encartHtml(encart: EncartDEcran | 'vide' | null, ecran: Ecran): string {
  if (encart === null) return '';
  if (encart === 'vide')
    return element('aside', { class: 'diapo-annonce diapo-place' }, motDuProduit('annonce', ecran));
  const { titre, texte, image, mention } = encart;
  const words = (titre === '' ? '' : element('b', {}, escapeHtml(titre))) + paragraph('diapo-texte', texte);
  const inner = picture(image, ecran, 'contenir') + (words === '' ? '' : element('div', {}, words));
  return element('aside', { class: 'diapo-annonce' }, paragraph('diapo-releve', mention) + inner);
}

/** The style that makes words smaller when they are too many for the sizes of their gabarit. */
function styleDeTenue(contenu: ContenuDEcran, ecran: Ecran): string | undefined {
  if (!isSeul(contenu)) return undefined;
  const { echelle, mesure } = tenueDe(contenu, ecran);
  if (echelle === 1) return undefined;
  const titre = Math.round(ecran.gabarit.tailleTitre * echelleDe(ecran) * echelle);
  return `--titre:${titre}px;--mesure:${mesure}px;font-size:${echelle.toFixed(2)}em`;
}
