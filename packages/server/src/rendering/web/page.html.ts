import { htmlPropre } from '../../composition/mots/riche.rules.ts';
import { element, escapeHtml, voidElement } from '../../platform/html.ts';
import { feuilleDeStyle } from './feuille.ts';
import { iconeDe } from './icone.ts';
import { jsonDansHtml } from './json.ts';
import { adresseDImage } from './media.rules.ts';
import type { SiteRendu } from './modele.ts';
import { motsEn } from './mots.ts';
import type { CodeInjecte, PagePublique } from './page.ts';
import { styleDeCarte } from './parties/carte.html.ts';
import type { Theme } from './theme.ts';

/** The address of the product's own files, whatever the site. */
export const FICHIERS = '/public/_bridge';
const SCRIPT = `${FICHIERS}/bridge.js`;

/** What goes around the content of a page. */
export interface Around {
  readonly theme: Theme;
  /** The styles of the templates that it was drawn with. */
  readonly styles: string;
  readonly codes: readonly CodeInjecte[];
}

/** A whole document. `corps` is what the page shows. */
export function documentDe(page: PagePublique, corps: string, around: Around): string {
  const mots = motsEn(page.langue);
  const body = [
    element('a', { class: 'bridge-saut-contenu', href: '#contenu' }, escapeHtml(mots('allerAuContenu'))),
    entete(page),
    element('main', { id: 'contenu', class: 'bridge-main' }, racine(page, corps, around)),
    pied(page.site),
  ];
  return `<!DOCTYPE html>\n${element(
    'html',
    { lang: page.langue, class: 'bridge-heberge' },
    `${element('head', {}, tete(page, around))}${element('body', { class: around.theme.classe }, body.join(''))}`,
  )}\n`;
}

/** A fragment for another page. Its addresses are absolute, since another host shows it. */
export function fragmentDe(page: PagePublique, corps: string, around: Around): string {
  const { codes } = around;
  const inside = racine(page, corps, around);
  return absolu(`${style(page, around)}${liensDeStyle(codes)}${inside}${scripts(codes)}`, page.site);
}

/** The element that everything public stands in: styles and scripts look no further. */
function racine(page: PagePublique, corps: string, { theme, codes }: Around): string {
  // The record that clicks are counted for.
  const id = 'id' in page ? page.id : page.genre === 'carte' ? page.carte.id : page.site.id;
  return element(
    'div',
    {
      class: `bridge ${theme.classe}`,
      lang: page.langue,
      'data-bridge': page.genre,
      'data-bridge-id': id,
      'data-bridge-site': page.site.code,
      'data-bridge-site-id': page.annonces?.length ? page.site.id : undefined,
      // The stylesheet, for pages that include the fragment, in a shadow root or not.
      'data-bridge-css': `${FICHIERS}/${feuilleDeStyle.nom}`,
      'data-bridge-mesure': page.site.statistiques ? '' : undefined,
    },
    codesHtml(codes, 'debut') + corps + codesHtml(codes, 'fin') + traduite(page),
  );
}

/** A notice that a machine translated the page, wherever it is shown. */
function traduite({ automatique, langue }: PagePublique): string {
  if (!automatique) return '';
  return element('p', { class: 'bridge-traduction' }, escapeHtml(motsEn(langue)('traductionAutomatique')));
}

function tete(page: PagePublique, around: Around): string {
  const { referencement: seo, site } = page;
  const { theme, codes } = around;
  const meta = (name: string, content: string) => (content === '' ? '' : voidElement('meta', { name, content }));
  const og = (property: string, content: string | null) =>
    content === null || content === '' ? '' : voidElement('meta', { property, content });
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    element('title', {}, escapeHtml(seo.titre)),
    voidElement('link', {
      rel: 'icon',
      href:
        site.icone === null
          ? iconeDe(site, theme.nuancesDuSite)
          : adresseDImage(site.icone, { largeur: 320, forme: '1/1' }),
    }),
    meta('description', seo.description),
    seo.indexer ? '' : meta('robots', 'noindex'),
    matomoDe(page),
    page.genre === 'message' ? '' : voidElement('link', { rel: 'canonical', href: seo.canonique }),
    ...seo.alternatives.map(({ langue, href }) => voidElement('link', { rel: 'alternate', hreflang: langue, href })),
    ...seo.sorties.map(({ type, titre, href }) => voidElement('link', { rel: 'alternate', type, title: titre, href })),
    og('og:type', 'website'),
    og('og:title', seo.titre),
    og('og:description', seo.description),
    og('og:url', seo.canonique),
    og('og:site_name', site.titre),
    og('og:image', seo.image),
    seo.image === null ? '' : meta('twitter:card', 'summary_large_image'),
    voidElement('link', { rel: 'stylesheet', href: `${FICHIERS}/${feuilleDeStyle.nom}` }),
    style(page, around),
    liensDeStyle(codes),
    ...seo.jsonLd.map((donnees) => `<script type="application/ld+json">${jsonDansHtml(donnees)}</script>`),
    `<script type="module" src="${SCRIPT}" async></script>`,
    scripts(codes),
  ].join('');
}

