import type { Point } from './geojson.ts';
import type { MotsDeCarte } from './mots.ts';
import { sanitize, stylesDans } from './sanitize.ts';
import { adoptStyles } from './styles.ts';

/** The most names that a popup lists for objets in one place. */
const MOST = 50;

export interface Infobulle {
  readonly points: readonly Point[];
  readonly mots: MotsDeCarte;
  readonly base: URL;
  readonly close: () => void;
}

/** A popup that the server drew, and its address. */
export interface Dessinee {
  readonly html: string;
  readonly adresse: URL;
}

/** The content of the popup of a mark. Texts of a feed are put in as text; HTML of our templates is cleaned. */
export function infobulleDe({ points, mots, base, close }: Infobulle): HTMLElement {
  const contenu = document.createElement('div');
  contenu.className = 'bridge-carte-bulle';
  contenu.tabIndex = -1;
  contenu.setAttribute('role', 'dialog');
  const [premier] = points;
  contenu.setAttribute('aria-label', points.length === 1 ? (premier?.nom ?? '') : `${points.length} ${mots.objets}`);
  const croix = document.createElement('button');
  croix.type = 'button';
  croix.className = 'bridge-carte-bulle-fermer';
  croix.setAttribute('aria-label', mots.close);
  croix.textContent = '×';
  croix.addEventListener('click', close);
  contenu.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  });
  if (points.length > 1) contenu.append(listeDe(points));
  else if (premier) contenu.append(corpsDe(premier, mots, base));
  contenu.append(croix);
  return contenu;
}

function corpsDe(point: Point, mots: MotsDeCarte, base: URL): Node {
  const corps = document.createElement('div');
  corps.className = 'bridge-carte-corps';
  corps.dataset.bridgeObjet = point.id;
  if (point.infobulle !== '') corps.append(sanitize(point.infobulle, base));
  else {
    if (point.photo !== '') corps.append(photoDe(point.photo));
    corps.append(avecTexte('strong', point.nom), ...point.lignes.map((ligne) => avecTexte('p', ligne)));
  }
  link(corps, point, mots);
  return corps;
}

/** Puts the popup that the server drew in place of the waiting words; an empty one leaves them. */
export function replace(contenu: HTMLElement, point: Point, { html, adresse }: Dessinee, mots: MotsDeCarte): void {
  const corps = contenu.querySelector<HTMLElement>('.bridge-carte-corps');
  const propre = sanitize(html, adresse);
  if (!corps || (propre.textContent ?? '').trim() === '') return;
  adoptStyles(contenu.getRootNode(), stylesDans(html));
  // A visitor who was on the link stays on the popup.
  if (corps.querySelector(':focus')) contenu.focus({ preventScroll: true });
  corps.replaceChildren(propre);
  link(corps, point, mots);
}

/** Adds a link to the fiche, unless the popup has one. */
function link(corps: HTMLElement, point: Point, mots: MotsDeCarte): void {
  if (point.href === '' || corps.querySelector('a[href]')) return;
  corps.append(lienVers(point.href, mots.voirFiche, `${mots.voirFiche} (${point.nom})`));
}

function listeDe(points: readonly Point[]): HTMLElement {
  const liste = document.createElement('ul');
  for (const point of points.slice(0, MOST)) {
    const ligne = document.createElement('li');
    ligne.dataset.bridgeObjet = point.id;
    ligne.append(point.href === '' ? point.nom : lienVers(point.href, point.nom));
    liste.append(ligne);
  }
  return liste;
}

function lienVers(href: string, texte: string, nom = ''): HTMLAnchorElement {
  const lien = document.createElement('a');
  lien.href = href;
  lien.textContent = texte;
  if (nom !== '') lien.setAttribute('aria-label', nom);
  return lien;
}

function photoDe(src: string): HTMLImageElement {
  const photo = document.createElement('img');
  photo.src = src;
  // The name below the photo says what it shows.
  photo.alt = '';
  photo.loading = 'lazy';
  return photo;
}

function avecTexte(balise: 'strong' | 'p', texte: string): HTMLElement {
  const element = document.createElement(balise);
  element.textContent = texte;
  return element;
}
