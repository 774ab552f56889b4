import { type BrouillonDeLegende, type EntreeDeLegende, entreesParGroupe, type Langue } from '@bridge/contract';
import { enLangue } from '../../composition/mots/langue.rules.ts';
import { element, escapeHtml, voidElement } from '../../platform/html.ts';
import { svgDePicto } from '../bloc.html.ts';

interface Options {
  readonly langue: Langue;
  /** Addresses of the drawings of the médiathèque, by media. */
  readonly dessins: ReadonlyMap<number, string>;
}

/** A legend for reading: pictograms with their meanings, group by group. */
export function htmlDeLegende(legende: BrouillonDeLegende, options: Options): string {
  const { titre, entrees, colonnes, style } = legende;
  const named = enLangue(titre, options.langue);
  const groupes = entreesParGroupe(entrees, legende.groupes).map(({ nom, entrees: of }) => {
    const called = enLangue(nom, options.langue);
    const head = called === '' ? '' : element('h3', { class: 'legende-groupe' }, escapeHtml(called));
    const lines = of.map((entree) => element('li', {}, ligneDe(entree, options))).join('');
    return element('section', { class: 'legende-part' }, head + element('ul', { 'data-colonnes': colonnes }, lines));
  });
  const head = named === '' ? '' : element('h2', {}, escapeHtml(named));
  return element('div', { class: `legende legende-${style}`, lang: options.langue }, head + groupes.join(''));
}

function ligneDe(entree: EntreeDeLegende, options: Options): string {
  const { langue } = options;
  const words = enLangue(entree.libelle, langue);
  const alternatif = enLangue(entree.alternatif, langue);
  // A pictogram has an alternative text only when it says more than the words beside it.
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
  return svgDePicto(picto.nom, 24);
}
