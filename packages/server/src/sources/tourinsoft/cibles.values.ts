import type { CodeCible, Contact } from '@bridge/contract';
import { codePays, putRue } from './adresse.rows.ts';
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
import { putContact } from './contacts.rows.ts';
import { type Depot, warn } from './depot.ts';
import { readBooleen, readCodePostal, readJour, readNombre } from './lectures.rules.ts';
import { readTrace } from './trace.reader.ts';
import type { Atome } from './valeurs.rules.ts';

export type Deposer = (depot: Depot, destination: Destination, atomes: readonly Atome[]) => void;

/** The first value that says something. */
const premier =
  (poser: (depot: Depot, texte: string, destination: Destination) => void): Deposer =>
  (depot, destination, atomes) => {
    const texte = atomes.map(enLigne).find(Boolean);
    if (texte !== undefined) poser(depot, texte, destination);
  };

/** Value and remark may be glued: « 05 53 00 00 00|répondeur ». */
const contact =
  (genre: Contact['genre']): Deposer =>
  (depot, { champ }, atomes) => {
    for (const { texte } of atomes) {
      const [valeur = '', ...notes] = texte.split(/\|+/);
      putContact(depot, champ, genre, valeur, { libelle: notes.join(' ').trim() });
    }
  };

const nombre = (poser: (depot: Depot, nombre: number) => void): Deposer =>
  premier((depot, texte, { champ }) => {
    const lu = readNombre(texte.replace(/\s*m(?:ètres)?$/i, ''));
    if (lu === null) warn(depot, champ, 'Nombre illisible.', texte);
    else poser(depot, lu);
  });

const jour = (poser: (depot: Depot, jour: string) => void): Deposer =>
  premier((depot, texte, { champ }) => {
    const lu = readJour(texte);
    if (lu === null) warn(depot, champ, 'Date illisible.', texte);
    else poser(depot, lu);
  });

const booleen = (poser: (depot: Depot, vrai: boolean) => void): Deposer =>
  premier((depot, texte, { champ }) => {
    const lu = readBooleen(texte);
    if (lu === null) warn(depot, champ, 'Ni oui ni non.', texte);
    else poser(depot, lu);
  });

const lier: Deposer = (depot, { champ, intitule }, atomes) => {
  const { liens } = depot.document;
  for (const identifiant of atomes.flatMap(({ texte }) => texte.split(/[\s,;|]+/))) {
    if (!/^[\w-]{5,40}$/.test(identifiant)) {
      if (identifiant !== '') warn(depot, champ, 'Identifiant d’offre illisible.', identifiant);
    } else if (!liens.some(({ cible, relation }) => cible.identifiant === identifiant && relation === intitule)) {
      liens.push({ relation: intitule, cible: { systeme: 'tourinsoft', identifiant } });
    }
  }
};

const tracer: Deposer = (depot, { champ }, atomes) => {
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

/** Where values go, by target; targets that take whole rows are elsewhere. */
export const DEPOSER: Readonly<Record<Exclude<CodeCible, CibleDeLignes>, Deposer>> = {
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
    lieu.commune ??= texte;
  }),
  'lieu.insee': premier(({ document: { lieu } }, texte) => {
    lieu.insee ??= texte;
  }),
  'lieu.pays': premier((depot, texte, { champ }) => {
    const code = codePays(texte);
    if (code === null) warn(depot, champ, 'Pays inconnu.', texte);
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
  trace: tracer,
  'periode.du': jour((depot, lu) => {
    depot.du ??= lu;
  }),
  'periode.au': jour((depot, lu) => {
    depot.au ??= lu;
  }),
  'ouverture.texte': putOuvertureTexte,
  'ouverture.touteLAnnee': booleen(({ document: { ouverture } }, vrai) => {
    ouverture.touteLAnnee ??= vrai;
  }),
  'tarifs.texte': putTarifsTexte,
  'tarifs.gratuit': booleen(({ document: { tarifs } }, vrai) => {
    if (vrai) tarifs.mode = 'gratuit';
    else tarifs.mode ??= 'payant';
  }),
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
  'media.credit': premier((depot, texte) => {
    depot.credit ??= texte;
  }),
  critere: (depot, destination, atomes) => putCriteres(depot, destination, atomes),
  'critere.texte': (depot, destination, atomes) => putCriteres(depot, destination, atomes, true),
  capacite: putCapacites,
  label: (depot, destination, atomes) => putTermes(depot, destination, atomes, depot.document.labels),
  classement: putClassement,
  langueParlee: (depot, _, atomes) => putLangues(depot, atomes),
  accessibilite: (depot, destination, atomes) => putTermes(depot, destination, atomes, depot.document.accessibilite),
  animaux: putAnimaux,
  public: (depot, destination, atomes) => putTermes(depot, destination, atomes, depot.document.publics),
  lien: lier,
  identifiant: ({ identifiants }, _, atomes) => {
    for (const texte of atomes.map(enLigne)) {
      if (texte !== '' && texte.length <= 200 && !identifiants.includes(texte)) identifiants.push(texte);
    }
  },
};
