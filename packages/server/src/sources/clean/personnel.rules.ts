import type { Famille } from './familles.ts';
import { famillesDe, readNom } from './mots.ts';
import { folded } from './texte.rules.ts';

const PERSONNEL =
  /prenom|civilite|gerant|proprietaire|interne(?!t)|contactnom|nomcontact|signataire|naissance|exploitant|confidenti|motdepasse|password/;
/** « Nom du directeur », and not « Nom du parking ». */
const NOM_DE_QUELQU_UN =
  /nomd(?:u|ela|el|es)(?:direct(?:eur|rice)|president|maire(?![a-z])|secretaire|tresori|referent|correspondant|contact|client|loueur|bailleur|guide(?![a-z])|animat(?:eur|rice)|respons)/;
/** « NOM_DIRECTEUR », and not « NOM_CLIENTELE ». */
const NOM_ET_QUELQU_UN =
  /nom(?:direct(?:eur|rice)|president|secretaire|tresori|referent|correspondant|loueur|bailleur|animat(?:eur|rice)|responsable)/;
/** What a responsible is said to have, or who it is said of: « Nom du responsable ». Behind any other word it is a quality: « Tourisme responsable ». */
const AVANT_QUELQU_UN: ReadonlySet<Famille> = new Set([
  ...(['nom', 'contact', 'telephone', 'mobile', 'email', 'fax', 'adresse', 'personne', 'vide', 'identifiant'] as const),
]);

function tellsResponsable(champ: string): boolean {
  const { parties } = readNom(champ);
  return parties.some((partie, rang) => {
    const avant = parties[rang - 1];
    if (!/^responsables?$/.test(partie)) return false;
    return avant === undefined || famillesDe(avant).some((famille) => AVANT_QUELQU_UN.has(famille));
  });
}

/** Names of people and internal remarks: what nobody mapped among them stays in the raw record. */
export function seemsPersonnel(champ: string): boolean {
  const nom = folded(champ).replaceAll(' ', '');
  return (
    [PERSONNEL, NOM_DE_QUELQU_UN, NOM_ET_QUELQU_UN].some((words) => words.test(nom)) ||
    (nom.includes('respons') && tellsResponsable(champ))
  );
}

/** Ten digits the French way, or nine and more after a « + ». */
const TELEPHONE = /(?<!\d)0[1-9](?:[\s.-]?\d{2}){4}(?!\d)|\+\d(?:[\s.()-]{0,3}\d){8}/;
const COURRIEL = /\S@[^\s@]{1,190}\.[a-z]{2}/i;

/** Whether a text tells how somebody is reached, among other things or not. */
export const tellsHowToReach = (texte: string): boolean => COURRIEL.test(texte) || TELEPHONE.test(texte);
