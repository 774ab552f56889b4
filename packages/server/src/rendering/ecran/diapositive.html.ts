import { creditNu } from '../../composition/mots/credit.rules.ts';
import { motDuProduit } from '../../composition/mots/langue.rules.ts';
import { element, escapeHtml, voidElement } from '../../platform/html.ts';
import { htmlOfBloc } from '../bloc.html.ts';
import type { BandeauDEcran, ContenuDEcran, Ecran, ImageDEcran } from './contenu.ts';
import { PORTEE, stylesDEcran } from './ecran.styles.ts';

/** A whole page of the size of the screen. Texts are escaped here, all of them. */
export function pageDEcran(contenu: ContenuDEcran, ecran: Ecran): string {
  const { bandeau, langue } = ecran;
  const band = bandeau === null ? '' : htmlDuBandeau(bandeau);
  const inner = htmlDuContenu(contenu, ecran) + band;
  const root = element('div', { class: PORTEE, 'data-bandeau': bandeau?.place }, inner);
  return `<!doctype html><html lang="${langue}"><head><meta charset="utf-8"><style>${stylesDEcran(ecran)}</style></head><body class="bridge">${root}</body></html>`;
}

function htmlDuContenu(contenu: ContenuDEcran, { gabarit, langue }: Ecran): string {
  const { disposition } = gabarit;
  const diapo = (attributes: Record<string, string | undefined>, inner: string) =>
    element('main', { class: 'diapo', 'data-disposition': disposition, ...attributes }, inner);
  const seul = (inner: string, ton = '') =>
    diapo(
      { class: `diapo${ton === 'alerte' ? ' diapo-alerte' : ''}`, 'data-disposition': undefined },
      element('div', { class: 'diapo-textes diapo-seul' }, inner),
    );
  switch (contenu.genre) {
    case 'objet': {
      const { titre, lieu, texte, photo, blocs, qr } = contenu;
      const words =
        heading(titre) +
        paragraph('diapo-lieu', lieu) +
        paragraph('diapo-texte', texte) +
        (blocs.length === 0 ? '' : element('div', { class: 'diapo-blocs' }, blocs.map(htmlOfBloc).join('')));
      const coin = qr === null || gabarit.zoneQr === 'aucun' ? undefined : gabarit.zoneQr;
      return diapo(
        { 'data-photo': photo === null ? undefined : 'oui', 'data-qr': coin },
        picture(photo) +
          element('div', { class: 'diapo-textes' }, words) +
          (coin === undefined ? '' : element('div', { class: 'diapo-qr', 'data-coin': coin }, qr ?? '')) +
          (gabarit.zoneAnnonce
            ? element('aside', { class: 'diapo-annonce' }, motDuProduit('annonce', { langue }))
            : ''),
      );
    }
    case 'image':
      return diapo(
        { 'data-disposition': 'plein', 'data-photo': contenu.titre === '' ? undefined : 'oui' },
        picture(contenu.image, contenu.cadrage) +
          (contenu.titre === '' ? '' : element('div', { class: 'diapo-textes' }, heading(contenu.titre))),
      );
    case 'texte':
      return seul(heading(contenu.titre) + paragraph('diapo-texte', contenu.texte), contenu.ton);
    case 'agenda': {
      const lines = contenu.lignes.map(({ nom, lieu }) =>
        element('li', {}, escapeHtml(nom) + element('span', {}, escapeHtml(lieu))),
      );
      const list = element('ul', { class: 'diapo-agenda' }, lines.join(''));
      return diapo(
        { 'data-disposition': undefined },
        element('div', { class: 'diapo-textes' }, heading(contenu.titre) + list),
      );
    }
    case 'compte':
      return seul(heading(contenu.titre) + paragraph('diapo-reste', contenu.reste));
    case 'qr':
      return seul(
        heading(contenu.titre) +
          (contenu.svg === null ? '' : element('div', { class: 'diapo-code' }, contenu.svg)) +
          paragraph('diapo-texte', contenu.texte),
      );
  }
}

const heading = (titre: string) => (titre === '' ? '' : element('h1', { class: 'diapo-titre' }, escapeHtml(titre)));

const paragraph = (name: string, texte: string) =>
  texte === '' ? '' : element('p', { class: name }, escapeHtml(texte));

function picture(image: ImageDEcran | null, cadrage?: string): string {
  if (image === null) return '';
  const named = creditNu(image.credit ?? '');
  const credit = named === '' ? '' : element('figcaption', { class: 'diapo-credit' }, escapeHtml(`© ${named}`));
  return element(
    'figure',
    { class: 'diapo-photo', 'data-cadrage': cadrage },
    voidElement('img', { src: image.url, alt: image.alternative }) + credit,
  );
}

function htmlDuBandeau({ heure, date, logo, defilant }: BandeauDEcran): string {
  const parts = [
    logo === null ? '' : voidElement('img', { src: logo.url, alt: logo.alternative }),
    heure === null ? '' : element('span', { class: 'diapo-heure' }, escapeHtml(heure)),
    date === null ? '' : element('span', {}, escapeHtml(date)),
    defilant === '' ? '' : element('span', { class: 'diapo-defilant' }, escapeHtml(defilant)),
  ];
  return element('footer', { class: 'diapo-bandeau' }, parts.join(''));
}
