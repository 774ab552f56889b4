import { type ChampDecouvert, type CodeCible, type Langue, libelleCible } from '@bridge/contract';
import type { Famille } from '../../clean/familles.ts';
import { type NomLu, readNom } from '../../clean/mots.ts';
import { accordDe, partDe } from './accord.ts';
import { intituleDePrix, isJoursFermes } from './intitules.ts';
import { motifPrive } from './prive.ts';
import { REGLES } from './regles.ts';
import { type Indice, indicesOf } from './valeurs.ts';
import { cibleParNom, TRADUISIBLES } from './vocabulaire.ts';

/** What a field could be, how sure, and why. */
export interface Candidat {
  readonly cible: CodeCible;
  readonly confiance: number;
  readonly raison: string;
  readonly langue?: Langue;
  /** What the line is called, where the name of the field says it badly. */
  readonly intitule?: string;
}

const SUREST = 0.97;
interface ParNom {
  readonly cible: CodeCible;
  readonly force: number;
}

const hasFamilles = ({ familles }: NomLu, wanted: readonly Famille[]): boolean =>
  wanted.every((famille) => familles.has(famille));

/** Where the name sends a field. What is known as it is written counts more than what its parts suggest. */
function parNom(champ: string, nom: NomLu): ParNom[] {
  const found: ParNom[] = [];
  const exact = cibleParNom(champ);
  if (exact !== undefined)
    found.push({ cible: exact.cible, force: exact.cible === 'critere.texte' ? 0.6 : exact.exact ? 0.92 : 0.85 });
  for (const { avec, sans = [], cible, poids } of REGLES) {
    if (!hasFamilles(nom, avec) || sans.some((famille) => nom.familles.has(famille))) continue;
    // Two parts that agree tell more than one that fits among others.
    found.push({ cible, force: poids * (avec.length > 1 ? 1.02 : nom.familles.size > 3 ? 0.9 : 1) });
  }
  return found;
}

const FERMES: Candidat = {
  cible: 'texte',
  confiance: 0.8,
  raison:
    'Le nom parle de fermeture, et les valeurs sont des jours\u00a0: un texte à part, qui ne se lit pas comme une ouverture.',
  intitule: 'Fermeture',
};

const both = (one: number, other: number): number => 1 - (1 - one) * (1 - other);

/** All that a field could be, the surest first: what its name says and what its values are, weighed against each other. */
export function candidatsOf(champ: ChampDecouvert): readonly Candidat[] {
  const nom = readNom(champ.champ);
  const prive = motifPrive(champ, nom);
  if (prive !== undefined) return [{ cible: 'ignore', confiance: 0.9, raison: prive }];
  if (isJoursFermes(champ, nom)) return [FERMES];
  const noms = parNom(champ.champ, nom);
  const indices = indicesOf(champ);
  const cibles = new Set([...noms.map(({ cible }) => cible), ...indices.map(({ cible }) => cible)]);
  return [...cibles]
    .map((cible) =>
      weigh(
        champ,
        cible,
        Math.max(0, ...noms.filter((n) => n.cible === cible).map(({ force }) => force)),
        indices,
        nom,
      ),
    )
    .sort((a, b) => b.confiance - a.confiance);
}

function weigh(
  champ: ChampDecouvert,
  cible: CodeCible,
  nomme: number,
  indices: readonly Indice[],
  nom: NomLu,
): Candidat {
  const indice = indices.find((one) => one.cible === cible);
  const accord = accordDe(cible, champ);
  const parNomSeul = nomme * accord;
  const confiance =
    indice === undefined ? parNomSeul : both(parNomSeul, nomme > 0 ? indice.force : indice.force * 0.97);
  const langue = TRADUISIBLES.has(cible) ? (nom.langue ?? champ.profil?.langue) : undefined;
  const intitule = intituleDePrix(cible, nom);
  return {
    cible,
    confiance: Math.min(SUREST, Math.round(confiance * 100) / 100),
    raison: raisonOf(cible, nomme, accord, indice, champ),
    ...(langue === undefined ? {} : { langue }),
    ...(intitule === undefined ? {} : { intitule }),
  };
}

function raisonOf(
  cible: CodeCible,
  nomme: number,
  accord: number,
  indice: Indice | undefined,
  champ: ChampDecouvert,
): string {
  const but = `«\u00a0${libelleCible(cible)}\u00a0»`;
  if (nomme > 0 && indice !== undefined) return `Le nom désigne ${but}, et les valeurs ${indice.raison}.`;
  if (indice !== undefined) return `Les valeurs ${indice.raison}.`;
  if (accord < 0.5) return `Le nom évoque ${but}, mais les valeurs sont d’une autre forme.`;
  return champ.profil === undefined
    ? `Le nom du champ désigne ${but}\u00a0; aucune valeur n’a été vue.`
    : `Le nom du champ désigne ${but}.`;
}

/** What is left where neither the name nor the values say where a field goes: it is kept as a fact or as a text, and people are asked. */
export function resteOf(champ: ChampDecouvert): Candidat {
  if (champ.remplissage === 0)
    return {
      cible: 'critere.texte',
      confiance: 0.3,
      raison: 'Toujours vide dans les fiches lues\u00a0: rien ne dit ce que c’est.',
    };
  switch (champ.type) {
    case 'thesaurus':
    case 'thesaurus-multiple':
      return {
        cible: 'critere',
        confiance: 0.45,
        raison: 'Valeur d’une liste Tourinsoft\u00a0: chaque valeur devient une modalité.',
      };
    case 'booleen':
      return { cible: 'critere', confiance: 0.42, raison: 'Oui ou non\u00a0: un critère du nom du champ.' };
    case 'nombre':
      return { cible: 'critere', confiance: 0.35, raison: 'Un nombre\u00a0: un critère chiffré du nom du champ.' };
    case 'table':
      return {
        cible: 'critere',
        confiance: 0.4,
        raison: 'Sous-table inconnue\u00a0: chaque colonne devient un critère.',
      };
    default:
      return resteDeTexte(champ);
  }
}

function resteDeTexte(champ: ChampDecouvert): Candidat {
  const { profil, separateurs, distinctes, exemples } = champ;
  const langue = profil?.langue === undefined ? {} : { langue: profil.langue };
  const rows = (profil?.colonnes?.length ?? 0) > 1;
  const lists = separateurs?.lignes !== undefined;
  const long = (profil?.longueur ?? 0) > 80 || (partDe(champ, 'phrase') > 0.5 && distinctes > 1);
  if (!rows && long && !(lists && (profil?.longueur ?? 0) <= 80))
    return { cible: 'texte', confiance: 0.42, raison: 'Des phrases\u00a0: un texte du nom du champ.', ...langue };
  if (lists || (distinctes <= 40 && exemples.length > 0))
    return { cible: 'critere', confiance: 0.4, raison: 'Peu de valeurs différentes, courtes\u00a0: des modalités.' };
  return {
    cible: 'critere.texte',
    confiance: 0.3,
    raison: 'Des valeurs courtes toutes différentes\u00a0: un critère à valeur libre.',
  };
}
