import type { Contact } from '@bridge/contract';
import { urlOf } from '../../catalogue/url.rules.ts';
import type { Avertissements } from '../clean/avertissements.ts';
import { emailOf, isMobile, reseauDe, telephonesOf } from '../clean/contact.rules.ts';
import { champ, lignesDe, type Noeud, noeuds, texteDe } from './valeurs.rules.ts';

/** The role of the contacts of each property: only the contacts of the first two are for visitors. */
const ROLES = [
  ['hasContact', 'public'],
  ['hasBookingContact', 'reservation'],
  ['hasCommunicationContact', 'gestionnaire'],
  ['hasManagementContact', 'gestionnaire'],
  ['hasAdministrativeContact', 'gestionnaire'],
  ['isOwnedBy', 'proprietaire'],
  ['hasBeenCreatedBy', 'gestionnaire'],
  ['hasBeenPublishedBy', 'gestionnaire'],
] as const satisfies readonly (readonly [string, Contact['role']])[];

export function contactsDatatourisme(record: Noeud, avertissements: Avertissements): Contact[] {
  const contacts: Contact[] = [];
  for (const [property, role] of ROLES)
    for (const agent of noeuds(champ(record, property))) add(agent, role, property, contacts, avertissements);
  for (const text of lignesDe(record, 'sameAs')) {
    const url = urlOf(text);
    // A page on a social network is a contact. Other addresses are pages of other sites about the same offer, which are left out.
    if (url === null || reseauDe(url) === 'site' || contacts.some(({ valeur }) => valeur === url)) continue;
    contacts.push({ genre: reseauDe(url), valeur: url, role: 'public' });
  }
  return contacts;
}

function add(
  agent: Noeud,
  role: Contact['role'],
  property: string,
  contacts: Contact[],
  avertissements: Avertissements,
): void {
  const societe = texteDe(agent, 'legalName');
  const personne = [texteDe(agent, 'givenName'), texteDe(agent, 'familyName')].filter(Boolean).join(' ');
  const put = (genre: Contact['genre'], valeur: string): void => {
    if (contacts.some((one) => one.genre === genre && one.valeur === valeur && one.role === role)) return;
    contacts.push({
      genre,
      valeur,
      ...(societe === undefined ? {} : { libelle: { fr: societe } }),
      role,
      ...(personne === '' || role === 'public' ? {} : { personne }),
    });
  };
  for (const text of lignesDe(agent, 'telephone')) {
    const numbers = telephonesOf(text);
    if (numbers.length === 0)
      avertissements.add(`${property}.telephone`, 'Ce numéro de téléphone n’est pas valide.', text);
    for (const number of numbers) put(isMobile(number) ? 'mobile' : 'telephone', number);
  }
  for (const text of lignesDe(agent, 'faxNumber')) for (const number of telephonesOf(text)) put('fax', number);
  for (const text of lignesDe(agent, 'email')) {
    const email = emailOf(text);
    if (email === null) avertissements.add(`${property}.email`, 'Cette adresse e-mail n’est pas valide.', text);
    else put('email', email);
  }
  for (const text of [...lignesDe(agent, 'homepage'), ...lignesDe(agent, 'url')]) {
    const url = urlOf(text);
    if (url === null) avertissements.add(`${property}.homepage`, 'Cette adresse de site n’est pas valide.', text);
    else put(role === 'reservation' && reseauDe(url) === 'site' ? 'reservation' : reseauDe(url), url);
  }
}
