import type { Contact } from '@bridge/contract';
import { type Bout, type Depot, type DetailDePhotos, warn } from '../depot.ts';
import { putBout } from '../rangees/bouts.rules.ts';
import { putContact } from '../rangees/contacts.rows.ts';
import { readInstant, readNombre, readPrix } from '../valeurs/lectures.rules.ts';
import { readTrace } from '../valeurs/trace.reader.ts';
import type { Atome } from '../valeurs/valeurs.rules.ts';
import { type Destination, enLigne, putOuvertureTexte, putTarifsTexte } from './cibles.texte.ts';

export type Put = (depot: Depot, destination: Destination, atomes: readonly Atome[]) => void;

/** The first value that says something. */
export const premier =
  (put: (depot: Depot, texte: string, destination: Destination) => void): Put =>
  (depot, destination, atomes) => {
    const texte = atomes.map(enLigne).find(Boolean);
    if (texte !== undefined) put(depot, texte, destination);
  };

/** Value and remark may be glued: « 05 53 00 00 00|répondeur ». */
export const contact =
  (genre: Contact['genre']): Put =>
  (depot, { champ }, atomes) => {
    for (const { texte } of atomes) {
      const [valeur = '', ...notes] = texte.split(/\|+/);
      putContact(depot, champ, genre, valeur, { libelle: notes.join(' ').trim() });
    }
  };

export const nombre = (put: (depot: Depot, nombre: number) => void): Put =>
  premier((depot, texte, { champ }) => {
    const lu = readNombre(texte.replace(/\s*m(?:ètres)?$/i, ''));
    if (lu === null) warn(depot, champ, 'Nombre illisible.', texte);
    else put(depot, lu);
  });

export const bout = (quoi: Bout, read: (texte: string) => string | null, erreur: string): Put =>
  premier((depot, texte, { champ, intitule, langue }) => {
    const lu = read(texte);
    if (lu !== null) {
      putBout(depot, champ, quoi, lu);
      return;
    }
    warn(depot, champ, erreur, texte);
    putOuvertureTexte(depot, { champ, intitule, langue }, [{ texte: `${intitule}\u00a0: ${texte}` }]);
  });

/** « TarifMin » goes with « TarifMax », and « PrixAdulte » with none. */
const cleDePrix = (champ: string): string => champ.toLowerCase().replace(/mini(?:mum)?|maxi(?:mum)?|min|max/g, '');

export const prix = (quoi: 'min' | 'max'): Put =>
  premier((depot, texte, { champ, intitule }) => {
    const lu = readPrix(texte);
    if (lu === null) {
      warn(depot, champ, 'Prix illisible\u00a0: gardé en clair.', texte);
      putTarifsTexte(depot, { champ, intitule, langue: 'fr' }, [{ texte: `${intitule}\u00a0: ${texte}` }]);
      return;
    }
    const partagee = cleDePrix(champ);
    // Two different lowest prices under one name belong to two things: the second is a price of its own.
    const tenu = depot.prix.get(partagee)?.[quoi];
    const cle = tenu === undefined || tenu === lu ? partagee : champ;
    const deja = depot.prix.get(cle) ?? { libelle: intitule, champ };
    depot.prix.set(cle, { ...deja, [quoi]: lu });
  });

export const detail =
  (quoi: DetailDePhotos['quoi']): Put =>
  (depot, { champ, langue }, atomes) => {
    const textes = atomes.map(enLigne).filter(Boolean);
    if (textes.length > 0) depot.details.push({ quoi, champ, langue, textes });
  };

export const instant = (quoi: 'creeLe' | 'majLe'): Put =>
  premier((depot, texte, { champ }) => {
    const lu = readInstant(texte);
    if (lu === null) warn(depot, champ, 'Date illisible.', texte);
    else depot[quoi] ??= lu;
  });

export const putLiens: Put = (depot, { champ, intitule }, atomes) => {
  const { liens } = depot.document;
  for (const identifiant of atomes.flatMap(({ texte }) => texte.split(/[\s,;|]+/))) {
    if (!/^[\w-]{5,40}$/.test(identifiant)) {
      if (identifiant !== '') warn(depot, champ, 'Identifiant d’offre illisible.', identifiant);
    } else if (!liens.some(({ cible, relation }) => cible.identifiant === identifiant && relation === intitule)) {
      liens.push({ relation: intitule, cible: { systeme: 'tourinsoft', identifiant } });
    }
  }
};

export const putTrace: Put = (depot, { champ }, atomes) => {
  for (const { texte } of atomes) {
    const trace = readTrace(texte);
    if (trace === null) warn(depot, champ, 'Tracé illisible.', texte);
    else if (trace !== 'vide') depot.document.lieu.trace ??= trace;
  }
};
