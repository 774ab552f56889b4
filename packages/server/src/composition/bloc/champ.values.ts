import {
  type ChampDeBloc,
  classementEnMots,
  type DocumentObjet,
  isChampDeBloc,
  mesureDeCapacite,
  type Terme,
} from '@bridge/contract';
import { communeDe } from '../../catalogue/commune.rules.ts';
import { distanceEntre } from '../../catalogue/regle/geometrie.rules.ts';
import { cleDe } from '../../catalogue/termes.rules.ts';
import { classementEnLangue, type Dits, mesureEnLangue } from '../mots/francais.words.ts';
import { motEnLangue, nomDe, texteDe, texteEn, texteSeul } from '../mots/langue.rules.ts';
import { langueEnMots, nombreEnMots } from '../mots/nombre.words.ts';
import { auteursDe } from '../mots/texte.rules.ts';
import { typeDuProduit } from '../mots/types.words.ts';
import { lignesDAdresse } from './adresse.values.ts';
import { contactsDe } from './contact.values.ts';
import { lignesDOuverture, prochainesDates } from './ouverture.values.ts';
import type { Scene } from './scene.ts';
import { lignesDeTarif } from './tarif.values.ts';
import { textes, type Valeur } from './valeur.ts';

/** The public values of an objet in a field that lines may name. */
export function valeursDuChamp(champ: string, scene: Scene): Valeur[] {
  if (isChampDeBloc(champ)) return LECTEURS[champ](scene.objet.document, scene);
  return valeursAjoutees(champ.replace(/^champ:/, ''), scene);
}

type Lecteur = (document: DocumentObjet, scene: Scene) => Valeur[];

/** Words that two codes of a source share are told once. */
function mots(termes: readonly Terme[], scene: Scene, genre: 'modalite' | 'type' = 'modalite'): Valeur[] {
  const dits = termes.map((terme) =>
    motEnLangue(scene.noms.mots.get(`${genre} ${cleDe(terme)}`), terme.libelle, scene),
  );
  return textes(dits.filter((dit, rang) => dits.findIndex((other) => other?.texte === dit?.texte) === rang));
}

/** A value that is the same in any language. */
const neutre = (texte: string | undefined) => textes([texte?.trim() ? { texte: texte.trim() } : null]);

const METRES_PAR_KM = 1_000;

