import type { CHAMPS_D_ACCESSIBILITE, Langue, Site } from '@bridge/contract';
import { numberFormat } from '../../../composition/mots/formats.ts';
import { dateEnMots } from '../../../composition/mots/nombre.words.ts';
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
  /** The public title of the site. */
  readonly titre: string;
  /** What is not accessible, as its editors wrote it in the language that is read. */
  readonly manques: Texte;
}

/** The declaration of a site as the RGAA asks for it, or null when the site declares nothing. */
export function declarationDe(site: SiteDeclare, { langue, titre, manques }: Lue): string | null {
  const { accessibilite: etat, accessibiliteTaux: taux, accessibiliteAuditeur: auditeur, accessibiliteLe: le } = site;
  if (etat === 'aucune') return null;
  const say = (laquelle: Phrase, ...valeurs: readonly string[]) => escapeHtml(phrase(langue, laquelle, ...valeurs));
  const part = (title: string, inside: string) => element('section', {}, element('h2', {}, title) + inside);
  const percent = numberFormat(langue, { style: 'percent', maximumFractionDigits: 1 });
  const facts = [
    say('etat', phrase(langue, etat)),
    taux === null ? '' : say('taux', percent.format(taux / 100)),
    auditeur === '' ? '' : say('audit', auditeur),
    le === null ? '' : say('etablie', dateEnMots(le, langue)),
  ].filter((said) => said !== '');
  const written = htmlPropre(manques.texte).trim();
  return [
    element('p', {}, say('engagement', site.accessibiliteOrganisme || titre, titre)),
    part(say('etatTitre'), facts.map((said) => element('p', {}, said)).join('')),
    etat === 'totale' || written === ''
      ? ''
      : part(say('manquesTitre'), element('div', { lang: manques.langue ?? undefined }, written)),
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
