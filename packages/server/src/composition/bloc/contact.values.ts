import type { Contact } from '@bridge/contract';
import { texteEn } from '../mots/langue.rules.ts';
import type { Scene } from './scene.ts';
import type { SorteDeContact, Valeur } from './valeur.ts';

/** The contacts that may be published: not those between professionals, and never the name of a person. */
export function contactsPublics({ objet }: Pick<Scene, 'objet'>): readonly Omit<Contact, 'personne'>[] {
  return objet.document.contacts
    .filter(({ role }) => role === 'public' || role === 'reservation')
    .map(({ personne: _, ...contact }) => contact);
}

const SORTES: Readonly<Record<Contact['genre'], SorteDeContact>> = {
  telephone: 'telephone',
  mobile: 'telephone',
  fax: 'telephone',
  email: 'email',
  site: 'url',
  reservation: 'url',
  facebook: 'url',
  instagram: 'url',
  x: 'url',
  autre: 'url',
};

export function contactsDe(genres: readonly Contact['genre'][], scene: Scene): Valeur[] {
  const seen = new Set<string>();
  return contactsPublics(scene).flatMap((contact): Valeur[] => {
    const { genre, valeur, libelle } = contact;
    if (!genres.includes(genre) || seen.has(valeur)) return [];
    seen.add(valeur);
    return [{ genre: 'contact', sorte: SORTES[genre], valeur, libelle: texteEn(libelle, scene) }];
  });
}
