import { type MODES_TARIF, norme } from '@bridge/contract';
import { seemsPersonnel } from '../../clean/personnel.rules.ts';
import { modeOfWords } from '../../clean/tarif.words.ts';
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

/** Values that say which mode it is and nothing more; the words of any other value are kept. */
const MOT_DE_MODE =
  /^(?:(?:entree|acces|tarif|prix|participation)s? )?(?:gratuite?s?|payante?s?|libres?|oui|non|free|au chapeau|libre participation|nous consulter|non communique|sur demande|participation libre|\d)$/;

/** Whether one pays, by the words of a price or by a plain yes or no. */
export function modeDe(texte: string): Mode | null {
  const mode = modeOfWords(texte);
  if (mode !== null) return mode;
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