const LECTEURS: Readonly<Record<ChampDeBloc, Lecteur>> = {
  nom: (_, scene) => textes([nomDe(auteursDe(scene.objet, 'nom'), scene)]),
  resume: (_, scene) => textes([texteDe(auteursDe(scene.objet, 'resume'), scene)]),
  description: (_, scene) => textes([texteDe(auteursDe(scene.objet, 'description'), scene)]),
  textes: (document, scene) => textes(document.textes.map(({ corps }) => texteEn(corps, scene))),
  typeBridge: (_, { objet, langue }) => neutre(typeDuProduit(objet.indexe.typeBridge, langue)),
  types: (document, scene) => mots(document.types, scene, 'type'),
  publics: (document, scene) => mots(document.publics, scene),
  adresse: (document) => neutre(lignesDAdresse(document).join(', ')),
  codePostal: (document) => neutre(document.lieu.codePostal),
  commune: (document) => neutre(communeDe(document.lieu)),
  acces: (document, scene) => textes([texteEn(document.lieu.acces, scene)]),
  altitude: ({ lieu }) => (lieu.altitude === undefined ? [] : [{ genre: 'nombre', nombre: lieu.altitude, unite: 'm' }]),
  distance: ({ lieu }, { depuis }) =>
    depuis && lieu.point ? [{ genre: 'metres', metres: distanceEntre(depuis, lieu.point) * METRES_PAR_KM }] : [],
  environnements: (document, scene) => mots(document.lieu.environnements, scene),
  telephone: (_, scene) => contactsDe(['telephone', 'mobile'], scene),
  email: (_, scene) => contactsDe(['email'], scene),
  site: (_, scene) => contactsDe(['site'], scene),
  reservation: (_, scene) => contactsDe(['reservation'], scene),
  reseaux: (_, scene) => contactsDe(['facebook', 'instagram', 'x'], scene),
  periodes: (document, scene) => textes(lignesDOuverture(document, scene).map(({ phrase }) => phrase)),
  ouvertureEnClair: (document, scene) => textes([texteEn(document.ouverture.texte, scene)]),
  prochaineDate: (document, scene) =>
    prochainesDates(document, scene, 1).map(({ jour, ouvre }) => ({
      genre: 'date',
      jour,
      ...(ouvre === undefined ? {} : { heure: ouvre }),
    })),
  tarifs: (document, scene) =>
    lignesDeTarif(document, scene).map(({ libelle, prix }) => ({
      genre: 'texte',
      fragment: libelle ? { ...libelle, texte: `${libelle.texte}\u00a0: ${prix}` } : { texte: prix },
    })),
  prixMin: (document, { objet }) => {
    const montant = objet.indexe.prixMin;
    if (montant === null) return [];
    return [{ genre: 'prix', montant, devise: document.tarifs.lignes[0]?.devise ?? 'EUR' }];
  },
  gratuit: ({ tarifs }) =>
    tarifs.mode === undefined || tarifs.mode === 'non-communique'
      ? []
      : [{ genre: 'booleen', oui: tarifs.mode === 'gratuit' || tarifs.mode === 'libre' }],
  tarifsEnClair: (document, scene) => textes([texteEn(document.tarifs.texte, scene)]),
  paiements: (document, scene) => mots(document.tarifs.paiements, scene),
  classement: ({ classement }, scene) =>
    classement === undefined || (classementEnMots(classement) === '' && classement.valeur === undefined)
      ? []
      : [
          {
            genre: 'classement',
            texte: spoken(
              classement.libelle?.[scene.langue] === undefined
                ? classementEnLangue(classementEnMots(classement), scene.langue)
                : { texte: classementEnMots(classement, scene.langue), langue: scene.langue },
              scene,
            ),
            ...(classement.valeur === undefined ? {} : { valeur: classement.valeur }),
          },
        ],
  labels: (document, scene) => mots(document.labels, scene),
  capacites: ({ capacites }, scene) =>
    textes(
      capacites.map(({ mesure, valeur }) => {
        const { texte, langue } = mesureEnLangue(mesureDeCapacite(mesure), scene.langue);
        const colon = langue === 'fr' ? '\u00a0:' : ':';
        return spoken({ texte: `${texte}${colon} ${nombreEnMots(valeur, '', scene.langue)}`, langue }, scene);
      }),
    ),
  languesParlees: ({ languesParlees }, scene) =>
    languesParlees.flatMap((code) => neutre(langueEnMots(code, scene.langue))),
  accessibilite: (document, scene) => mots(document.accessibilite, scene),
  animaux: ({ animaux }) => (animaux === undefined ? [] : [{ genre: 'booleen', oui: animaux }]),
};

const spoken = ({ texte, langue }: Dits, scene: Scene) => texteSeul(texte, langue, scene);

/** The values of an added field, only when everybody may read it. */
function valeursAjoutees(code: string, scene: Scene): Valeur[] {
  const connu = scene.noms.champs.get(code);
  const valeur = connu ? scene.objet.document.champs[code] : undefined;
  if (connu === undefined || valeur === undefined) return [];
  if (typeof valeur === 'number') return [{ genre: 'nombre', nombre: valeur, unite: connu.unite }];
  if (typeof valeur === 'boolean') return [{ genre: 'booleen', oui: valeur }];
  if (typeof valeur === 'string') return neutre(valeur);
  // Array.isArray does not narrow a union with a record.
  if (Array.isArray(valeur)) return (valeur as readonly string[]).flatMap((une) => neutre(une));
  return textes([texteEn(valeur as Readonly<Record<string, string>>, scene)]);
}
