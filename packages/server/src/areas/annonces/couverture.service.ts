import type { BrouillonDeSelection, couvertureDeTag, EndpointAnswer, Groupe, Regle } from '@bridge/contract';
import { countOf } from '../../catalogue/selection/evaluation.repository.ts';
import { openQuestion } from '../../catalogue/selection/question.ts';
import { tagsDePages } from '../../composition/annonce/contexte.ts';
import { openCadre } from '../../composition/cadre.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';
import { famille, horsDuWeb, type PageTaguee, pagesPubliees } from './couverture.repository.ts';
import { sujetDe } from './diffusion.service.ts';

/** The pages that have a tag, as the choice of annonces sees them now. */
export async function couvertureDe(
  db: Db,
  { scope, entiteId }: Identity,
  tag: number,
  at: Date,
): Promise<EndpointAnswer<typeof couvertureDeTag>> {
  const tags = await famille(db, tag);
  const ids = new Set(tags.map(({ id }) => id));
  const byHand = ({ tags: put }: PageTaguee) => put.some((one) => ids.has(one));
  const listes = await pagesPubliees(db, scope, 'listeWeb');
  const cadre = openCadre(db, { scope, entite: entiteId, langue: 'fr', at });
  const sujets = await Promise.all(
    listes.map(async ({ id }) => (await sujetDe(db, cadre, 'web', { liste: id })).sujet ?? VIDE),
  );
  const portes = await tagsDePages(db, { scope, at }, sujets);
  const named = ({ id, nom }: PageTaguee) => ({ id, nom });
  return {
    listes: listes.flatMap((liste, rang) =>
      portes[rang]?.includes(tag) ? [{ ...named(liste), parRegle: !byHand(liste) }] : [],
    ),
    cartes: (await pagesPubliees(db, scope, 'carte')).filter(byHand).map(named),
    fiches: (await pagesPubliees(db, scope, 'ficheWeb')).filter(byHand).map(named),
    ...(await horsDuWeb(db, scope, [...ids])),
    objets: await objetsParRegle(
      db,
      { scope, at },
      tags.map(({ regles }) => regles),
    ),
  };
}

const VIDE = { objets: [], isFiche: false, tags: [] };

/** The number of objets that one of the rules keeps, or null without a rule. */
async function objetsParRegle(
  db: Db,
  { scope, at }: { readonly scope: Identity['scope']; readonly at: Date },
  regles: readonly Regle[],
): Promise<number | null> {
  const written = regles.filter((regle) => regle.genre !== 'groupe' || regle.regles.length > 0);
  if (written.length === 0) return null;
  const either: Groupe = { genre: 'groupe', lien: 'ou', regles: [...written] };
  const brouillon: BrouillonDeSelection = {
    ...{ mode: 'dynamique', inclusions: [], exclusions: [], limite: null, dedoublonnage: null, tri: null },
    regles: either,
  };
  return countOf(db, await openQuestion(db, { brouillon, scope, at }));
}
