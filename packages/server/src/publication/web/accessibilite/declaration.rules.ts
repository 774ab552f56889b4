import type { CHAMPS_D_ACCESSIBILITE, Langue, Site } from '@bridge/contract';
import { numberFormat } from '../../../composition/mots/formats.ts';
import { dateEnMots, locale } from '../../../composition/mots/nombre.words.ts';
import { htmlPropre } from '../../../composition/mots/riche.rules.ts';
import type { Texte } from '../../../composition/mots/texte.rules.ts';
import { element, escapeHtml } from '../../../platform/html.ts';
import type { Lien } from '../../../rendering/web/modele.ts';
import { adresseDAccessibilite } from '../adresses/adresse.rules.ts';
import { type Phrase, phrase } from './accessibilite.words.ts';

const MESSAGE = 'https://formulaire.defenseurdesdroits.fr/';
const DELEGUES = 'https://www.defenseurdesdroits.fr/saisir/delegues';
const ADRESSE = 'Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07';

/** What a site says of its accessibility. */
export type SiteDeclare = Pick<Site, keyof typeof CHAMPS_D_ACCESSIBILITE>;

/** What leads to the declaration of a site, and says its state: « Accessibilité : partiellement conforme ». */
export function lienDAccessibilite(
  { accessibilite }: Pick<Site, 'accessibilite'>,
  base: string,
  langue: Langue,
): Lien | null {
  if (accessibilite === 'aucune') return null;
  const libelle = phrase(langue, 'accessibilite', phrase(langue, accessibilite));
  return { libelle, href: `${base}${adresseDAccessibilite(langue)}` };
}

interface Lue {
  readonly langue: Langue;
  /** Who answers for the site, when the declaration names nobody. */
  readonly entite: string;
  /** Where the site is: what the declaration holds for. */
  readonly adresse: string;
  /** What its editors wrote, in the language that is read where they wrote it in that one. */
  readonly plan: Texte;
  readonly manques: Texte;
  readonly tests: Texte;
}

/** The declaration of a site as the RGAA asks for it, or null when the site declares nothing. */
export function declarationDe(site: SiteDeclare, lue: Lue): string | null {
  const { langue } = lue;
  const { accessibilite: etat, accessibiliteTaux: taux, accessibiliteAuditeur: auditeur, accessibiliteLe: le } = site;
  if (etat === 'aucune') return null;
  const say = (laquelle: Phrase, ...valeurs: readonly string[]) => escapeHtml(phrase(langue, laquelle, ...valeurs));
  const part = (title: string, inside: string) => element('section', {}, element('h2', {}, title) + inside);
  // A share is never rounded up: 99.96 % of the criteria are not all of them.
  const rounded = { maximumFractionDigits: 1, roundingMode: 'floor' } as const;
  const percent = numberFormat(locale(langue), { style: 'unit', unit: 'percent', ...rounded });
  const facts = [
    say('etat', phrase(langue, etat)),
    taux === null ? '' : say('taux', percent.format(taux)),
    auditeur === '' ? '' : say('audit', auditeur),
    le === null ? '' : say('etablie', dateEnMots(le, langue)),
  ].filter((said) => said !== '');
  const written = (title: Phrase, { texte, langue: own }: Texte) => {
    const html = htmlPropre(texte).trim();
    return html === '' ? '' : part(say(title), element('div', { lang: own ?? undefined }, html));
  };
  return [
    element('p', {}, say('engagement', site.accessibiliteOrganisme || lue.entite, lue.adresse)),
    written('planTitre', lue.plan),
    part(say('etatTitre'), facts.map((said) => element('p', {}, said)).join('')),
    written('manquesTitre', lue.manques),
    written('testsTitre', lue.tests),
    part(say('contactTitre'), element('p', {}, say('contact')) + moyensDe(site)),
    part(
      say('recoursTitre'),
      element('p', {}, say('recours')) +
        element(
          'ul',
          {},
          [
            element('a', { href: MESSAGE }, say('message')),
            element('a', { href: DELEGUES }, say('delegue')),
            `${say('courrier')} ${element('span', { lang: 'fr' }, escapeHtml(ADRESSE))}`,
          ]
            .map((means) => element('li', {}, means))
            .join(''),
        ),
    ),
  ].join('');
}

function moyensDe({ accessibiliteContact: courriel, accessibiliteAutreContact: autre }: SiteDeclare): string {
  const means = [
    courriel === '' ? '' : element('a', { href: `mailto:${courriel}` }, escapeHtml(courriel)),
    escapeHtml(autre),
  ].filter((one) => one !== '');
  return element('ul', {}, means.map((one) => element('li', {}, one)).join(''));
}
