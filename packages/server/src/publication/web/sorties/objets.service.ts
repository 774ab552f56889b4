import type { Intervalle, ListeWeb } from '@bridge/contract';
import { communeLisible } from '../../../catalogue/commune.rules.ts';
import { objetsExportes } from '../../../catalogue/selection/export.repository.ts';
import type { Question } from '../../../catalogue/selection/question.ts';
import { openCompositeur } from '../../../composition/compositeur.ts';
import { typeDuProduit } from '../../../composition/mots/types.words.ts';
import { adressePhoto } from '../../../rendering/photo.rules.ts';
import type { Db } from '../../../schema.ts';
import { absolue, adresseDeFiche } from '../adresses/adresse.rules.ts';
import type { CadreDeSite } from '../pages/page.ts';
import { elementDe } from '../vignettes/elements.rules.ts';
import { createFiches, openVitrine } from '../vignettes/vitrine.service.ts';
import type { ContenuDeSortie, ObjetDeSortie } from './contenu.ts';
import type { PointDeSortie } from './geojson.ts';

const AT_ONCE = 200;

function* lots(ids: readonly number[]): Generator<readonly number[]> {
  for (let from = 0; from < ids.length; from += AT_ONCE) yield ids.slice(from, from + AT_ONCE);
}

interface Montre {
  readonly question: Pick<Question, 'visiteur'>;
  readonly ouverture: ListeWeb['ouverture'];
  readonly jours: Intervalle | undefined;
}

/** The objets of an output, in the order asked for: as on the page, but without what its model adds. */
export async function objetsDeSortie(
  tx: Db,
  cadre: CadreDeSite,
  { question, ouverture, jours }: Montre,
  ids: readonly number[],
): Promise<ObjetDeSortie[]> {
  const vitrine = await openVitrine(tx, cadre, { ouverture, depuis: question.visiteur.point, jours });
  const found: ObjetDeSortie[] = [];
  for (const lot of lots(ids)) {
    const objets = await vitrine.read(lot);
    for (const objet of objets)
      found.push({ objet: objet.connu, mots: objet.mots, element: elementDe(objet, [], vitrine.presentation) });
  }
  return found;
}

const VUE = { largeur: 480, ratio: '4/3', focale: 'sujet', format: 'webp' } as const;

/** The points of a map: whole documents would be a hundred times heavier. */
export async function pointsDeSortie(
  tx: Db,
  cadre: CadreDeSite,
  question: Question,
  ids: readonly number[],
  { adresse, serveur }: Pick<ContenuDeSortie, 'adresse' | 'serveur'>,
): Promise<PointDeSortie[]> {
  const { base, langue } = cadre.visite;
  const objets = await objetsExportes(tx, question, ids);
  const compositeur = await openCompositeur(tx, cadre, { canal: 'web', blocs: [], parDefaut: cadre.lecteur.parDefaut });
  const named = await compositeur.names(ids);
  const fiches = createFiches(cadre);
  await fiches.learn(objets.map(({ type_bridge }) => type_bridge));
  return objets.flatMap(({ id, type_bridge: type, commune, latitude: lat, longitude: lon }) => {
    const objet = named.get(id);
    if (objet === undefined || lat === null || lon === null) return [];
    const { texte: nom } = objet.nom();
    const page = `${base}${adresseDeFiche(cadre.site.adressesDesFiches, langue, { id, nom, commune, type })}`;
    return [
      {
        id,
        nom,
        type: typeDuProduit(type, langue),
        commune: communeLisible(commune),
        lat,
        lon,
        href: fiches.types.has(type) ? absolue(page, adresse) : null,
        photo: objet.photo && adressePhoto(serveur, objet.photo, VUE),
      },
    ];
  });
}
