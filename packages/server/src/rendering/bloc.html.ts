import type { BlocRendu, EditionEnLigne, Fragment, Noeud, NoeudDe, Paire } from '@bridge/contract';
import { creditNu } from '../composition/mots/credit.rules.ts';
import { element, escapeHtml, voidElement } from '../platform/html.ts';
import { dessinDePicto } from './pictos.ts';

/**
 * A bloc as HTML. All texts are escaped here; rich texts were cleaned when they were composed. Its genre is no class: what
 * it holds has classes, and their styles are not to be its own.
 */
export function htmlOfBloc({ genre, titre, niveau, langue, noeuds }: BlocRendu): string {
  const heading = titre
    ? element(`h${niveau}`, { class: 'bloc-titre', lang: titre.langue }, escapeHtml(titre.texte))
    : '';
  return element(
    'section',
    { class: 'bloc', 'data-genre': genre, lang: langue },
    heading + noeuds.map(htmlOf).join(''),
  );
}

function htmlOf(noeud: Noeud): string {
  switch (noeud.genre) {
    case 'paragraphe':
      return element('p', {}, joined(noeud.fragments, ' '));
    case 'riche':
      return element('div', { class: 'bloc-texte', lang: noeud.langue }, noeud.html);
    case 'paires':
      return pairs(noeud);
    case 'liste':
      return list(noeud);
    case 'galerie':
      return gallery(noeud);
    case 'horaires':
      return schedule(noeud);
    case 'tarifs':
      return prices(noeud);
    case 'liens':
      return element(
        'ul',
        { class: 'bloc-liens' },
        noeud.liens.map((lien) => element('li', {}, inline(lien))).join(''),
      );
    case 'qr':
      return qr(noeud);
    case 'edition':
      return editionATelecharger(noeud);
    case 'carte':
      return map(noeud);
  }
}

function inline(fragment: Fragment): string {
  const { texte, langue, href, picto: nom, barre, dit, html } = fragment;
  const words = html ?? escapeHtml(texte).replace(/\n/g, '<br>');
  const said = dit === undefined ? words : element('span', { role: 'img', 'aria-label': dit }, words);
  const linked = href === undefined ? said : element('a', { href, rel: 'noopener' }, said);
  const struck = barre ? element('s', {}, linked) : linked;
  const drawn = picto(nom ?? null) + struck;
  if (langue === undefined) return drawn;
  // Paragraphs do not stand inside a span.
  return element(html === undefined ? 'span' : 'div', { lang: langue }, drawn);
}

/** A pictogram, hidden from screen readers: the words beside it are read aloud. */
function picto(nom: string | null): string {
  if (nom === null) return '';
  return element('span', { class: 'bloc-picto', 'data-picto': nom, 'aria-hidden': 'true' }, dessinDe(nom, 20));
}

/** A pictogram of the product by its name, or one of the médiathèque by its address. */
function dessinDe(nom: string, taille: number): string {
  const size = { width: taille, height: taille };
  return nom.includes('/') ? voidElement('img', { src: nom, alt: '', ...size }) : svgDePicto(nom, taille);
}

/** The SVG of a pictogram, or an empty text for an unknown name. */
export function svgDePicto(nom: string, taille: number): string {
  const trait = dessinDePicto(nom);
  const size = { width: taille, height: taille };
  return trait === null ? '' : element('svg', { ...TRAIT, ...size }, element('path', { d: trait }, ''));
}

const TRAIT = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': '1.7',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
  focusable: 'false',
};

const joined = (fragments: readonly Fragment[], separateur: string) =>
  fragments.map(inline).join(escapeHtml(separateur));

const around = ({ prefixe, suffixe, fragments, separateur }: Paire) =>
  [prefixe ? `${inline(prefixe)} ` : '', joined(fragments, separateur), suffixe ? ` ${inline(suffixe)}` : ''].join('');

function pairs({ presentation, paires }: NoeudDe<'paires'>): string {
  switch (presentation) {
    case 'colonnes':
    case 'tableau': {
      const rows = paires.map((paire) => {
        const name = picto(paire.picto) + (paire.libelle ? inline(paire.libelle) : '');
        return presentation === 'tableau'
          ? element(
              'tr',
              {},
              (name === '' ? '<td></td>' : element('th', { scope: 'row' }, name)) + element('td', {}, around(paire)),
            )
          : element('div', {}, (name === '' ? '' : element('dt', {}, name)) + element('dd', {}, around(paire)));
      });
      return presentation === 'tableau'
        ? element('table', { class: 'bloc-tableau' }, element('tbody', {}, rows.join('')))
        : grid(rows, paires);
    }
    case 'puces':
      return element('ul', { class: 'bloc-puces' }, paires.map((paire) => element('li', {}, line(paire))).join(''));
    case 'liste':
      return paires.map((paire) => element('div', { class: 'bloc-ligne' }, line(paire))).join('');
  }
}

