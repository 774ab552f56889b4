import { type Apercu, type ChampDecouvert, type CodeCibleOuChamp, type Ligne, libelleCible } from '@bridge/contract';
import { seemsPersonnel } from '../../clean/personnel.rules.ts';
import { FicheRefusee } from '../../source.ts';
import { isColonneLue } from '../correspondance/lignes.compile.ts';
import { champIdDe, type FluxTourinsoftOuvert } from '../flux.ts';
import { correspondanceDe, type InterpretationDetaillee, identifiantDe, interpretFiche } from '../interpretation.ts';
import { structureFromSample } from '../structure/structure.sample.ts';
import { enregistrementDe } from '../valeurs/enregistrement.reader.ts';
import { isTechnique } from '../valeurs/noms.rules.ts';
import { isVide } from '../valeurs/valeurs.rules.ts';
import { summariseCible, valeursDeCible } from './apercu.values.ts';

type Contexte = Pick<FluxTourinsoftOuvert, 'client' | 'champId' | 'lignes' | 'typeBridge'>;

const MAX_FICHES = 20;
const MAX_VALEURS = 50;
const LONGEST = 300;

function brut(valeur: unknown): string {
  const texte = typeof valeur === 'string' ? valeur : JSON.stringify(valeur);
  return texte.length > LONGEST ? `${texte.slice(0, LONGEST - 1)}…` : texte;
}

/** What the record becomes, or why it does not: the code of the import, neither more nor less. */
function attempt(contexte: Contexte, fiche: unknown): InterpretationDetaillee | FicheRefusee {
  try {
    return interpretFiche(contexte, fiche);
  } catch (erreur) {
    if (erreur instanceof FicheRefusee) return erreur;
    throw erreur;
  }
}

const ciblesDe = (lignes: readonly Ligne[]): CodeCibleOuChamp[] => {
  const choisies = lignes.map(({ cible }) => cible).filter((cible) => cible !== 'ignore');
  // The name, the type and the point come even when no line speaks of them.
  return [...new Set<CodeCibleOuChamp>(['nom', 'type', ...choisies])];
};

function objetDe(contexte: Contexte, fiche: unknown): Apercu['objets'][number] {
  const enregistrement = enregistrementDe(fiche) ?? {};
  const avant = Object.fromEntries(
    Object.entries(enregistrement)
      .filter(([champ, valeur]) => !isVide(valeur) && !/^__|^TIS_TRACKING/i.test(champ))
      .map(([champ, valeur]) => [champ, brut(valeur)]),
  );
  const lu = attempt(contexte, fiche);
  const identifiant = identifiantDe(fiche, champIdDe(contexte)) ?? '';
  if (lu instanceof FicheRefusee) {
    return { identifiant, nom: '', avant, apres: [], avertissements: [], rejet: lu.motif };
  }
  const apres = ciblesDe(contexte.lignes).flatMap((cible) => {
    const valeur = summariseCible(lu, cible);
    return valeur === '' ? [] : [{ cible, libelle: libelleCible(cible), valeur }];
  });
  return {
    identifiant,
    nom: lu.document.nom.fr ?? '',
    avant,
    apres,
    avertissements: [...lu.avertissements],
    rejet: null,
  };
}

/** Share of the records that have something under each target of the mapping, in per cent. */
export function remplissageParCible(contexte: Contexte, fiches: readonly unknown[]): Apercu['remplissage'] {
  const lues = fiches.flatMap((fiche) => {
    const lu = attempt(contexte, fiche);
    return lu instanceof FicheRefusee ? [] : [lu];
  });
  return ciblesDe(contexte.lignes).map((cible) => {
    const remplies = lues.filter((lu) => valeursDeCible(lu, cible).length > 0).length;
    return {
      cible,
      libelle: libelleCible(cible),
      taux: lues.length === 0 ? 0 : Math.round((100 * remplies) / lues.length),
    };
  });
}

/** Filled fields, and columns of sub-tables, that no line speaks of. */
export function champsNonMappes(lignes: readonly Ligne[], fiches: readonly unknown[]): string[] {
  const { covers } = correspondanceDe(lignes);
  return structureFromSample(fiches)
    .filter(({ champ, remplissage }) => remplissage !== 0 && !isTechnique(champ))
    .filter((decouvert) => !covers(decouvert.champ) || isOubliee(lignes, decouvert))
    .map(({ champ }) => champ);
}

/** A column of a sub-table that its line reads whole, and makes nothing of: what is kept of it, people are shown. */
function isOubliee(lignes: readonly Ligne[], { champ, type, exemples }: ChampDecouvert): boolean {
  const [table = '', colonne, ...reste] = champ.split('.');
  if (colonne === undefined || reste.length > 0 || lignes.some((ligne) => ligne.champ === champ)) return false;
  if (type === 'media' && !seemsPersonnel(colonne)) return false;
  return lignes.some((ligne) => ligne.champ === table && !isColonneLue(ligne, colonne, exemples));
}

/** Values that no table of the mapping has, and kinds of contact that nobody knows, by field. */
export function valeursInconnues(contexte: Contexte, fiches: readonly unknown[]): Apercu['valeursInconnues'] {
  const parChamp = new Map<string, Set<string>>();
  for (const fiche of fiches) {
    const lu = attempt(contexte, fiche);
    if (lu instanceof FicheRefusee) continue;
    for (const { champ, valeur } of lu.inconnues) {
      const valeurs = parChamp.get(champ) ?? new Set();
      parChamp.set(champ, valeurs);
      if (valeurs.size < MAX_VALEURS) valeurs.add(valeur);
    }
  }
  return [...parChamp].map(([champ, valeurs]) => ({ champ, valeurs: [...valeurs] }));
}

/** What lines would make of records, before anything is saved. */
export function apercu(contexte: Contexte, fiches: readonly unknown[]): Apercu {
  return {
    objets: fiches.slice(0, MAX_FICHES).map((fiche) => objetDe(contexte, fiche)),
    remplissage: remplissageParCible(contexte, fiches),
    nonRelies: champsNonMappes(contexte.lignes, fiches),
    valeursInconnues: valeursInconnues(contexte, fiches),
  };
}
