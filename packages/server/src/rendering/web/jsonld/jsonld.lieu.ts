import type { DocumentObjet, Langue, Terme } from '@bridge/contract';
import type { ObjetRendu } from '../../../catalogue/bloc/objet-rendu.ts';
import { communeDe } from '../../../catalogue/commune.rules.ts';
import { contactsPublics } from '../../../composition/bloc/contact.values.ts';
import { telHref, webHref } from '../../../composition/mots/lien.rules.ts';
import { dansLaLangue, enClair } from './jsonld.valeur.ts';

/** The address, which always has a country at least. */
export function adressePostale({ lieu }: DocumentObjet) {
  return {
    '@type': 'PostalAddress',
    streetAddress: enClair(lieu.rue.join(', '), 300),
    postalCode: enClair(lieu.codePostal, 20),
    addressLocality: enClair(communeDe(lieu), 100),
    addressCountry: /^[A-Z]{2}$/.test(lieu.pays) ? lieu.pays : 'FR',
  };
}

/** A point that may be wrong is not told. */
export function coordonnees({ lieu: { point } }: DocumentObjet) {
  if (point === undefined || point.qualite === 'douteux') return undefined;
  if (!(Math.abs(point.lat) <= 90 && Math.abs(point.lon) <= 180)) return undefined;
  // A feed may write « -0 ».
  return { '@type': 'GeoCoordinates', latitude: point.lat + 0, longitude: point.lon + 0 };
}

/** The telephone with the code of its country, since readers may be anywhere. */
export function telephone(objet: ObjetRendu): string | undefined {
  for (const { genre, valeur } of contactsPublics({ objet })) {
    const numero = genre === 'telephone' || genre === 'mobile' ? telHref(valeur)?.slice('tel:'.length) : undefined;
    if (numero !== undefined) return /^0[1-9]\d{8}$/.test(numero) ? `+33${numero.slice(1)}` : numero;
  }
  return undefined;
}

const AILLEURS = new Set(['site', 'facebook', 'instagram', 'x']);

/** The other pages about the same thing. */
export function memeChose(objet: ObjetRendu): string[] {
  const pages = contactsPublics({ objet }).filter(({ genre }) => AILLEURS.has(genre));
  return [...new Set(pages.flatMap(({ valeur }) => webHref(valeur) ?? []))].slice(0, 10);
}

/** The families of criteria that describe services for visitors. Other criteria may be notes between professionals. */
const PRESTATIONS = /prestation|equipement|service|confort/i;
const MOST_PRESTATIONS = 40;

export function prestations({ criteres, accessibilite }: DocumentObjet, langue: Langue) {
  const termes = criteres.flatMap(({ modalite }): Terme[] =>
    modalite !== undefined && PRESTATIONS.test(modalite.schema) ? [modalite] : [],
  );
  return libelles([...termes, ...accessibilite], langue)
    .slice(0, MOST_PRESTATIONS)
    .map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true }));
}

export function libelles(termes: readonly Terme[], langue: Langue): string[] {
  return [...new Set(termes.flatMap(({ libelle }) => dansLaLangue([libelle], langue) ?? []))];
}

/** Stars alone: ears of corn and keys are not counted by the same rule. */
export function etoiles({ classement }: DocumentObjet) {
  const { valeur, texte = '' } = classement ?? {};
  if (valeur === undefined || valeur < 1 || valeur > 5 || !/étoile|star|\*|^\s*\d\s*$/i.test(texte)) return undefined;
  return { '@type': 'Rating', ratingValue: valeur, bestRating: 5 };
}
