import type { CodeCible } from '@bridge/contract';
import { isCodeInsee, isCodePostal } from '../../../catalogue/commune.rules.ts';
import { paysOf } from '../../clean/pays.rules.ts';
import { warn } from '../depot.ts';
import { putRue } from '../rangees/adresse.rows.ts';
import { isQuatreChiffres } from '../rangees/fin.rules.ts';
import { readCodePostal, readHeure, readJour, withZero } from '../valeurs/lectures.rules.ts';
import { putAnimaux, putCapacites, putClassement, putCriteres, putLangues, putTermes } from './cibles.criteres.ts';
import { bout, contact, detail, instant, nombre, type Put, premier, prix, putLiens, putTrace } from './cibles.puts.ts';
import {
  enLigne,
  putAcces,
  putDescription,
  putNom,
  putOuvertureTexte,
  putResume,
  putTarifsTexte,
  putTexte,
} from './cibles.texte.ts';
import { putGratuit, putMode, putTouteLAnnee, unique } from './cibles.uniques.ts';

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

/** « 59 310 » is 59310, and « 1053 » is 01053 where a spreadsheet took its zero. */
const codePostalLu = (texte: string): string => readCodePostal(texte) ?? withZero(texte, isCodePostal) ?? texte;
const inseeLu = (texte: string): string => withZero(texte, isCodeInsee) ?? texte;

const putCommune = unique(
  ({ document: { lieu } }) => lieu.commune,
  ({ document: { lieu } }, texte) => {
    lieu.commune = texte;
  },
);

/** Where values go, by target; targets that take whole rows are elsewhere. */
export const PUTS: Readonly<Record<Exclude<CodeCible, CibleDeLignes>, Put>> = {
  nom: putNom,
  resume: putResume,
  description: putDescription,
  texte: putTexte,
  type: (depot, destination, atomes) => putTermes(depot, destination, atomes, depot.document.types),
  'lieu.nom': unique(
    ({ document: { lieu } }) => lieu.nom,
    ({ document: { lieu } }, texte) => {
      lieu.nom = texte;
    },
  ),
  'lieu.rue': (depot, _, atomes) => {
    for (const rue of atomes.map(enLigne).filter(Boolean)) putRue(depot, rue);
  },
  'lieu.codePostal': unique(
    ({ document: { lieu } }) => lieu.codePostal,
    (depot, texte, { champ }) => {
      const lu = readCodePostal(texte);
      // Four digits are judged once the commune and the country are known.
      if (lu === null && !isQuatreChiffres(texte)) warn(depot, champ, 'Code postal inhabituel.', texte);
      depot.document.lieu.codePostal = lu ?? texte;
    },
    codePostalLu,
  ),
  'lieu.commune': (depot, destination, atomes) => {
    const { lieu } = depot.document;
    // « 59310 Beuvry-la-Forêt » says both.
    const communes = atomes.map(enLigne).map((texte) => {
      const [, avant, suivi, suivant, apres] = CP_ET_COMMUNE.exec(texte) ?? [];
      const codePostal = avant ?? apres;
      if (codePostal !== undefined) lieu.codePostal ??= codePostal;
      return { texte: suivi ?? suivant ?? texte };
    });
    putCommune(depot, destination, communes);
  },
  'lieu.insee': unique(
    ({ document: { lieu } }) => lieu.insee,
    ({ document: { lieu } }, texte) => {
      lieu.insee = inseeLu(texte);
    },
    inseeLu,
  ),
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
  'ouverture.touteLAnnee': putTouteLAnnee,
  'tarifs.texte': putTarifsTexte,
  'tarifs.gratuit': putGratuit,
  'tarifs.mode': putMode,
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
  proprietaire: unique(
    (depot) => depot.proprietaire,
    (depot, texte) => {
      depot.proprietaire = texte;
    },
  ),
  maj: instant('majLe'),
  creation: instant('creeLe'),
  identifiant: ({ identifiants }, _, atomes) => {
    for (const texte of atomes.map(enLigne)) {
      if (texte !== '' && texte.length <= 200 && !identifiants.includes(texte)) identifiants.push(texte);
    }
  },
};
