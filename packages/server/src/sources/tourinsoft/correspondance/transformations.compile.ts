import type { Transformation } from '@bridge/contract';
import { type Depot, reportInconnue, warn } from '../depot.ts';
import { compileChemin } from '../valeurs/chemin.reader.ts';
import { readJour, readNombre, readPrix, readTelephones, readTexte, readUrl } from '../valeurs/lectures.rules.ts';
import { mots } from '../valeurs/noms.rules.ts';
import { type Atome, atomeDe, type Enregistrement } from '../valeurs/valeurs.rules.ts';

export interface Contexte {
  readonly depot: Depot;
  readonly champ: string;
  readonly enregistrement: Enregistrement;
}
export type Etape = (atomes: readonly Atome[], contexte: Contexte) => readonly Atome[];

/** The text changes, the code stays: it still names the same thing. */
const parTexte =
  (change: (texte: string) => string): Etape =>
  (atomes) =>
    atomes.flatMap((atome) => {
      const texte = change(atome.texte);
      return texte.trim() === '' ? [] : [{ ...atome, texte }];
    });

const lisible =
  (read: (texte: string) => readonly string[], message: string): Etape =>
  (atomes, { depot, champ }) =>
    atomes.flatMap(({ texte }) => {
      const lus = read(texte);
      if (lus.length === 0) warn(depot, champ, message, texte);
      return lus.map((lu) => ({ texte: lu }));
    });

const unOuRien = (valeur: string | number | null): string[] => (valeur === null ? [] : [String(valeur)]);

function phrase(texte: string): string {
  const bas = texte.toLowerCase();
  return bas.charAt(0).toUpperCase() + bas.slice(1);
}

function dateDe(texte: string, format: string): string | null {
  const americain = format === 'mm/jj/aaaa' ? /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(texte.trim()) : null;
  return readJour(americain === null ? texte.trim() : `${americain[2]}/${americain[1]}/${americain[3]}`);
}

function table({ correspondances, sinon }: Extract<Transformation, { kind: 'table' }>): Etape {
  const parMot = new Map(Object.entries(correspondances).map(([de, vers]) => [mots(de), vers]));
  return (atomes, { depot, champ }) =>
    atomes.flatMap((atome) => {
      const vers = parMot.get(mots(atome.code ?? '')) ?? parMot.get(mots(atome.texte));
      if (vers !== undefined) return vers.trim() === '' ? [] : [{ texte: vers }];
      if (sinon !== 'ignorer') reportInconnue(depot, champ, atome.texte);
      if (sinon === 'signaler') warn(depot, champ, 'Valeur absente de la table de correspondance.', atome.texte);
      return sinon === 'garder' ? [atome] : [];
    });
}

function condition({ si, valeur = '', alors, sinon }: Extract<Transformation, { kind: 'condition' }>): Etape {
  const cherche = mots(valeur);
  const replaceBy = (atome: Atome | null, texte: string | undefined): Atome[] => {
    if (texte === undefined) return atome === null ? [] : [atome];
    return texte.trim() === '' ? [] : [{ texte }];
  };
  const vraie = ({ texte, code }: Atome): boolean =>
    si === 'egal' ? mots(texte) === cherche || code === valeur : si === 'contient' && mots(texte).includes(cherche);
  return (atomes) => {
    if (si === 'vide' && atomes.length === 0) return replaceBy(null, alors);
    return atomes.flatMap((atome) => replaceBy(atome, vraie(atome) ? alors : sinon));
  };
}

function join({ champs, separateur }: Extract<Transformation, { kind: 'joindre' }>): Etape {
  const lecteurs = champs.map(compileChemin);
  return (atomes, { enregistrement }) => {
    const autres = lecteurs.flatMap((read) => read(enregistrement).flatMap((valeur) => atomeDe(valeur)?.texte ?? []));
    const texte = [...atomes.map((atome) => atome.texte), ...autres].join(separateur);
    return texte.trim() === '' ? [] : [{ texte }];
  };
}

export function compileTransformation(transformation: Transformation): Etape {
  switch (transformation.kind) {
    case 'trim':
      return parTexte((texte) => texte.trim());
    case 'majuscules':
      return parTexte((texte) => texte.toUpperCase());
    case 'minuscules':
      return parTexte((texte) => texte.toLowerCase());
    case 'phrase':
      return parTexte(phrase);
    case 'html':
      return parTexte(readTexte);
    case 'prefixe':
      return parTexte((texte) => `${transformation.texte}${texte}`);
    case 'suffixe':
      return parTexte((texte) => `${texte}${transformation.texte}`);
    case 'remplacer':
      return parTexte((texte) => texte.replaceAll(transformation.texte, () => transformation.par));
    case 'decouper':
      return (atomes) =>
        atomes.flatMap(({ texte }) =>
          texte.split(transformation.separateur).flatMap((morceau) => atomeDe(morceau) ?? []),
        );
    case 'date':
      return lisible((texte) => unOuRien(dateDe(texte, transformation.format)), 'Date illisible.');
    case 'nombre':
      return lisible((texte) => unOuRien(readNombre(texte)), 'Nombre illisible.');
    case 'prix':
      return lisible((texte) => unOuRien(readPrix(texte)), 'Prix illisible.');
    case 'telephone':
      return lisible(readTelephones, 'Numéro de téléphone illisible.');
    case 'url':
      return lisible((texte) => unOuRien(readUrl(texte)), 'Adresse web illisible.');
    case 'table':
      return table(transformation);
    case 'condition':
      return condition(transformation);
    case 'joindre':
      return join(transformation);
  }
}

/** All the steps of a line, in their order. */
export function compileTransformations(transformations: readonly Transformation[]): Etape {
  const etapes = transformations.map(compileTransformation);
  return (atomes, contexte) => etapes.reduce((courants, etape) => etape(courants, contexte), atomes);
}