/** Where the script tells the visit, and under which title: what visitors ask is not told. */
function matomoDe({ site: { matomo }, referencement: { titre, titreSansReponses = titre } }: PagePublique): string {
  if (matomo === null) return '';
  const content = `${matomo.site} ${matomo.adresse}`;
  return voidElement('meta', { name: 'bridge-matomo', content, 'data-titre': titreSansReponses });
}

/** One style element: the theme, the heights kept for maps, and the styles of the templates used. */
function style(page: PagePublique, { theme, styles }: Around): string {
  const map = page.genre === 'liste' || page.genre === 'carte' ? page.carte : null;
  return `<style>${theme.css}${map === null ? '' : styleDeCarte(map)}${styles}</style>`;
}

function entete({ site, langues, langue }: PagePublique): string {
  const name =
    site.logo === null
      ? escapeHtml(site.titre)
      : voidElement('img', {
          src: adresseDImage(site.logo, { largeur: 320, forme: 'libre' }),
          alt: site.titre,
          height: 40,
          width: 160,
        });
  const others =
    langues.length < 2
      ? ''
      : element(
          'nav',
          { class: 'bridge-langues', 'aria-label': motsEn(langue)('langue') },
          element(
            'ul',
            {},
            langues
              .map(({ code, libelle, href, actuelle }) =>
                element(
                  'li',
                  {},
                  element(
                    'a',
                    { href, hreflang: code, lang: code, 'aria-current': actuelle ? 'true' : undefined },
                    escapeHtml(libelle),
                  ),
                ),
              )
              .join(''),
          ),
        );
  return element(
    'header',
    { class: 'bridge-haut' },
    element('a', { class: 'bridge-marque', href: site.accueil }, name) + others,
  );
}

function pied({ mentions, accessibilite }: SiteRendu): string {
  const said = mentions.trim() === '' ? '' : htmlPropre(mentions);
  const declared =
    accessibilite === null
      ? ''
      : element('p', {}, element('a', { href: accessibilite.href }, escapeHtml(accessibilite.libelle)));
  return said + declared === '' ? '' : element('footer', { class: 'bridge-bas' }, said + declared);
}

const codesHtml = (codes: readonly CodeInjecte[], emplacement: CodeInjecte['emplacement']) =>
  codes
    .filter((code) => code.type === 'html' && code.emplacement === emplacement)
    .map(({ html }) => html)
    .join('');
const liensDeStyle = (codes: readonly CodeInjecte[]) =>
  codes
    .filter(({ type }) => type === 'css')
    .map(({ href }) => voidElement('link', { rel: 'stylesheet', href }))
    .join('');
const scripts = (codes: readonly CodeInjecte[]) =>
  codes
    .filter(({ type }) => type === 'js')
    .map(({ href }) => element('script', { src: href, defer: '' }, ''))
    .join('');

const ADRESSE = /(\s(?:href|src|action)="|"(?:href|infobulles)":")\/(?!\/)/g;
const CANDIDATS = /\ssrcset="[^"]*"/g;

/** Makes the addresses of the site absolute. */
export function absolu(html: string, { adresse }: SiteRendu): string {
  const origine = URL.canParse(adresse) ? new URL(adresse).origin : '';
  return html
    .replace(ADRESSE, (_, before: string) => `${before}${origine}/`)
    .replace(CANDIDATS, (written) => written.replace(/(="|, )\//g, (_, before: string) => `${before}${origine}/`));
}
