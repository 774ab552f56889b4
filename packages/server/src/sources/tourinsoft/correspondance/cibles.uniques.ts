import { type MODES_TARIF, norme } from '@bridge/contract';
import { seemsPersonnel } from '../../clean/personnel.rules.ts';
import { type Depot, warn, withhold } from '../depot.ts';
import { readBooleen } from '../valeurs/lectures.rules.ts';
import { mots } from '../valeurs/noms.rules.ts';
import { putCriteres } from './cibles.criteres.ts';
import type { Put } from './cibles.puts.ts';
import { type Destination, enLigne, putOuvertureTexte, putTarifsTexte } from './cibles.texte.ts';

/** Keeps as a fact a second, different value of something that an objet has once: its commune, its owner. */
export function keepOther(depot: Depot, destination: Destination, texte: string): void {
  if (seemsPersonnel(destination.champ)) withhold(depot, destination.champ);
  else putCriteres(depot, destination, [{ texte }], true);
}

type Tenu = (depot: Depot) => string | undefined;

/** A target that an objet has once: the first value fills it, and each value that differs once `read` is kept as a fact. */
export const unique =
  (
    tenu: Tenu,
    put: (depot: Depot, texte: string, destination: Destination) => void,
    read: (texte: string) => string = (texte) => texte,
  ): Put =>
  (depot, destination, atomes) => {
    for (const texte of atomes.map(enLigne).filter(Boolean)) {
      const deja = tenu(depot);
      if (deja === undefined) put(depot, texte, destination);
      else if (norme(read(deja)) !== norme(read(texte))) keepOther(depot, destination, texte);
    }
  };

type Mode = (typeof MODES_TARIF)[number];

/** « Gratuit pour les moins de 12 ans » is not free for the others; « Gratuit de 14h à 18h » and « Gratuit en extérieur » are. */
const PAS_POUR_TOUS =
  /gratuite?s? (?!(?:(?:a|de|des|vers) )?\d{1,2} ?(?:h|heures?)(?![a-z]))(?:\d|(?:pour|aux?|a|chez|jusqu\w*|de|des|les|le|si|sous|moins|enfants?|scolaires?|adherents?)\b|en (?:semaine|week|hiver|ete|automne|famille|groupe|groupes|hors|basse|haute|moyenne|avant|apres|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)\b)/;
const POUR_TOUS = /gratuite?s? (?:pour|a) (?:tous|toutes|tout le monde|tout public)\b/;
/** Values that say which mode it is and nothing more; the words of any other value are kept. */
const MOT_DE_MODE =
  /^(?:(?:entree|acces|visite|tarif|prix|animation|participation)s? )?(?:gratuite?s?|payante?s?|libres?|oui|non|free|au chapeau|libre participation|nous consulter|non communique|sur demande|participation libre|\d)$/;

const MONTANT = /(\d+(?:[.,]\d+)?)\s*(?:€|euros?\b)|€\s*(\d+(?:[.,]\d+)?)/gi;

/** Whether a text says an amount that is paid: « 0 € » is none. */
const hasMontant = (texte: string): boolean =>
  [...texte.matchAll(MONTANT)].some(([, avant, apres]) => Number((avant ?? apres ?? '').replace(',', '.')) > 0);

/** Words of a price list, as sources put them. */
export function modeDe(texte: string): Mode | null {
  const dit = mots(texte);
  if (/participation|chapeau|\bdons?\b|donation/.test(dit)) return 'participation';
  if (/\blibre/.test(dit)) return 'libre';
  if (/non communique|nous consulter|sur demande/.test(dit)) return 'non-communique';
  const isGratuit = /gratuit|\bfree\b/.test(dit);
  const isPartiel = PAS_POUR_TOUS.test(dit) && !POUR_TOUS.test(dit);
  const isTarif = /tarif|prix/.test(dit) || hasMontant(texte);
  if (/payant/.test(dit) || (isTarif && (!isGratuit || isPartiel))) return 'payant';
  if (isGratuit) return isPartiel ? null : 'gratuit';
  const booleen = readBooleen(texte);
  return booleen === null ? null : booleen ? 'payant' : 'gratuit';
}

export const putMode: Put = (depot, destination, atomes) => {
  const { tarifs } = depot.document;
  for (const texte of atomes.map(enLigne).filter(Boolean)) {
    const mode = modeDe(texte);
    const deja = tarifs.mode;
    if (mode === null) warn(depot, destination.champ, 'Mode de tarif inconnu.', texte);
    else tarifs.mode ??= mode;
    const isDit = mode !== null && MOT_DE_MODE.test(mots(texte)) && (deja === undefined || deja === mode);
    // A value that says more than its mode, or whose mode nobody knows, also stays as a text on prices.
    if (!isDit) putTarifsTexte(depot, destination, [{ texte }]);
  }
};

/** A box that is ticked when it is free; words in it are a mode. */
export const putGratuit: Put = (depot, destination, atomes) => {
  const { tarifs } = depot.document;
  for (const atome of atomes) {
    const lu = readBooleen(enLigne(atome));
    if (lu === null) putMode(depot, destination, [atome]);
    else if (lu) tarifs.mode = 'gratuit';
    else tarifs.mode ??= 'payant';
  }
};

export const putTouteLAnnee: Put = (depot, destination, atomes) => {
  const { ouverture } = depot.document;
  for (const atome of atomes) {
    const lu = readBooleen(enLigne(atome));
    if (lu === null) {
      warn(depot, destination.champ, 'Ni oui ni non.', atome.texte);
      putOuvertureTexte(depot, destination, [atome]);
    } else if (ouverture.touteLAnnee === undefined) ouverture.touteLAnnee = lu;
    else if (ouverture.touteLAnnee !== lu) keepOther(depot, destination, atome.texte);
  }
};
