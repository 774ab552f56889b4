import type { Noeud } from '@bridge/contract';
import { cutText } from '../../mots/coupe.rules.ts';
import { motDuProduit, texteEn } from '../../mots/langue.rules.ts';
import { mapHref, telHref, webHref } from '../../mots/lien.rules.ts';
import { SANS_MEMOIRE } from '../../mots/riche.rules.ts';
import { lignesDAdresse } from '../adresse.values.ts';
import { contactsDe } from '../contact.values.ts';
import { qrSvg } from '../qr.ts';
import type { Scene } from '../scene.ts';

export function composeCarte(scene: Scene): Noeud[] {
  const { bloc, objet } = scene;
  const { point } = objet.document.lieu;
  if (point === undefined) return [];
  const { lat, lon } = point;
  const adresse = bloc.adresseSousCarte ? lignesDAdresse(objet.document).join(', ') : '';
  return [
    { genre: 'carte', lat, lon, adresse, lien: { texte: motDuProduit('carte', scene), href: mapHref(lat, lon) } },
  ];
}

export function composeTexteLibre(scene: Scene): Noeud[] {
  const { bloc, canal, nettoyage = SANS_MEMOIRE } = scene;
  const dit = texteEn(bloc.texte, scene);
  if (dit === null) return [];
  const { html, texte } = nettoyage.duHtml(dit.texte);
  if (texte === '') return [];
  const { langue } = dit;
  const foreign = langue === undefined ? {} : { langue };
  if (canal === 'ecran' && bloc.maxEcran !== null)
    return [{ genre: 'paragraphe', fragments: [{ texte: cutText(texte, bloc.maxEcran), ...foreign }] }];
  return [{ genre: 'riche', html, texte, ...foreign }];
}

export function composeQr(scene: Scene): Noeud[] {
  const contenu = cibleDe(scene);
  const svg = contenu === null ? null : qrSvg(contenu);
  if (contenu === null || svg === null) return [];
  return [{ genre: 'qr', svg, contenu, legende: texteEn(scene.bloc.legendeQr, scene) }];
}

/** An édition is the same for all objets. */
export function composeEdition({ bloc, editions }: Scene): Noeud[] {
  const found = bloc.edition === null ? undefined : editions?.get(bloc.edition);
  if (found === undefined) return [];
  const { titre, mots, href, image } = found;
  return [{ genre: 'edition', titre, mots, href, image }];
}

function cibleDe(scene: Scene): string | null {
  const { cibleQr } = scene.bloc;
  if (cibleQr === 'itineraire') {
    const { point } = scene.objet.document.lieu;
    return point ? mapHref(point.lat, point.lon) : null;
  }
  const genres = cibleQr === 'telephone' ? (['telephone', 'mobile'] as const) : [cibleQr];
  const hrefOf = cibleQr === 'telephone' ? telHref : webHref;
  const [first] = contactsDe(genres, scene).flatMap((valeur) =>
    valeur.genre === 'contact' ? (hrefOf(valeur.valeur) ?? []) : [],
  );
  return first ?? null;
}
