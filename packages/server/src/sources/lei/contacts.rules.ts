import type { Contact, Langue } from '@bridge/contract';
import { urlOf } from '../../catalogue/url.rules.ts';
import type { Avertissements } from '../clean/avertissements.ts';
import { emailOf, isMobile, reseauDe, telephonesOf } from '../clean/contact.rules.ts';
import { lineOf } from '../clean/texte.rules.ts';
import type { Colonnes } from './colonnes.ts';

interface Partie {
  readonly prefixe: string;
  readonly role: Contact['role'];
  readonly personne: readonly string[];
  readonly societe: readonly string[];
}

/** Who may be reached: the place itself, who runs it, who answers for it. People are named on the last two only. */
function parties(prestatairePublic: boolean): readonly Partie[] {
  return [
    { prefixe: 'ADRPROD_', role: 'public', personne: [], societe: [] },
    {
      prefixe: 'ADRPREST_',
      role: prestatairePublic ? 'public' : 'proprietaire',
      personne: prestatairePublic
        ? []
        : personne('PREST_CIVILITE', 'PREST_PRENOM_RESP', 'PREST_NOM_RESP', 'RESPONSABLE'),
      societe: ['RAISONSOC_PREST', 'RAISONSOC_PRESTATAIRE', 'RAISONSOC_RESPONSABLE'],
    },
    {
      prefixe: 'ADRPEC_',
      role: 'gestionnaire',
      personne: personne('PEC_CIVILITE', 'PEC_PRENOM', 'PEC_NOM', 'PERSONNE_EN_CHARGE'),
      societe: ['RAISONSOC_PEC', 'RAISONSOC_PERSONNE_EN_CHARGE'],
    },
  ];
}

function personne(civilite: string, prenom: string, nom: string, suffixe: string): string[] {
  return [`${civilite}|CIVILITE_${suffixe}`, `${prenom}|PRENOM_${suffixe}`, `${nom}|NOM_${suffixe}`];
}

export function contactsLei(
  colonnes: Colonnes,
  options: { readonly langue: Langue; readonly prestatairePublic: boolean },
  avertissements: Avertissements,
): Contact[] {
  const contacts: Contact[] = [];
  const seen = new Set<string>();
  for (const { prefixe, role, personne: columns, societe } of parties(options.prestatairePublic)) {
    const who = columns
      .map((names) => lineOf(colonnes.first(...names.split('|'))))
      .filter((part) => part !== undefined)
      .join(' ');
    const company = lineOf(colonnes.first(...societe));
    const add = (genre: Contact['genre'], valeur: string, as: Contact['role'] = role): void => {
      if (seen.has(`${genre}:${valeur}`)) return;
      seen.add(`${genre}:${valeur}`);
      const contact: Contact = { genre, valeur, role: as };
      if (company !== undefined) contact.libelle = { [options.langue]: company };
      if (who !== '' && as !== 'public') contact.personne = who;
      contacts.push(contact);
    };
    for (const suffix of ['TEL', 'TEL2', 'TEL3', 'NUMERO', 'MOBILE', 'PORTABLE']) {
      phones(colonnes, prefixe + suffix, avertissements, (valeur) =>
        add(isMobile(valeur) ? 'mobile' : 'telephone', valeur),
      );
    }
    for (const suffix of ['FAX', 'FAX2'])
      phones(colonnes, prefixe + suffix, avertissements, (valeur) => add('fax', valeur));
    for (const suffix of ['EMAIL', 'EMAIL2', 'EMAIL3']) {
      const text = colonnes.text(prefixe + suffix);
      if (text === undefined) continue;
      const email = emailOf(text);
      if (email === null) avertissements.add(prefixe + suffix, 'Cette adresse e-mail n’est pas valide.', text);
      else add('email', email);
    }
    for (const suffix of ['URL', 'URL2', 'URL3']) {
      const url = colonnes.text(prefixe + suffix);
      if (url === undefined) continue;
      const site = urlOf(url);
      if (site === null) avertissements.add(prefixe + suffix, 'Cette adresse de site n’est pas valide.', url);
      // The website of the provider is public; the phone of the provider is not.
      else add(reseauDe(site), site, prefixe === 'ADRPREST_' ? 'public' : role);
    }
  }
  return contacts;
}

function phones(
  colonnes: Colonnes,
  column: string,
  avertissements: Avertissements,
  add: (valeur: string) => void,
): void {
  const text = colonnes.text(column);
  if (text === undefined) return;
  const numbers = telephonesOf(text);
  if (numbers.length === 0) avertissements.add(column, 'Ce numéro de téléphone n’est pas valide.', text);
  for (const number of numbers) add(number);
}

/**
 * Columns of people that LEI names in its own way, and what the office writes for itself: they are never copied as facts. « INTERNE »
 * is private, « SITE_INTERNET » is not.
 */
export const COLONNES_PRIVEES =
  /(?:^|\.)(?:PREST_|PEC_|RAISONSOC|ADR(?:PREST|PEC)_)|NOM_RESP|RESPONSABLE|PERSONNE_EN_CHARGE|INTERNE(?!T)|PWKEY/;
