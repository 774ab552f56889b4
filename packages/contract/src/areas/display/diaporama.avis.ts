import { LANGUES_CHOIX, type Langue } from '../../catalogue/langue.ts';
import { type Programme, partDesAnnonces } from './diaporama.rules.ts';

/** What a person should look at before screens show a diaporama; none of it prevents from saving. */
export function avisDeDiaporama(diaporama: Programme, jour: string): string[] {
  const { sequence, plages, langues, partAnnonces } = diaporama;
  const part = partDesAnnonces(diaporama);
  const called = (nom: string) => `«\u00a0${nom}\u00a0»`;
  const noms = plages.map(({ nom }) => nom);
  return [
    ...sequence.flatMap(({ au }, rang) =>
      au !== null && au < jour ? [`La diapositive ${rang + 1} est terminée\u00a0: elle ne passera plus.`] : [],
    ),
    ...sequence.flatMap(({ langue }, rang) =>
      langue !== null && !langues.includes(langue)
        ? [`La diapositive ${rang + 1} est en ${nomDeLangue(langue)}, que le diaporama ne parle pas.`]
        : [],
    ),
    ...noms.flatMap((nom) =>
      sequence.some(({ plage }) => plage === nom) ? [] : [`La plage ${called(nom)} n’a aucune diapositive.`],
    ),
    ...noms.flatMap((nom, rang) =>
      noms.indexOf(nom) === rang ? [] : [`Deux plages s’appellent ${called(nom)}\u00a0: la première compte.`],
    ),
    ...(sequence.length > 0 && sequence.every(({ plage }) => plage !== '')
      ? ['Hors des plages, rien ne passe\u00a0: ajoutez une diapositive à la boucle habituelle.']
      : []),
    ...(partAnnonces !== null && part > partAnnonces
      ? [`Les annonces prennent ${part}\u00a0% de la boucle\u00a0: plus que les ${partAnnonces}\u00a0% prévus.`]
      : []),
  ];
}

const nomDeLangue = (langue: Langue) =>
  LANGUES_CHOIX.find(({ value }) => value === langue)?.label.toLowerCase() ?? langue;
