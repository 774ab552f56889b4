import type { CodeCible, Contact, MODES_TARIF } from '@bridge/contract';
import { paysOf } from '../../clean/pays.rules.ts';
import { type Depot, type DetailDePhotos, warn } from '../depot.ts';
import { putRue } from '../rangees/adresse.rows.ts';
import { putContact } from '../rangees/contacts.rows.ts';
import {
  readBooleen,
  readCodePostal,
  readHeure,
  readInstant,
  readJour,
  readNombre,
  readPrix,
} from '../valeurs/lectures.rules.ts';
import { mots } from '../valeurs/noms.rules.ts';
import { readTrace } from '../valeurs/trace.reader.ts';
import type { Atome } from '../valeurs/valeurs.rules.ts';

import { putAnimaux, putCapacites, putClassement, putCriteres, putLangues, putTermes } from './cibles.criteres.ts';
import {
  type Destination,
  enLigne,
  putAcces,
  putDescription,
  putNom,
  putOuvertureTexte,
  putResume,
  putTarifsTexte,
  putTexte,
} from './cibles.texte.ts';

export type Put = (depot: Depot, destination: Destination, atomes: readonly Atome[]) => void;

/** The first value that says something. */
const premier =
  (put: (depot: Depot, texte: string, destination: Destination) => void): Put =>
  (depot, destination, atomes) => {
    const texte = atomes.map(enLigne).find(Boolean);
    if (texte !== undefined) put(depot, texte, destination);
  };

/** Value and remark may be glued: « 05 53 00 00 00|répondeur ». */
const contact =
  (genre: Contact['genre']): Put =>
  (depot, { champ }, atomes) => {
    for (const { texte } of atomes) {
      const [valeur = '', ...notes] = texte.split(/\|+/);
      putContact(depot, champ, genre, valeur, { libelle: notes.join(' ').trim() });
    }
  };

const nombre = (put: (depot: Depot, nombre: number) => void): Put =>
  premier((depot, texte, { champ }) => {
    const lu = readNombre(texte.replace(/\s*m(?:ètres)?$/i, ''));
    if (lu === null) warn(depot, champ, 'Nombre illisible.', texte);
    else put(depot, lu);
  });

/** « DateDebut2 » goes with « DateFin2 ». */
const rangDe = (champ: string): string => champ.replace(/\D+/g, '');

const bout = (quoi: 'du' | 'au' | 'ouvre' | 'ferme', read: (texte: string) => string | null, erreur: string): Put =>
  premier((depot, texte, { champ }) => {
    const lu = read(texte);
    if (lu === null) {
      warn(depot, champ, erreur, texte);
      return;
    }
    const deja = depot.bouts.get(rangDe(champ)) ?? {};
    depot.bouts.set(rangDe(champ), { [quoi]: lu, ...deja });
  });

/** « TarifMin » goes with « TarifMax », and « PrixAdulte » with none. */
const cleDePrix = (champ: string): string => champ.toLowerCase().replace(/mini(?:mum)?|maxi(?:mum)?|min|max/g, '');

const prix = (quoi: 'min' | 'max'): Put =>
  premier((depot, texte, { champ, intitule }) => {
    const lu = readPrix(texte);
    if (lu === null) {
      warn(depot, champ, 'Prix illisible\u00a0: gardé en clair.', texte);
      putTarifsTexte(depot, { champ, intitule, langue: 'fr' }, [{ texte: `${intitule}\u00a0: ${texte}` }]);
      return;
    }
    const deja = depot.prix.get(cleDePrix(champ)) ?? { libelle: intitule, champ };
    depot.prix.set(cleDePrix(champ), { ...deja, [quoi]: deja[quoi] ?? lu });
  });

const detail =
  (quoi: DetailDePhotos['quoi']): Put =>
  (depot, { champ, langue }, atomes) => {
    const textes = atomes.map(enLigne).filter(Boolean);
    if (textes.length > 0) depot.details.push({ quoi, champ, langue, textes });
  };

