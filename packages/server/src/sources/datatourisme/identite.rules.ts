import { instantOf } from '../clean/date.rules.ts';
import { champIdDe, type FluxDatatourismeOuvert } from './flux.ts';
import { codeDe, isNoeud, lignesDe, texteDe } from './valeurs.rules.ts';

const ID = /^[\w.:@-]{1,100}$/;

/** The name of a record among those of DATAtourisme: the end of its address, or another property where the instance chose one. */
export function identifiantDatatourisme(flux: Pick<FluxDatatourismeOuvert, 'champId'>, valeur: unknown): string | null {
  if (!isNoeud(valeur)) return null;
  const champ = champIdDe(flux);
  const id = champ === '@id' ? codeDe(valeur) : texteDe(valeur, champ.slice(champ.indexOf(':') + 1));
  return id !== undefined && ID.test(id) ? id : null;
}

/** The id that the producer gave to the offer: often its id in Tourinsoft or in Apidae. */
export const identifiantsDuProducteur = (valeur: unknown): readonly string[] =>
  isNoeud(valeur) ? lignesDe(valeur, 'identifier').filter((id) => ID.test(id)) : [];

export function majDatatourisme(valeur: unknown): string | null {
  if (!isNoeud(valeur)) return null;
  return instantOf(texteDe(valeur, 'lastUpdate')) ?? instantOf(texteDe(valeur, 'lastUpdateDatatourisme'));
}
