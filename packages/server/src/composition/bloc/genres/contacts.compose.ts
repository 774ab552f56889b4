import { CONTACTS_DE_BLOC, type Contact, type Fragment, LIENS_DE_BLOC, type Noeud, type Paire } from '@bridge/contract';
import { motDuProduit } from '../../mots/langue.rules.ts';
import { lignesDAdresse } from '../adresse.values.ts';
import { contactsDe } from '../contact.values.ts';
import { deContact, fragmentDe } from '../format.rules.ts';
import type { Scene } from '../scene.ts';

type GenreDeContactDeBloc = (typeof CONTACTS_DE_BLOC)[number]['value'];

export function composeContacts(scene: Scene): Noeud[] {
  const wanted = scene.bloc.contacts;
  const genres = CONTACTS_DE_BLOC.map(({ value }) => value).filter(
    (genre) => wanted.length === 0 || wanted.includes(genre),
  );
  const paires = genres.flatMap((genre): Paire[] => {
    const fragments = genre === 'adresse' ? adresse(scene) : joints(genre, scene);
    if (fragments.length === 0) return [];
    const libelle = { texte: motDuProduit(genre, scene) };
    return [{ libelle, picto: null, prefixe: null, suffixe: null, separateur: ', ', fragments }];
  });
  if (paires.length === 0) return [];
  const presentation = scene.canal === 'web' ? scene.bloc.presentation : 'liste';
  return [{ genre: 'paires', presentation, paires }];
}

const adresse = ({ objet }: Scene): Fragment[] => lignesDAdresse(objet.document).map((texte) => ({ texte }));

function joints(genre: Exclude<GenreDeContactDeBloc, 'adresse'>, scene: Scene): Fragment[] {
  // A fax number is no link.
  const format = genre === 'fax' ? 'texte' : genre === 'email' ? 'email' : genre === 'site' ? 'url' : 'telephone';
  return contactsDe([genre], scene).flatMap((valeur) => fragmentDe(valeur, format, scene) ?? []);
}

export function composeLiens(scene: Scene): Noeud[] {
  const wanted = scene.bloc.liens;
  const liens = LIENS_DE_BLOC.filter(({ value }) => wanted.length === 0 || wanted.includes(value)).flatMap(
    ({ value }) => liensDe(value, scene),
  );
  return liens.length === 0 ? [] : [{ genre: 'liens', liens }];
}

/** The name of a link that its source does not name: the kind of link, or the brand it leads to. */
function nomDuLien(genre: Contact['genre'], scene: Scene): Fragment | null {
  switch (genre) {
    case 'reservation':
      return { texte: motDuProduit('reserver', scene) };
    case 'site':
      return { texte: motDuProduit('site', scene) };
    case 'facebook':
    case 'instagram':
    case 'x':
      return { texte: LIENS_DE_BLOC.find(({ value }) => value === genre)?.label ?? '' };
    default:
      return null;
  }
}

function liensDe(genre: (typeof LIENS_DE_BLOC)[number]['value'], scene: Scene): Fragment[] {
  return contactsDe([genre], scene).flatMap((valeur) => {
    if (valeur.genre !== 'contact') return [];
    return deContact({ ...valeur, libelle: valeur.libelle ?? nomDuLien(genre, scene) }, false) ?? [];
  });
}
