import type { Terme } from '@bridge/contract';
import { animauxOfWords } from '../../clean/animaux.words.ts';
import { langueParlee, splitLangues } from '../../clean/langue.words.ts';
import { addTerme, critereDe, type Depot, termeDe, warn } from '../depot.ts';
import { rangDe } from '../valeurs/classement.rules.ts';
import { readBooleen, readNombre, readTexte } from '../valeurs/lectures.rules.ts';
import type { Atome } from '../valeurs/valeurs.rules.ts';
import { type Destination, enLigne } from './cibles.texte.ts';

/** The longest value, in characters, that is a word of a list; a longer one is a sentence. */
const LONGEST_MODALITE = 80;
/** A short number without leading zero: the others are codes. */
const NOMBRE = /^-?(?:0|[1-9]\d{0,8})(?:[.,]\d{1,6})?$/;

/** Whatever the value is, it becomes a fact of the record, as precise as it can be. */
export function putCriteres(
  depot: Depot,
  { champ, intitule }: Destination,
  atomes: readonly Atome[],
  libre = false,
): void {
  const { criteres } = depot.document;
  const critere = critereDe(depot, champ, intitule);
  for (const atome of atomes) {
    const texte = atome.code === undefined ? readTexte(atome.texte) : atome.texte;
    if (texte === '') continue;
    const booleen = atome.code === undefined ? readBooleen(texte) : null;
    if (booleen !== null && !NOMBRE.test(texte)) {
      const modalite = booleen ? { texte: 'Oui', code: 'oui' } : { texte: 'Non', code: 'non' };
      criteres.push({ critere, modalite: termeDe(depot, champ, modalite) });
    } else if (atome.code === undefined && NOMBRE.test(texte)) {
      criteres.push({ critere, nombre: readNombre(texte) ?? 0 });
    } else if (atome.code !== undefined || (!libre && texte.length <= LONGEST_MODALITE && !texte.includes('\n'))) {
      const modalite = termeDe(depot, champ, { ...atome, texte });
      if (!criteres.some((c) => c.critere.code === champ && c.modalite?.code === modalite.code)) {
        criteres.push({ critere, modalite });
      }
    } else criteres.push({ critere, texte });
  }
}

/** A list of words. « oui » means what the field is named after; « non » is kept as a criterion, since it was said. */
export function putTermes(depot: Depot, destination: Destination, atomes: readonly Atome[], liste: Terme[]): void {
  for (const atome of atomes) {
    const texte = enLigne(atome);
    if (texte === '') continue;
    const booleen = atome.code === undefined ? readBooleen(texte) : null;
    if (booleen === false) putCriteres(depot, destination, [atome]);
    else if (booleen) addTerme(liste, termeDe(depot, destination.champ, { texte: destination.intitule, code: 'oui' }));
    else addTerme(liste, termeDe(depot, destination.champ, { ...atome, texte }));
  }
}

export function putClassement(depot: Depot, destination: Destination, atomes: readonly Atome[]): void {
  const { champ } = destination;
  const [premier, ...suivants] = atomes;
  if (premier === undefined) return;
  if (depot.document.classement !== undefined) {
    putCriteres(depot, destination, atomes);
    return;
  }
  const texte = enLigne(premier);
  if (texte === '') return;
  const valeur = rangDe(texte);
  depot.document.classement = {
    schema: `tis:${depot.client}:${champ}`,
    ...(valeur === undefined ? {} : { valeur }),
    texte,
  };
  putCriteres(depot, destination, suivants);
}

export function putLangues({ document }: Depot, atomes: readonly Atome[]): void {
  const seules = atomes.flatMap((atome): Atome[] =>
    atome.code === undefined ? splitLangues(enLigne(atome)).map((texte) => ({ texte })) : [atome],
  );
  for (const atome of seules) {
    const langue = langueParlee(enLigne(atome), atome.code);
    if (langue !== '' && !document.languesParlees.includes(langue)) document.languesParlees.push(langue);
  }
}

/** The first answer counts; what is more than yes or no (« petits chiens ») also stays as a fact. */
export function putAnimaux(depot: Depot, destination: Destination, atomes: readonly Atome[]): void {
  const { document } = depot;
  for (const atome of atomes) {
    const texte = enLigne(atome);
    const booleen = readBooleen(texte);
    const dit = booleen ?? animauxOfWords(texte);
    if (dit !== null) document.animaux ??= dit;
    if (booleen === null) putCriteres(depot, destination, [atome]);
  }
}

export function putCapacites(depot: Depot, destination: Destination, atomes: readonly Atome[]): void {
  for (const atome of atomes) {
    const valeur = readNombre(atome.texte);
    if (valeur !== null) depot.document.capacites.push({ mesure: destination.intitule, valeur });
    else {
      putCriteres(depot, destination, [atome]);
      if (readBooleen(atome.texte) === null)
        warn(depot, destination.champ, 'Nombre illisible\u00a0: gardé comme critère.', atome.texte);
    }
  }
}
