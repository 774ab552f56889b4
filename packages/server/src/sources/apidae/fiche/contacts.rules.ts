import type { Contact, Textes } from '@bridge/contract';
import { urlOf } from '../../../catalogue/url.rules.ts';
import type { Avertissements } from '../../clean/avertissements.ts';
import { emailOf, isMobile, reseauDe, telephonesOf } from '../../clean/contact.rules.ts';
import { lexique } from '../../clean/lexique.ts';
import { lineOf } from '../../clean/texte.rules.ts';
import {
  bothOf,
  type Champs,
  codesOf,
  identifiant,
  isVide,
  lignesOf,
  liste,
  objet,
  principal,
} from './valeurs.rules.ts';

type Nature = 'telephone' | 'fax' | 'email' | 'site' | 'facebook' | 'x' | 'instagram' | 'autre';

const NATURES = lexique<Nature>({
  '201': 'telephone',
  '202': 'fax',
  '204': 'email',
  '205': 'site',
  '206': 'telephone',
  '207': 'facebook',
  '3755': 'x',
  '3769': 'site',
  '7221': 'instagram',
});

export function contactsApidae(valeur: Champs, avertissements: Avertissements): Contact[] {
  const contacts: Contact[] = [];
  moyens(
    objet(valeur.informations).moyensCommunication,
    { role: 'public', chemin: 'informations' },
    contacts,
    avertissements,
  );
  for (const one of liste(objet(valeur.reservation).organismes)) {
    const organisme = objet(one);
    const dit = nomDOrganisme(organisme);
    const nom = isVide(dit) ? lignesOf(organisme.type) : dit;
    const options = {
      role: 'reservation',
      chemin: 'reservation.organismes',
      ...(isVide(nom) ? {} : { nom }),
    } as const;
    moyens(organisme.moyensCommunication, options, contacts, avertissements);
  }
  for (const one of liste(valeur.contacts)) {
    const contact = objet(one);
    const personne = [principal(lignesOf(contact.civilite)), lineOf(contact.prenom), lineOf(contact.nom)]
      .filter((part) => part !== undefined)
      .join(' ');
    const fonction = bothOf(lignesOf(contact.fonction), lignesOf(contact.titre));
    const options = {
      role: 'gestionnaire',
      chemin: 'contacts',
      personne,
      ...(isVide(fonction) ? {} : { nom: fonction }),
    } as const;
    moyens(contact.moyensCommunication, options, contacts, avertissements);
  }
  return contacts;
}

/** What a booking office is called and what it says of itself, in each language of its words. */
export function nomDOrganisme({ nom, observation }: Champs): Textes {
  const debut = lineOf(nom);
  const mots = lignesOf(observation);
  const langues = debut === undefined ? mots : { fr: '', ...mots };
  return Object.fromEntries(
    Object.entries(langues).map(([langue, texte]) => [langue, [debut, texte].filter(Boolean).join(' – ')]),
  );
}

interface Options {
  readonly role: Contact['role'];
  readonly chemin: string;
  readonly nom?: Textes;
  readonly personne?: string;
}

function moyens(value: unknown, options: Options, contacts: Contact[], avertissements: Avertissements): void {
  for (const one of liste(value)) {
    const moyen = objet(one);
    const coordonnees = codesOf(moyen.coordonnees);
    const text = principal(coordonnees) ?? lineOf(moyen.coordonnee);
    if (text === undefined) continue;
    const nature = NATURES[identifiant(objet(moyen.type).id) ?? ''] ?? 'autre';
    const valeurs = read(nature, text);
    if (valeurs.length === 0) {
      avertissements.add(`${options.chemin}.moyensCommunication`, 'Ces coordonnées ne sont pas valides.', text);
      continue;
    }
    const observation = lignesOf(moyen.observation);
    const named = nature === 'autre' ? labelled(moyen, options) : options.nom;
    const libelle = isVide(observation) ? named : bothOf(named ?? {}, observation);
    const put = (valeur: string, mots: Textes): void => {
      const contact: Contact = { genre: genreOf(nature, valeur, options.role), valeur, role: options.role };
      if (!isVide(mots)) contact.libelle = mots;
      if (options.personne !== undefined && options.personne !== '') contact.personne = options.personne;
      contacts.push(contact);
    };
    for (const valeur of valeurs) put(valeur, libelle ?? {});
    // A means of communication may have another value in another language: each one is a contact.
    const seen = new Set(valeurs);
    for (const [langue, autre] of Object.entries(coordonnees))
      for (const valeur of read(nature, autre).filter((one) => !seen.has(one))) {
        seen.add(valeur);
        put(valeur, bothOf(libelle ?? {}, { fr: NOMS_DE_LANGUES.of(langue) ?? langue }));
      }
  }
}

const NOMS_DE_LANGUES = new Intl.DisplayNames('fr', { type: 'language' });

function labelled(moyen: Champs, options: Options): Textes | undefined {
  const type = lignesOf(moyen.type);
  return isVide(type) ? options.nom : type;
}

function read(nature: Nature, text: string): readonly string[] {
  switch (nature) {
    case 'telephone':
    case 'fax':
      return telephonesOf(text);
    case 'email': {
      const email = emailOf(text);
      return email === null ? [] : [email];
    }
    case 'autre':
      // An address that would run a program in the browser is left out.
      return /^\s*(?:javascript|data|vbscript):/i.test(text) ? [] : [text];
    default: {
      const url = urlOf(text);
      return url === null ? [] : [url];
    }
  }
}

function genreOf(nature: Nature, valeur: string, role: Contact['role']): Contact['genre'] {
  if (nature === 'telephone') return isMobile(valeur) ? 'mobile' : 'telephone';
  if (nature !== 'site') return nature;
  const reseau = reseauDe(valeur);
  return reseau === 'site' && role === 'reservation' ? 'reservation' : reseau;
}
