import { CHAMPS_FUSIONNABLES, type ChampFusionnable, type DocumentObjet } from '@bridge/contract';
import { folded } from '../../clean/texte.rules.ts';

type Copy = (from: DocumentObjet, to: DocumentObjet) => void;

/** Copies a part that may be absent. */
const option =
  (champ: 'classement' | 'animaux'): Copy =>
  (from, to) => {
    if (champ === 'classement' && from.classement !== undefined) to.classement = from.classement;
    if (champ === 'animaux' && from.animaux !== undefined) to.animaux = from.animaux;
  };

interface Regle {
  readonly isEmpty: (document: DocumentObjet) => boolean;
  readonly copy: Copy;
  /** Adds what the loser says to a winner that says something already. */
  readonly complete?: Copy;
}

const REGLES: Readonly<Record<ChampFusionnable, Regle>> = {
  nom: texte('nom'),
  resume: texte('resume'),
  description: texte('description'),
  textes: liste('textes'),
  types: liste('types'),
  lieu: {
    isEmpty: ({ lieu }) => lieu.commune === undefined && lieu.codePostal === undefined && lieu.rue.length === 0,
    copy: ({ lieu }, to) => {
      const { point, altitude, trace, territoires, environnements } = to.lieu;
      to.lieu = { ...sansPosition(lieu), ...position({ point, altitude, trace }), territoires, environnements };
    },
    // In one town, an address is completed line by line; addresses of two towns are not mixed.
    complete: ({ lieu }, to) => {
      const same =
        (lieu.insee !== undefined && lieu.insee === to.lieu.insee) ||
        (lieu.codePostal === to.lieu.codePostal && memeNom(lieu, to.lieu));
      if (!same) return;
      const rue = to.lieu.rue.length === 0 ? lieu.rue : to.lieu.rue;
      to.lieu = { ...sansPosition(lieu), ...to.lieu, rue };
    },
  },
  position: {
    isEmpty: ({ lieu }) => lieu.point === undefined && lieu.trace === undefined,
    copy: ({ lieu }, to) => {
      to.lieu = { ...to.lieu, ...position(lieu) };
    },
    complete: ({ lieu }, to) => {
      to.lieu = { ...position(lieu), ...to.lieu };
    },
  },
  situation: {
    isEmpty: ({ lieu }) => lieu.territoires.length === 0 && lieu.environnements.length === 0,
    copy: ({ lieu: { territoires, environnements } }, to) => {
      to.lieu = { ...to.lieu, territoires, environnements };
    },
    complete: ({ lieu }, to) => {
      const { territoires, environnements } = to.lieu;
      to.lieu = {
        ...to.lieu,
        territoires: territoires.length === 0 ? lieu.territoires : territoires,
        environnements: environnements.length === 0 ? lieu.environnements : environnements,
      };
    },
  },
  ouverture: {
    isEmpty: ({ ouverture }) => ouverture.periodes.length === 0 && ouverture.texte === undefined,
    copy: ({ ouverture }, to) => {
      to.ouverture = ouverture;
    },
  },
  tarifs: {
    isEmpty: ({ tarifs }) => tarifs.lignes.length === 0 && tarifs.mode === undefined && tarifs.texte === undefined,
    copy: ({ tarifs }, to) => {
      to.tarifs = tarifs;
    },
  },
  contacts: liste('contacts'),
  medias: liste('medias'),
  criteres: liste('criteres'),
  labels: liste('labels'),
  classement: { isEmpty: ({ classement }) => classement === undefined, copy: option('classement') },
  capacites: liste('capacites'),
  languesParlees: liste('languesParlees'),
  accessibilite: liste('accessibilite'),
  animaux: { isEmpty: ({ animaux }) => animaux === undefined, copy: option('animaux') },
  publics: liste('publics'),
  liens: liste('liens'),
};

type Lieu = DocumentObjet['lieu'];

/** The place on a map, without the parts that are not given. */
function position({ point, altitude, trace }: Partial<Lieu>): Partial<Lieu> {
  return {
    ...(point === undefined ? {} : { point }),
    ...(altitude === undefined ? {} : { altitude }),
    ...(trace === undefined ? {} : { trace }),
  };
}

function sansPosition({ point: _, altitude: __, trace: ___, ...lieu }: Lieu): Lieu {
  return lieu;
}

const memeNom = (one: Lieu, other: Lieu): boolean => folded(one.commune ?? '') === folded(other.commune ?? '');

function texte(champ: 'nom' | 'resume' | 'description'): Regle {
  return {
    isEmpty: (document) => Object.keys(document[champ]).length === 0,
    // A language that the winner lacks is still worth reading.
    copy: (from, to) => {
      to[champ] = { ...to[champ], ...from[champ] };
    },
    complete: (from, to) => {
      to[champ] = { ...from[champ], ...to[champ] };
    },
  };
}

type Liste =
  | 'textes'
  | 'types'
  | 'contacts'
  | 'medias'
  | 'criteres'
  | 'labels'
  | 'capacites'
  | 'languesParlees'
  | 'accessibilite'
  | 'publics'
  | 'liens';

function liste(champ: Liste): Regle {
  return {
    isEmpty: (document) => document[champ].length === 0,
    copy: (from, to) => {
      Object.assign(to, { [champ]: from[champ] });
    },
  };
}

/**
 * The document of an objet that two systems bring. Part by part, the objet's own system wins, unless its entity gives
 * the part to the other; the other system completes what the winner does not say.
 */
export function mergeDocuments(
  document: DocumentObjet,
  autres: readonly DocumentObjet[],
  dominants: readonly ChampFusionnable[],
): DocumentObjet {
  const whole = { ...document };
  for (const autre of autres) {
    for (const { value } of CHAMPS_FUSIONNABLES) {
      const { isEmpty, copy, complete } = REGLES[value];
      if (isEmpty(autre)) continue;
      if (dominants.includes(value) || isEmpty(whole)) copy(autre, whole);
      else complete?.(autre, whole);
    }
  }
  return whole;
}
