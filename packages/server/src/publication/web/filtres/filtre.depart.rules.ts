import type { FiltreOffert, Reponse } from './filtre.types.ts';

/** The default answers of filters, and which filters are shown: both follow from the settings of the filters. */

/** The default answer of a filter, or null. */
export function departDe(filtre: FiltreOffert): Reponse | null {
  const { choix, multiple, departDe: de, departA: a, departQuand: quand, departOui } = filtre;
  switch (filtre.cible) {
    case 'dates':
      return quand === null ? null : { genre: 'dates', periode: { quand } };
    case 'ouvert':
    case 'fait':
      return departOui ? { genre: 'bascule' } : null;
    case 'prix':
    case 'classement':
    case 'capacite':
    case 'score':
      return nombresDeDepart(de, a);
    case 'distance':
      return null;
    case 'champ':
      if (filtre.champLu === null) return null;
      if (filtre.champLu.nombre) return nombresDeDepart(de, a);
  }
  const slugs = choix.filter(({ parDefaut }) => parDefaut).map(({ slug }) => slug);
  return slugs.length === 0 ? null : { genre: 'choix', slugs: slugs.slice(0, multiple ? undefined : 1).sort() };
}

function nombresDeDepart(de: number | null, a: number | null): Reponse | null {
  const isOne = (de !== null || a !== null) && (de ?? 0) <= (a ?? Number.POSITIVE_INFINITY);
  return isOne ? { genre: 'nombre', de, a } : null;
}

type Reponses = Readonly<Record<string, Reponse>>;

/** The filters whose conditions hold. Answers to hidden filters are ignored: visitors could not see them. */
export function filtresMontres(
  filtres: readonly FiltreOffert[],
  reponses: Reponses,
  types: readonly string[],
): readonly FiltreOffert[] {
  let montres = filtres;
  for (;;) {
    const proposes = typesProposes(montres, reponses, types);
    const next = montres.filter((filtre) => isDuType(filtre, proposes) && isApres(filtre, filtres, montres, reponses));
    if (next.length === montres.length) return next;
    montres = next;
  }
}

/** The types that objets may still have: the chosen types, else those of the sélection. */
function typesProposes(
  montres: readonly FiltreOffert[],
  reponses: Reponses,
  types: readonly string[],
): readonly string[] {
  for (const { cible, code, choix } of montres) {
    const reponse = reponses[code];
    if (cible !== 'typeBridge' || reponse?.genre !== 'choix') continue;
    const chosen = choix.filter(({ slug }) => reponse.slugs.includes(slug));
    return chosen.flatMap(({ valeurs }) => valeurs.filter((valeur) => typeof valeur === 'string'));
  }
  return types;
}

const isDuType = ({ types }: FiltreOffert, proposes: readonly string[]): boolean =>
  types.length === 0 || (proposes.length > 0 && proposes.every((type) => types.some((one) => one === type)));

/** Whether a filter may be shown: one that the moteur lacks, or that waits for it in turn, is not waited for. */
function isApres(
  { id, apres }: FiltreOffert,
  offerts: readonly FiltreOffert[],
  montres: readonly FiltreOffert[],
  reponses: Reponses,
): boolean {
  const other = offerts.find((one) => one.id === apres);
  if (other === undefined || awaitedBy(other, offerts).has(id)) return true;
  return montres.includes(other) && reponses[other.code] !== undefined;
}

/** All filters that a filter waits for, directly or through others. */
function awaitedBy(filtre: FiltreOffert, offerts: readonly FiltreOffert[]): ReadonlySet<number> {
  const waited = new Set<number>();
  let next: FiltreOffert | undefined = filtre;
  while (next !== undefined && next.apres !== null && !waited.has(next.apres)) {
    const { apres }: FiltreOffert = next;
    waited.add(apres);
    next = offerts.find(({ id }) => id === apres);
  }
  return waited;
}
