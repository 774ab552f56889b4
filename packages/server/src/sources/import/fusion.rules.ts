import { CHAMPS_FUSIONNABLES, type ChampFusionnable, type DocumentObjet } from '@bridge/contract';

type Copie = (from: DocumentObjet, to: DocumentObjet) => void;

/** Copies a part that may be absent. */
const option =
  (champ: 'classement' | 'animaux'): Copie =>
  (from, to) => {
    if (champ === 'classement' && from.classement !== undefined) to.classement = from.classement;
    if (champ === 'animaux' && from.animaux !== undefined) to.animaux = from.animaux;
  };

interface Regle {
  readonly vide: (document: DocumentObjet) => boolean;
  readonly copie: Copie;
}

const REGLES: Readonly<Record<ChampFusionnable, Regle>> = {
  nom: texte('nom'),
  resume: texte('resume'),
  description: texte('description'),
  lieu: {
    vide: ({ lieu }) => lieu.point === undefined && lieu.commune === undefined && lieu.rue.length === 0,
    copie: ({ lieu }, to) => {
      to.lieu = lieu;
    },
  },
  ouverture: {
    vide: ({ ouverture }) => ouverture.periodes.length === 0 && ouverture.texte === undefined,
    copie: ({ ouverture }, to) => {
      to.ouverture = ouverture;
    },
  },
  tarifs: {
    vide: ({ tarifs }) => tarifs.lignes.length === 0 && tarifs.mode === undefined && tarifs.texte === undefined,
    copie: ({ tarifs }, to) => {
      to.tarifs = tarifs;
    },
  },
  contacts: liste('contacts'),
  medias: liste('medias'),
  labels: liste('labels'),
  classement: { vide: ({ classement }) => classement === undefined, copie: option('classement') },
  capacites: liste('capacites'),
  languesParlees: liste('languesParlees'),
  accessibilite: liste('accessibilite'),
  animaux: { vide: ({ animaux }) => animaux === undefined, copie: option('animaux') },
  publics: liste('publics'),
};

function texte(champ: 'nom' | 'resume' | 'description'): Regle {
  return {
    vide: (document) => Object.keys(document[champ]).length === 0,
    // A language that the winner does not have is still worth reading.
    copie: (from, to) => {
      to[champ] = { ...to[champ], ...from[champ] };
    },
  };
}

function liste(
  champ: 'contacts' | 'medias' | 'labels' | 'capacites' | 'languesParlees' | 'accessibilite' | 'publics',
): Regle {
  return {
    vide: (document) => document[champ].length === 0,
    copie: (from, to) => {
      Object.assign(to, { [champ]: from[champ] });
    },
  };
}

/**
 * The document of an objet that two systems bring: part by part, the objet's own system wins, unless its entity gives the part to the
 * others; what the winner does not say, the other completes.
 */
export function fusionne(
  document: DocumentObjet,
  autres: readonly DocumentObjet[],
  dominants: readonly ChampFusionnable[],
): DocumentObjet {
  const whole = { ...document };
  for (const autre of autres) {
    for (const { value } of CHAMPS_FUSIONNABLES) {
      const { vide, copie } = REGLES[value];
      if (vide(autre)) continue;
      if (dominants.includes(value) || vide(whole)) copie(autre, whole);
      else if (value === 'resume' || value === 'description' || value === 'nom')
        whole[value] = { ...autre[value], ...whole[value] };
    }
  }
  return whole;
}
