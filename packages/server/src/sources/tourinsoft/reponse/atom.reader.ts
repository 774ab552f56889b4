import type { Noeud } from '../../reading/xml/xml-records.ts';

/** The name without its namespace: « d:Commune » is Commune. */
const nomLocal = (nom: string): string => nom.slice(nom.indexOf(':') + 1);
const attribut = ({ attributs }: Noeud, nom: string): string | undefined =>
  Object.entries(attributs).find(([cle]) => nomLocal(cle) === nom)?.[1];
const enfant = (noeud: Noeud, nom: string): Noeud | undefined =>
  noeud.enfants.find((candidat) => nomLocal(candidat.nom) === nom);

function valeurDe(noeud: Noeud): unknown {
  if (attribut(noeud, 'null') === 'true') return null;
  const type = attribut(noeud, 'type') ?? 'Edm.String';
  if (type.startsWith('Collection(')) return noeud.enfants.map(valeurDe);
  if (noeud.enfants.length > 0) return proprietes(noeud);
  if (type === 'Edm.Boolean') return noeud.texte === 'true' || noeud.texte === '1';
  if (/^Edm\.(?:Int16|Int32|Byte|Double|Single|Decimal)$/.test(type)) {
    const nombre = Number(noeud.texte);
    return noeud.texte === '' || Number.isNaN(nombre) ? null : nombre;
  }
  return noeud.texte;
}

const proprietes = (noeud: Noeud): Record<string, unknown> =>
  Object.fromEntries(noeud.enfants.map((champ) => [nomLocal(champ.nom), valeurDe(champ)]));

/** A sub-table that was expanded stands in the link to it: a feed of rows, or a single entry. */
function liees(entry: Noeud): [string, unknown][] {
  return entry.enfants.flatMap((lien): [string, unknown][] => {
    const inclus = nomLocal(lien.nom) === 'link' ? enfant(lien, 'inline') : undefined;
    const titre = attribut(lien, 'title');
    if (inclus === undefined || titre === undefined) return [];
    const flux = enfant(inclus, 'feed');
    if (flux !== undefined) {
      const rangees = flux.enfants.filter((rangee) => nomLocal(rangee.nom) === 'entry');
      return [[titre, rangees.map(enregistrementAtom)]];
    }
    const seule = enfant(inclus, 'entry');
    return seule === undefined ? [] : [[titre, enregistrementAtom(seule)]];
  });
}

/** An entry of an Atom feed as the same record would be in JSON. */
export function enregistrementAtom(entry: Noeud): Record<string, unknown> {
  const contenu = enfant(entry, 'content');
  const champs = (contenu === undefined ? undefined : enfant(contenu, 'properties')) ?? enfant(entry, 'properties');
  return Object.fromEntries([...liees(entry), ...Object.entries(champs === undefined ? {} : proprietes(champs))]);
}
