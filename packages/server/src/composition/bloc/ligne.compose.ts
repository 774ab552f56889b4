import { type Fragment, formatsDe, type LigneDeBloc, morceauxDe, type Paire } from '@bridge/contract';
import { coupeFragments, leMoins } from '../mots/coupe.rules.ts';
import { texteEn } from '../mots/langue.rules.ts';
import { valeursDuChamp } from './champ.values.ts';
import { valeursDuCritere } from './critere.values.ts';
import { fragmentDe } from './format.rules.ts';
import type { Scene } from './scene.ts';
import { textes, type Valeur } from './valeur.ts';

export function valeursDeLigne({ source, modalites }: LigneDeBloc, scene: Scene): Valeur[] {
  switch (source.genre) {
    case 'champ':
      return valeursDuChamp(source.champ, scene);
    case 'critere':
      return valeursDuCritere(source.critere, modalites, scene);
    case 'composition':
      return textes([compose(source.texte, scene)]);
  }
}

/** The text of the bloc filled with values; null when one of them is missing. */
function compose(gabarit: Readonly<Record<string, string>>, scene: Scene): Fragment | null {
  const dit = texteEn(gabarit, scene);
  if (dit === null) return null;
  const parts = morceauxDe(dit.texte).map((morceau) =>
    morceau.genre === 'texte' ? morceau.texte : enClair(morceau.champ, scene),
  );
  // Values are inserted as they are, and not parsed again: braces in them mean nothing.
  return parts.some((part) => part === null) ? null : { ...dit, texte: parts.join('') };
}

function enClair(champ: string, scene: Scene): string | null {
  const [format = 'texte'] = formatsDe({ genre: 'champ', champ });
  const dits = valeursDuChamp(champ, scene).flatMap((valeur) => fragmentDe(valeur, format, scene)?.texte ?? []);
  return dits.length === 0 ? null : dits.join(', ');
}

/** The fragments of a line, without what stands around them. */
export function fragmentsDeLigne(ligne: LigneDeBloc, scene: Scene): readonly Fragment[] {
  const valeurs = valeursDeLigne(ligne, scene);
  // A yes-or-no line with several values is written once.
  const dites = ligne.format === 'booleen' ? valeurs.slice(0, 1) : valeurs;
  const fragments = dites.flatMap((valeur) => fragmentDe(valeur, ligne.format, scene) ?? []);
  const max = leMoins(ligne.maxCaracteres, scene.canal === 'ecran' ? scene.bloc.maxEcran : null);
  return coupeFragments(fragments.slice(0, ligne.maxElements ?? undefined), max);
}

export interface LigneRendue extends Paire {
  /** Whether the line says something: a dash alone does not. */
  readonly remplie: boolean;
}

const TIRET: Fragment = { texte: '–' };

export function composeLigne(ligne: LigneDeBloc, scene: Scene): LigneRendue | null {
  const fragments = fragmentsDeLigne(ligne, scene);
  const common = {
    libelle: texteEn(ligne.libelle, scene),
    picto: ligne.picto,
    separateur: ligne.separateur,
    prefixe: null,
    suffixe: null,
  };
  if (fragments.length > 0)
    return {
      ...common,
      prefixe: texteEn(ligne.prefixe, scene),
      suffixe: texteEn(ligne.suffixe, scene),
      fragments: [...fragments],
      remplie: true,
    };
  const instead = ligne.siVide === 'texte' ? texteEn(ligne.texteSiVide, scene) : null;
  if (instead) return { ...common, fragments: [instead], remplie: true };
  return ligne.siVide === 'tiret' ? { ...common, fragments: [TIRET], remplie: false } : null;
}
