import { sansPoint } from '../../reading/tables/entetes.rules.ts';
import { wasIn } from './enregistrement.reader.ts';
import { type Enregistrement, isObjet, unfold } from './valeurs.rules.ts';

/** What lies under a path in a record: nothing, one value, or one per row that the path goes through. */
export type LecteurDeChemin = (enregistrement: Enregistrement) => readonly unknown[];

/** Own properties alone: a field named « constructor » is a field. */
export function valeurDe(objet: Enregistrement, cle: string): unknown {
  if (Object.hasOwn(objet, cle)) return objet[cle];
  // Clients change the case of their fields from one day to the next (`Adresse1suite`, `Adresse1Suite`).
  const bas = cle.toLowerCase();
  for (const autre of Object.keys(objet))
    if (autre.length === cle.length && autre.toLowerCase() === bas) return objet[autre];
  return undefined;
}

function descend(valeurs: readonly unknown[], segment: string): readonly unknown[] {
  const trouvees: unknown[] = [];
  for (const valeur of valeurs) {
    if (!isObjet(valeur)) continue;
    const suivante = unfold(valeurDe(valeur, segment));
    if (Array.isArray(suivante)) for (const element of suivante) trouvees.push(element);
    else if (suivante !== undefined && suivante !== null) trouvees.push(suivante);
  }
  return trouvees;
}

export function compileChemin(champ: string): LecteurDeChemin {
  const segments = champ.split('.');
  const read = (enregistrement: Enregistrement) => segments.reduce<readonly unknown[]>(descend, [enregistrement]);
  if (segments.length === 1) {
    // A line that names a text in several languages without saying which reads its French.
    const francais = `${champ}_fr`;
    return (enregistrement) => {
      const lues = read(enregistrement);
      return lues.length > 0 || !Object.hasOwn(enregistrement, francais) ? lues : descend([enregistrement], francais);
    };
  }
  // A column whose name has a dot, named as its file writes it.
  const colonne = sansPoint(champ);
  const [tete = '', ...suite] = segments;
  const readSuite = compileChemin(suite.join('.'));
  return (enregistrement) => {
    const lues = read(enregistrement);
    if (lues.length > 0) return lues;
    const parNom = descend([enregistrement], colonne);
    return parNom.length === 0 && wasIn(enregistrement, tete) ? readSuite(enregistrement) : parNom;
  };
}