/** A list of names and values only where each has a name. */
function grid(rows: readonly string[], paires: readonly Paire[]): string {
  const named = paires.every(({ libelle, picto: nom }) => libelle !== null || nom !== null);
  if (named) return element('dl', { class: 'bloc-colonnes' }, rows.join(''));
  return element('div', { class: 'bloc-colonnes' }, paires.map((paire) => element('div', {}, line(paire))).join(''));
}

function line(paire: Paire): string {
  const name = paire.libelle ? `${element('strong', { class: 'bloc-libelle' }, inline(paire.libelle))} ` : '';
  return picto(paire.picto) + name + element('div', { class: 'bloc-valeur' }, around(paire));
}

function list({ titre, colonnes, elements }: NoeudDe<'liste'>): string {
  const name = titre ? element('p', { class: 'bloc-groupe' }, inline(titre)) : '';
  const items = elements.map((one) => element('li', {}, inline(one))).join('');
  return name + element('ul', { class: 'bloc-liste', 'data-colonnes': colonnes }, items);
}

function gallery({ colonnes, images }: NoeudDe<'galerie'>): string {
  const figures = images.map(({ url, alternative, legende, credit }) => {
    const image = voidElement('img', { src: url, alt: alternative.texte, lang: alternative.langue, loading: 'lazy' });
    const words = [
      legende ? inline(legende) : '',
      credit === null ? '' : element('small', { class: 'bloc-credit' }, `© ${escapeHtml(creditNu(credit))}`),
    ].filter((part) => part !== '');
    return element('figure', {}, image + (words.length === 0 ? '' : element('figcaption', {}, words.join(' '))));
  });
  return element('div', { class: 'bloc-galerie', 'data-colonnes': colonnes }, figures.join(''));
}

function schedule({ lignes }: NoeudDe<'horaires'>): string {
  const items = lignes.map(({ nom, phrase, note }) => {
    const name = nom ? `${element('strong', {}, inline(nom))} ` : '';
    return element('li', {}, name + inline(phrase) + (note ? ` – ${element('small', {}, inline(note))}` : ''));
  });
  return element('ul', { class: 'bloc-horaires' }, items.join(''));
}

function prices({ lignes }: NoeudDe<'tarifs'>): string {
  const rows = lignes.map(({ libelle, prix, periode, note }) => {
    const details = [periode, note].flatMap((one) => (one ? [element('small', {}, inline(one))] : []));
    const name = [...(libelle ? [inline(libelle)] : []), ...details].join(' ');
    const head = name === '' ? element('td', {}, '') : element('th', { scope: 'row' }, name);
    return element('tr', {}, head + element('td', {}, escapeHtml(prix)));
  });
  return element('table', { class: 'bloc-tarifs' }, element('tbody', {}, rows.join('')));
}

/** A QR code, which is a link too for people who read it on a screen. */
function qr({ svg, contenu, legende }: NoeudDe<'qr'>): string {
  const code = element('a', { href: contenu, rel: 'noopener', 'aria-label': legende?.texte ?? contenu }, svg);
  return element('figure', { class: 'bloc-qr' }, code + (legende ? element('figcaption', {}, inline(legende)) : ''));
}

/** A document with its cover. The cover has no alternative: the words say the same. */
export function editionATelecharger({ titre, mots, href, image }: EditionEnLigne): string {
  const cover = voidElement('img', { src: image, alt: '', loading: 'lazy', width: 96 });
  const words = element('span', {}, element('strong', {}, escapeHtml(titre)) + element('small', {}, escapeHtml(mots)));
  return element('a', { class: 'bloc-edition', href, type: 'application/pdf' }, cover + words);
}

function map({ lat, lon, adresse, lien }: NoeudDe<'carte'>): string {
  const words = adresse === '' ? '' : element('p', {}, escapeHtml(adresse));
  return element(
    'div',
    { class: 'bloc-carte', 'data-lat': lat, 'data-lon': lon },
    words + element('p', {}, inline(lien)),
  );
}
