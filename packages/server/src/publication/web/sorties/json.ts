import { adressePhoto } from '../../../rendering/photo.rules.ts';
import { jsonLdDObjet } from '../../../rendering/web/jsonld/jsonld.ts';
import type { ElementRendu, FiltreRendu } from '../../../rendering/web/modele.ts';
import { absolue } from '../adresses/adresse.rules.ts';
import type { ContenuDeSortie, ObjetDeSortie, PageDeSortie } from './contenu.ts';

const VUE = { largeur: 960, ratio: '4/3', focale: 'sujet', format: 'jpg' } as const;

export function photoAbsolue(
  photo: ElementRendu['photo'],
  { serveur }: Pick<ContenuDeSortie, 'serveur'>,
): string | null {
  return photo === null ? null : adressePhoto(serveur, photo, VUE);
}

/** One page of a list: its objets, the address of the next page, and the filters on offer. */
export function writeJson(contenu: ContenuDeSortie, page: PageDeSortie, objets: readonly ObjetDeSortie[]): string {
  const { titre, description, langue, adresse, sortie } = contenu;
  const { total, page: numero, pages, precedente, suivante, filtres } = page;
  return JSON.stringify({
    titre,
    description,
    langue,
    adresse,
    sortie,
    // The name that it had first: sites may read it.
    flux: sortie,
    total,
    page: numero,
    pages,
    precedente,
    suivante,
    facettes: filtres.flatMap((filtre) => facetteDe(filtre, adresse)),
    objets: objets.map(({ element }) => elementJson(element, contenu)),
  });
}

function facetteDe({ code, libelle, question }: FiltreRendu, adresse: string) {
  if (question.genre !== 'choix') return [];
  const choix = question.choix.map(({ slug, libelle: mot, nombre, actif, href }) => ({
    slug,
    libelle: mot,
    nombre,
    actif,
    adresse: absolue(href, adresse),
  }));
  return [{ code, libelle, choix }];
}

function elementJson(element: ElementRendu, contenu: ContenuDeSortie) {
  const { id, nom, type, commune, href, resume, lat, lon, classement, prix, date, distance } = element;
  return {
    id,
    nom,
    type: type.code,
    typeLibelle: type.libelle,
    commune,
    adresse: absolue(href, contenu.adresse),
    resume,
    photo: photoAbsolue(element.photo, contenu),
    credit: element.photo?.credit ?? null,
    position: lat === null || lon === null ? null : { lat, lon },
    classement,
    prix,
    date: date === null ? null : { iso: date.iso, texte: date.texte },
    distance,
  };
}

/** The same for machines that know schema.org: each objet whole. */
export function writeJsonLd(contenu: ContenuDeSortie, total: number, objets: readonly ObjetDeSortie[]): string {
  const { titre, adresse, langue, site, at } = contenu;
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: titre,
    url: adresse,
    numberOfItems: total,
    itemListElement: objets.map(({ element, objet, mots }, rang) => {
      const image = photoAbsolue(element.photo, contenu);
      const options = { langue, adresse: absolue(element.href, adresse), image, site, at, mots };
      const { '@context': _, ...item } = { '@context': '', ...jsonLdDObjet(objet, options) };
      return { '@type': 'ListItem', position: rang + 1, item };
    }),
  });
}