/** Words of a price list, as sources put them. */
function modeDe(texte: string): (typeof MODES_TARIF)[number] | null {
  const dit = mots(texte);
  if (/participation|chapeau|don\b|donation/.test(dit)) return 'participation';
  if (/libre/.test(dit)) return 'libre';
  if (/non communique|nous consulter|sur demande/.test(dit)) return 'non-communique';
  if (/payant|tarif|prix/.test(dit) && !/gratuit/.test(dit)) return 'payant';
  if (/gratuit|free/.test(dit)) return 'gratuit';
  const booleen = readBooleen(texte);
  return booleen === null ? null : booleen ? 'payant' : 'gratuit';
}

const booleen = (put: (depot: Depot, vrai: boolean) => void): Put =>
  premier((depot, texte, { champ }) => {
    const lu = readBooleen(texte);
    if (lu === null) warn(depot, champ, 'Ni oui ni non.', texte);
    else put(depot, lu);
  });

const instant = (quoi: 'creeLe' | 'majLe'): Put =>
  premier((depot, texte, { champ }) => {
    const lu = readInstant(texte);
    if (lu === null) warn(depot, champ, 'Date illisible.', texte);
    else depot[quoi] ??= lu;
  });

const putLiens: Put = (depot, { champ, intitule }, atomes) => {
  const { liens } = depot.document;
  for (const identifiant of atomes.flatMap(({ texte }) => texte.split(/[\s,;|]+/))) {
    if (!/^[\w-]{5,40}$/.test(identifiant)) {
      if (identifiant !== '') warn(depot, champ, 'Identifiant d’offre illisible.', identifiant);
    } else if (!liens.some(({ cible, relation }) => cible.identifiant === identifiant && relation === intitule)) {
      liens.push({ relation: intitule, cible: { systeme: 'tourinsoft', identifiant } });
    }
  }
};

const putTrace: Put = (depot, { champ }, atomes) => {
  for (const { texte } of atomes) {
    const trace = readTrace(texte);
    if (trace === null) warn(depot, champ, 'Tracé illisible.', texte);
    else if (trace !== 'vide') depot.document.lieu.trace ??= trace;
  }
};

type CibleDeLignes =
  | 'lieu.adresse'
  | 'periodes'
  | 'tarifs'
  | 'contacts'
  | 'contact.reservation'
  | 'medias'
  | 'media.photo'
  | 'media.document'
  | 'media.video'
  | 'ignore';

const CP_ET_COMMUNE = /^(?:F-)?(\d{5})\s+(\D+)$|^(\D+?)\s+\(?(\d{5})\)?$/;

