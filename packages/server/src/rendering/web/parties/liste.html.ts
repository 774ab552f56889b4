import { FICHES_DE_BROCHURE } from '@bridge/contract';
import { element, escapeHtml } from '../../../platform/html.ts';
import { editionATelecharger } from '../../bloc.html.ts';
import type { Lien } from '../modele.ts';
import type { Mots } from '../mots.ts';
import type { PageDeListe } from '../page.ts';
import { icone } from './icones.ts';

/** The parts of a list around its elements. A script may follow marked links in place: they show the same list. */

const INTERNE = { 'data-bridge-lien': '' } as const;
const invisible = (texte: string) => element('span', { class: 'bridge-invisible' }, escapeHtml(texte));

export const compteur = ({ compteur: texte }: PageDeListe): string =>
  element('p', { class: 'bridge-compteur', role: 'status' }, escapeHtml(texte));

export function tri({ tris }: PageDeListe, mots: Mots): string {
  if (tris.length < 2) return '';
  const items = tris.map(({ libelle, href, actif }) =>
    element(
      'li',
      {},
      element(
        'a',
        { href, rel: 'nofollow', ...INTERNE, 'aria-current': actif ? 'true' : undefined },
        escapeHtml(libelle),
      ),
    ),
  );
  return element(
    'nav',
    { class: 'bridge-tri', 'aria-label': mots('trierPar') },
    element('span', { 'aria-hidden': 'true' }, escapeHtml(mots('trierPar'))) + element('ul', {}, items.join('')),
  );
}

export function pagination({ pagination: state, elements }: PageDeListe, mots: Mots): string {
  const { mode, page, pages, precedente, suivante } = state;
  if (pages <= 1 || (elements.length === 0 && precedente === null)) return '';
  const before = precedente === null ? '' : pas(precedente, 'prev', icone('avant') + invisible(mots('pagePrecedente')));
  const inside =
    mode === 'pages'
      ? element(
          'ul',
          {},
          (before && element('li', {}, before)) +
            numeros(state, mots) +
            (suivante === null
              ? ''
              : element('li', {}, pas(suivante, 'next', invisible(mots('pageSuivante')) + icone('apres')))),
        )
      : before +
        (suivante === null
          ? ''
          : element(
              'a',
              { class: 'bridge-bouton', href: suivante, rel: 'next', ...INTERNE, 'data-bridge-suite': '' },
              escapeHtml(mots('voirPlus')),
            )) +
        element('span', { class: 'bridge-ou' }, `${page} / ${pages}`);
  return element(
    'nav',
    { class: 'bridge-pagination', 'aria-label': mots('pages'), 'data-bridge-pagination': mode },
    inside,
  );
}

const pas = (href: string, rel: string, inside: string) => element('a', { href, rel, ...INTERNE }, inside);

function numeros({ numeros: listed, page }: PageDeListe['pagination'], mots: Mots): string {
  return listed
    .map((one) =>
      one === null
        ? element('li', { class: 'bridge-saut', 'aria-hidden': 'true' }, '…')
        : element(
            'li',
            {},
            element(
              'a',
              { href: one.href, ...INTERNE, 'aria-current': one.numero === page ? 'page' : undefined },
              invisible(`${mots('page')} `) + String(one.numero),
            ),
          ),
    )
    .join('');
}

export function exportations(page: PageDeListe, mots: Mots): string {
  return editions(page) + sorties(page, mots);
}

/** Documents to download, each with its cover. */
const editions = ({ editions: offered }: PageDeListe): string =>
  offered.length === 0
    ? ''
    : element(
        'ul',
        { class: 'bridge-editions' },
        offered.map((one) => element('li', {}, editionATelecharger(one))).join(''),
      );

function sorties({ exports: offered, partager, brochure }: PageDeListe, mots: Mots): string {
  const share = (brochure === null ? '' : carnet(brochure, mots)) + (partager ? partage(mots) : '');
  if (offered.length === 0) return share === '' ? '' : element('div', { class: 'bridge-exports' }, share);
  const items = offered.map(({ libelle, href }) =>
    element('li', {}, element('a', { href, rel: 'nofollow' }, escapeHtml(libelle))),
  );
  const folded = element(
    'details',
    {},
    element('summary', {}, icone('trace') + escapeHtml(mots('exporter'))) + element('ul', {}, items.join('')),
  );
  return element('div', { class: 'bridge-exports' }, folded + share);
}

export const partage = (mots: Mots): string =>
  element(
    'button',
    { type: 'button', class: 'bridge-bouton bridge-bouton-discret', 'data-bridge-partager': '', hidden: '' },
    icone('partager') + escapeHtml(mots('partager')),
  );

/** The link to a brochure of the objets that the browser keeps: a script shows it once there is one. */
const carnet = (href: string, mots: Mots): string =>
  element(
    'a',
    {
      class: 'bridge-bouton bridge-bouton-discret',
      href,
      rel: 'nofollow',
      'data-bridge-brochure': FICHES_DE_BROCHURE,
      hidden: '',
    },
    icone('carnet') + escapeHtml(mots('emporterCarnet')) + element('span', { 'data-bridge-nombre': '' }, ''),
  );

/** The breadcrumb; the page itself comes last and is no link. */
export function ariane(liens: readonly Lien[], mots: Mots): string {
  if (liens.length < 2) return '';
  const items = liens.map(({ libelle, href }, index) =>
    element(
      'li',
      {},
      index === liens.length - 1
        ? element('span', { 'aria-current': 'page' }, escapeHtml(libelle))
        : element('a', { href }, escapeHtml(libelle)),
    ),
  );
  return element(
    'nav',
    { class: 'bridge-ariane', 'aria-label': mots('filDAriane') },
    element('ol', {}, items.join('')),
  );
}
