import { type BrouillonDeLegende, type EntreeDeLegende, entreesParGroupe, type Langue } from '@bridge/contract';
import { element, escapeHtml, voidElement } from '../../rendering/html.ts';
import { dessinDePicto } from '../../rendering/pictos.ts';

type ParLangue = Readonly<Partial<Record<string, string>>>;

/** In the language of the reader, else in French, else in any. */
function texteDe(textes: ParLangue, langue: Langue): string {
  return textes[langue] || textes.fr || Object.values(textes).find(Boolean) || '';
}

const TRAIT = {
  viewBox: '0 0 24 24',
  width: 24,
  height: 24,
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': '1.7',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
};

interface Options {
  readonly langue: Langue;
  /** Addresses of the drawings of the médiathèque, by media. */
  readonly dessins: ReadonlyMap<number, string>;
}

/** A legend as it is read: drawings with the words that they stand for, group by group. */
export function htmlDeLegende({ titre, entrees, colonnes, style }: BrouillonDeLegende, options: Options): string {
  const named = texteDe(titre, options.langue);
  const groupes = entreesParGroupe(entrees).map(({ groupe, entrees: of }) => {
    const head = groupe === '' ? '' : element('h3', { class: 'legende-groupe' }, escapeHtml(groupe));
    const lines = of.map((entree) => element('li', {}, ligneDe(entree, options))).join('');
    return element('section', { class: 'legende-part' }, head + element('ul', { 'data-colonnes': colonnes }, lines));
  });
  const head = named === '' ? '' : element('h2', {}, escapeHtml(named));
  return element('div', { class: `legende legende-${style}`, lang: options.langue }, head + groupes.join(''));
}

function ligneDe(entree: EntreeDeLegende, options: Options): string {
  const { langue } = options;
  const words = texteDe(entree.libelle, langue);
  const alternatif = texteDe(entree.alternatif, langue);
  // Where it is said otherwise than it is written, the drawing says it; else the words beside it do.
  const said =
    alternatif === '' || alternatif === words ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': alternatif };
  const coloured = entree.couleur === null ? {} : { 'data-couleur': entree.couleur };
  return (
    element('span', { class: 'legende-picto', ...said, ...coloured }, dessinDe(entree, options)) +
    element('span', { class: 'legende-mots' }, escapeHtml(words))
  );
}

function dessinDe({ picto }: EntreeDeLegende, { dessins }: Options): string {
  if (picto.genre === 'media') {
    const src = dessins.get(picto.media.id);
    return src === undefined ? '' : voidElement('img', { src, alt: '', width: 24, height: 24 });
  }
  const trait = dessinDePicto(picto.nom);
  return trait === null ? '' : element('svg', TRAIT, element('path', { d: trait }, ''));
}
