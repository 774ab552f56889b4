import type { Langue } from '@bridge/contract';
import { element, escapeHtml } from '../../../platform/html.ts';
import type { ElementRendu } from '../modele.ts';
import { type Mots, motSur } from '../mots.ts';
import { icone } from './icones.ts';
import { diaporama, type Emplacement, photoDElement } from './photo.html.ts';

/** The parts of an objet in a list. Each is nothing where the objet has nothing to say. */

export interface ElementADessiner {
  readonly objet: ElementRendu;
  readonly langue: Langue;
  readonly mots: Mots;
  /** The level of its heading. */
  readonly niveau: 1 | 2 | 3;
  readonly emplacement: Emplacement;
}

export const photo = ({ objet, langue, emplacement }: ElementADessiner): string =>
  objet.photo === null || objet.autresPhotos.length === 0
    ? photoDElement(objet.photo, objet.type.code, emplacement)
    : diaporama([objet.photo, ...objet.autresPhotos], { nom: objet.nom, langue, emplacement });

/** The name of an objet, which is a link that covers the whole element. */
export function titre({ objet, niveau, mots }: ElementADessiner): string {
  const outside = objet.externe
    ? `${icone('dehors')}${element('span', { class: 'bridge-invisible' }, ` (${mots('siteExterne')})`)}`
    : '';
  const link = element(
    'a',
    {
      class: 'bridge-lien',
      href: objet.href,
      rel: objet.sponsorise ? 'sponsored nofollow' : objet.externe ? 'noopener' : undefined,
    },
    element('span', { lang: objet.langueNom ?? undefined }, escapeHtml(objet.nom)) + outside,
  );
  return element(`h${niveau}`, { class: 'bridge-nom' }, link);
}

export function badges({ objet }: Pick<ElementADessiner, 'objet'>): string {
  if (objet.badges.length === 0) return '';
  const items = objet.badges.map(({ genre, texte }) =>
    element(
      'li',
      { class: 'bridge-badge', 'data-genre': /^[a-z-]{1,30}$/.test(genre) ? genre : 'autre' },
      escapeHtml(texte),
    ),
  );
  return element('ul', { class: 'bridge-badges' }, items.join(''));
}

/** The next date, never cut: the whole sentence is shown. */
export function date({ objet, mots }: ElementADessiner): string {
  if (objet.date === null) return '';
  const { iso, texte } = objet.date;
  const said = element('span', { class: 'bridge-invisible' }, `${escapeHtml(mots('prochaineDate'))} `);
  return element(
    'p',
    { class: 'bridge-date' },
    icone('agenda') + said + element('time', { datetime: iso }, escapeHtml(texte)),
  );
}

/** The day as a leaf of a calendar, beside the sentence. */
export function feuillet({ objet }: Pick<ElementADessiner, 'objet'>): string {
  if (objet.date === null) return '';
  const { jour, numero, mois } = objet.date;
  const part = (nom: string, texte: string) => element('span', { class: `bridge-feuillet-${nom}` }, escapeHtml(texte));
  return element(
    'div',
    { class: 'bridge-feuillet', 'aria-hidden': 'true' },
    part('jour', jour) + part('numero', numero) + part('mois', mois),
  );
}

/** The button of an element. It repeats the link of the name, so screen readers and the tab key skip it. */
export const bouton = ({ objet }: Pick<ElementADessiner, 'objet'>): string =>
  objet.bouton === null
    ? ''
    : element(
        'span',
        { class: 'bridge-bouton bridge-bouton-discret', 'aria-hidden': 'true' },
        escapeHtml(objet.bouton) + icone('vers'),
      );

export const blocs = ({ objet }: Pick<ElementADessiner, 'objet'>): string =>
  objet.blocs.length === 0
    ? ''
    : element('div', { class: 'bridge-blocs' }, objet.blocs.map(({ html }) => html).join(''));

export const favori = ({ objet, langue }: ElementADessiner): string =>
  objet.favori
    ? element(
        'button',
        {
          type: 'button',
          class: 'bridge-favori',
          'data-bridge-favori': objet.id,
          'aria-pressed': 'false',
          'aria-label': motSur(langue, 'ajouterAuCarnet', objet.nom),
          hidden: '',
        },
        icone('carnet'),
      )
    : '';

export function etoiles({ objet, mots }: Pick<ElementADessiner, 'objet' | 'mots'>): string {
  if (objet.classement === null) return '';
  const { valeur, texte } = objet.classement;
  const count =
    valeur === null || !/étoile|star|stern|ster|estrella|stella|звезд|星|estrela|별/i.test(texte) ? 0 : valeur;
  const drawn =
    count >= 1 && count <= 5 ? element('span', { 'aria-hidden': 'true' }, '★'.repeat(Math.round(count))) : '';
  return element(
    'p',
    { class: 'bridge-classement' },
    drawn +
      element('span', { class: 'bridge-invisible' }, `${escapeHtml(mots('classement'))} `) +
      element('span', drawn === '' ? {} : { class: 'bridge-invisible' }, escapeHtml(texte)),
  );
}

/** Whether the objet is open, unless a badge says so already. */
export function ouverture({ objet, mots }: Pick<ElementADessiner, 'objet' | 'mots'>): string {
  const isSaid = objet.badges.some(({ genre }) => genre === 'ouvert' || genre === 'ferme');
  if (objet.ouvert === null || isSaid) return '';
  return element(
    'p',
    { class: 'bridge-ouverture', 'data-ouvert': objet.ouvert ? 'oui' : 'non' },
    escapeHtml(mots(objet.ouvert ? 'ouvert' : 'ferme')),
  );
}