/** Where values go, by target; targets that take whole rows are elsewhere. */
export const PUTS: Readonly<Record<Exclude<CodeCible, CibleDeLignes>, Put>> = {
  nom: putNom,
  resume: putResume,
  description: putDescription,
  texte: putTexte,
  type: (depot, destination, atomes) => putTermes(depot, destination, atomes, depot.document.types),
  'lieu.nom': premier(({ document: { lieu } }, texte) => {
    lieu.nom ??= texte;
  }),
  'lieu.rue': (depot, _, atomes) => {
    for (const rue of atomes.map(enLigne).filter(Boolean)) putRue(depot, rue);
  },
  'lieu.codePostal': premier((depot, texte, { champ }) => {
    const lu = readCodePostal(texte);
    if (lu === null) warn(depot, champ, 'Code postal inhabituel.', texte);
    depot.document.lieu.codePostal ??= lu ?? texte;
  }),
  'lieu.commune': premier(({ document: { lieu } }, texte) => {
    // « 59310 Beuvry-la-Forêt » says both.
    const [, avant, suivi, suivant, apres] = CP_ET_COMMUNE.exec(texte) ?? [];
    lieu.commune ??= suivi ?? suivant ?? texte;
    const codePostal = avant ?? apres;
    if (codePostal !== undefined) lieu.codePostal ??= codePostal;
  }),
  'lieu.insee': premier(({ document: { lieu } }, texte) => {
    lieu.insee ??= texte;
  }),
  'lieu.pays': premier((depot, texte, { champ }) => {
    const code = paysOf(texte);
    if (code === undefined) warn(depot, champ, 'Pays inconnu.', texte);
    else depot.document.lieu.pays = code;
  }),
  'lieu.latitude': premier((depot, texte, { champ }) => {
    depot.latitude ??= { chemin: champ, texte };
  }),
  'lieu.longitude': premier((depot, texte, { champ }) => {
    depot.longitude ??= { chemin: champ, texte };
  }),
  'lieu.altitude': nombre(({ document: { lieu } }, altitude) => {
    lieu.altitude ??= altitude;
  }),
  'lieu.acces': putAcces,
  'lieu.territoire': (depot, destination, atomes) =>
    putTermes(depot, destination, atomes, depot.document.lieu.territoires),
  'lieu.environnement': (depot, destination, atomes) =>
    putTermes(depot, destination, atomes, depot.document.lieu.environnements),
  trace: putTrace,
  'periode.du': bout('du', readJour, 'Date illisible.'),
  'periode.au': bout('au', readJour, 'Date illisible.'),
  'periode.ouvre': bout('ouvre', readHeure, 'Heure illisible.'),
  'periode.ferme': bout('ferme', readHeure, 'Heure illisible.'),
  'ouverture.texte': putOuvertureTexte,
  'ouverture.touteLAnnee': booleen(({ document: { ouverture } }, vrai) => {
    ouverture.touteLAnnee ??= vrai;
  }),
  'tarifs.texte': putTarifsTexte,
  'tarifs.gratuit': booleen(({ document: { tarifs } }, vrai) => {
    if (vrai) tarifs.mode = 'gratuit';
    else tarifs.mode ??= 'payant';
  }),
  'tarifs.mode': premier((depot, texte, { champ }) => {
    const mode = modeDe(texte);
    if (mode === null) warn(depot, champ, 'Mode de tarif inconnu.', texte);
    else depot.document.tarifs.mode ??= mode;
  }),
  'tarif.min': prix('min'),
  'tarif.max': prix('max'),
  'tarifs.paiement': (depot, destination, atomes) =>
    putTermes(depot, destination, atomes, depot.document.tarifs.paiements),
  'contact.telephone': contact('telephone'),
  'contact.mobile': contact('mobile'),
  'contact.fax': contact('fax'),
  'contact.email': contact('email'),
  'contact.site': contact('site'),
  'contact.facebook': contact('facebook'),
  'contact.instagram': contact('instagram'),
  'contact.x': contact('x'),
  'contact.autre': contact('autre'),
  'media.titre': detail('titre'),
  'media.legende': detail('legende'),
  'media.credit': detail('credit'),
  critere: (depot, destination, atomes) => putCriteres(depot, destination, atomes),
  'critere.texte': (depot, destination, atomes) => putCriteres(depot, destination, atomes, true),
  capacite: putCapacites,
  label: (depot, destination, atomes) => putTermes(depot, destination, atomes, depot.document.labels),
  classement: putClassement,
  langueParlee: (depot, _, atomes) => putLangues(depot, atomes),
  accessibilite: (depot, destination, atomes) => putTermes(depot, destination, atomes, depot.document.accessibilite),
  animaux: putAnimaux,
  public: (depot, destination, atomes) => putTermes(depot, destination, atomes, depot.document.publics),
  lien: putLiens,
  proprietaire: premier((depot, texte) => {
    depot.proprietaire ??= texte;
  }),
  maj: instant('majLe'),
  creation: instant('creeLe'),
  identifiant: ({ identifiants }, _, atomes) => {
    for (const texte of atomes.map(enLigne)) {
      if (texte !== '' && texte.length <= 200 && !identifiants.includes(texte)) identifiants.push(texte);
    }
  },
};
