import type { FormatDeLigne, Fragment } from '@bridge/contract';
import { motDuProduit } from '../mots/langue.rules.ts';
import { mailHref, siteEnMots, telHref, webHref } from '../mots/lien.rules.ts';
import { dateEnMots, distanceEnMots, heureEnLangue, nombreEnMots, prixEnMots } from '../mots/nombre.words.ts';
import { SANS_MEMOIRE } from '../mots/riche.rules.ts';
import type { Scene } from './scene.ts';
import type { SorteDeContact, Valeur } from './valeur.ts';

/** A value written in a format, or null when it cannot be written so. */
export function fragmentDe(valeur: Valeur, format: FormatDeLigne, scene: Scene): Fragment | null {
  if (format === 'booleen') return booleen(valeur, scene);
  switch (valeur.genre) {
    case 'texte':
      return deTexte(valeur.fragment, format, scene);
    case 'nombre':
      return { texte: nombreEcrit(valeur.nombre, valeur.unite, format, scene) };
    case 'metres':
      return { texte: distanceEnMots(valeur.metres, scene.langue) };
    case 'prix':
      return { texte: prixEnMots(valeur.montant, valeur.devise, scene.langue) };
    case 'date': {
      const jour = dateEnMots(valeur.jour, scene.langue);
      return { texte: valeur.heure ? `${jour}, ${heureEnLangue(valeur.heure, scene.langue)}` : jour };
    }
    case 'booleen':
      return booleen(valeur, scene);
    case 'contact':
      // Nobody clicks on paper: the address is read, whatever the link is called.
      return deContact(scene.canal === 'print' ? { ...valeur, libelle: null } : valeur, format === 'texte');
    case 'classement':
      return deClassement(valeur, format);
  }
}

/** Whether the value exists; a value that is « no » by itself is written so. */
function booleen(valeur: Valeur, scene: Scene): Fragment {
  const oui = valeur.genre !== 'booleen' || valeur.oui;
  return { texte: motDuProduit(oui ? 'oui' : 'non', scene) };
}

const STARS = 5;

function etoiles(nombre: number, dit: string): Fragment | null {
  return Number.isInteger(nombre) && nombre >= 1 && nombre <= STARS ? { texte: '★'.repeat(nombre), dit } : null;
}

function deClassement({ valeur, texte }: Extract<Valeur, { genre: 'classement' }>, format: FormatDeLigne) {
  const signes = format === 'etoiles' && valeur !== undefined ? etoiles(valeur, texte?.texte || `${valeur}/5`) : null;
  return signes ?? texte;
}

function nombreEcrit(nombre: number, unite: string, format: FormatDeLigne, { langue }: Scene): string {
  if (format === 'prix') return prixEnMots(nombre, 'EUR', langue);
  // A distance without a unit is in metres.
  if (format === 'distance' && unite === '') return distanceEnMots(nombre, langue);
  if (format === 'etoiles') return etoiles(nombre, '')?.texte ?? nombreEnMots(nombre, unite, langue);
  return nombreEnMots(nombre, unite, langue);
}

function deTexte(fragment: Fragment, format: FormatDeLigne, scene: Scene): Fragment | null {
  switch (format) {
    case 'html':
      return riche(fragment, scene);
    case 'date':
      return { ...fragment, texte: dateEnMots(fragment.texte, scene.langue) };
    case 'prix':
    case 'distance':
    case 'etoiles': {
      const nombre = /^-?\d+(?:[.,]\d+)?$/.test(fragment.texte) ? Number(fragment.texte.replace(',', '.')) : null;
      return nombre === null ? fragment : { ...fragment, texte: nombreEcrit(nombre, '', format, scene) };
    }
    case 'telephone':
    case 'email':
    case 'url':
      return deContact({ sorte: format, valeur: fragment.texte, libelle: null }, false);
    default:
      return fragment;
  }
}

function riche(fragment: Fragment, { nettoyage = SANS_MEMOIRE }: Scene): Fragment | null {
  const { html, texte } = nettoyage.duTexte(fragment.texte);
  return texte === '' ? null : { ...fragment, texte, html };
}

interface Joint {
  readonly sorte: SorteDeContact;
  readonly valeur: string;
  readonly libelle: Fragment | null;
}

/** A link to a contact. An invalid address is left out; an invalid number stays plain text. */
export function deContact({ sorte, valeur, libelle }: Joint, plain: boolean): Fragment | null {
  const written = valeur.trim();
  const href = HREFS[sorte](written);
  if (sorte === 'telephone') {
    if (written === '' || !/\d/.test(written)) return null;
    return href === null || plain ? { texte: written } : { texte: written, href };
  }
  if (href === null) return null;
  const said = sorte === 'url' ? (libelle ?? { texte: siteEnMots(href) }) : { texte: written };
  return plain ? said : { ...said, href };
}

const HREFS: Readonly<Record<SorteDeContact, (valeur: string) => string | null>> = {
  telephone: telHref,
  email: mailHref,
  url: webHref,
};
