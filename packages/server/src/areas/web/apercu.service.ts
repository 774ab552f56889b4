import {
  carte,
  ficheWeb,
  type Langue,
  listeWeb,
  objet as objetResource,
  type PageApercue,
  type RessourceApercue,
  type Site,
  selection as selectionResource,
  site as siteResource,
} from '@bridge/contract';
import { atOnce, countOf, idsOf } from '../../catalogue/selection/evaluation.repository.ts';
import { openQuestion } from '../../catalogue/selection/question.ts';
import { type SelectionEnregistree, savedSelection } from '../../catalogue/selection/saved.repository.ts';
import { parseRecord } from '../../composition/record.rules.ts';
import { recordsFound } from '../../crud/read/list.repository.ts';
import { scopeOfEntity } from '../../crud/read/portee.repository.ts';
import { readRecord } from '../../crud/read/read.service.ts';
import type { Registry } from '../../crud/registry.ts';
import { bothSee, type Identity, type Scope } from '../../platform/auth/identity.ts';
import { toutes } from '../../publication/web/filtres/filtre.condition.rules.ts';
import { composeWith } from '../../publication/web/pages/compose.ts';
import type { Composition, Demande } from '../../publication/web/pages/composition.ts';
import { GabaritError } from '../../rendering/erreur.ts';
import { autonome } from '../../rendering/web/autonome.ts';
import type { PageARendre, PageRendue } from '../../rendering/web/page.ts';
import type { Db } from '../../schema.ts';
import { alertesDe } from './apercu.alertes.ts';
import { composantsDeprecies } from './apercu.composants.ts';
import { configDApercu } from './apercu.config.ts';
import { remarquesDeContraste } from './apercu.contraste.ts';
import type { Asked, Essai } from './apercu.essai.ts';
import { TOUT } from './apercu.exemple.ts';
import { remarquesDesParties } from './apercu.parties.ts';
import { siteDe } from './apercu.site.ts';
import { recordOf, type Situation, situationDe } from './apercu.situation.ts';

export interface ApercuDependencies {
  readonly db: Db;
  readonly registry: Registry;
  /** The origin of the files, when they have one of their own; otherwise empty. */
  readonly filesUrl: string;
  readonly render: (page: PageARendre) => Promise<PageRendue>;
}

interface Porte extends Essai {
  readonly scope: Scope;
}

/** The page that a record would give, saved or not, without anything that the person may not see. */
export async function apercu(
  { db, registry, filesUrl, render }: ApercuDependencies,
  ressource: RessourceApercue,
  asked: Asked,
  { identity, at }: { readonly identity: Identity; readonly at: Date },
): Promise<PageApercue> {
  return drawn(
    await atOnce(db, async (tx) => composed({ tx, registry, filesUrl, identity, asked, at }, ressource)),
    render,
  );
}

type Composee = Awaited<ReturnType<typeof composed>>;

/** Draws outside of the transaction of composition: drawing takes time, in a thread. */
export async function drawn(
  { situation, composition, alertes, remarques }: Composee,
  render: ApercuDependencies['render'],
): Promise<PageApercue> {
  if (composition === null) return { html: '', erreurs: [], referencement: null, objet: null, remarques };
  const { page } = composition.aRendre;
  const referencement = {
    titre: page.referencement.titre,
    description: page.referencement.description,
    alertes,
  };
  const objet = page.genre === 'fiche' ? { id: page.objet.id, nom: page.objet.nom } : null;
  const told = { referencement, objet, remarques };
  try {
    const { html } = await render(withSources(composition.aRendre, situation));
    return { ...told, html: autonome(html, { ...situation, langue: page.langue }), erreurs: [] };
  } catch (error) {
    if (!(error instanceof GabaritError)) throw error;
    return { ...told, html: '', erreurs: [{ message: error.message, ligne: error.ligne }] };
  }
}

export async function composed(essai: Essai, ressource: RessourceApercue) {
  const { tx, filesUrl, identity, asked, at } = essai;
  const selection = await selectionDe(essai);
  const liste = await listeQuiLaMontre(essai, ressource);
  const situation = situationDe(ressource, {
    valeurs: asked.valeurs,
    liste,
    selection: selection.id,
    langue: asked.langue,
  });
  const site = asTried(await siteDe(essai, ressource, situation), asked.langue);
  const records = [
    ...situation.records.filter(({ resource }) => resource.id !== siteResource.id),
    { resource: siteResource, record: site },
  ];
  const { composants } = situation;
  const config = configDApercu(essai, { records, selection, ...(composants && { composants }) });
  // What the site may show, within what the person sees.
  const seen = bothSee(await scopeOfEntity(tx, site.entiteId), identity.scope);
  const demande = await demandeDe({ ...essai, scope: seen }, situation, selection);
  const remarques = (): string[] => [...situation.remarques, ...config.remarques()];
  if (demande === null) {
    const none = 'Aucun objet à montrer\u00a0: il n’y en a pas encore que vous voyiez, ou pas de ce type.';
    return { situation, composition: null, alertes: [], remarques: [...remarques(), none] };
  }
  const base = `/public/${site.code}`;
  const adresse = `https://apercu.invalid${base}`;
  const visite = { site: site.code, langue: asked.langue, base, adresse, fichiers: filesUrl, at };
  const reponse = await composeWith(tx, config, visite, demande, { seen });
  if (reponse.genre !== 'page') return { situation, composition: null, alertes: [], remarques: remarques() };
  const alertes = await alertesDe(
    tx,
    reponse.aRendre.page,
    liste ?? recordOf(situation.records, listeWeb),
    identity.scope,
  );
  const { sources } = withSources(reponse.aRendre, situation);
  const fiche = ressource === 'ficheWeb' ? recordOf(situation.records, ficheWeb) : undefined;
  const said = [
    ...(MANQUES[reponse.statut] ?? []),
    ...(await composantsDeprecies(tx, sources, seen)),
    ...remarquesDeContraste(ressource, reponse.aRendre.page),
    ...(fiche === undefined ? [] : remarquesDesParties(fiche, sources)),
  ];
  return { situation, composition: reponse satisfies Composition, alertes, remarques: [...remarques(), ...said] };
}

const MANQUES: Readonly<Partial<Record<number, readonly string[]>>> = {
  404: ['Il manque de quoi montrer la page.'],
  410: ['Cet objet n’est pas de ceux que ce site montre.'],
};

function withSources(aRendre: PageARendre, { sources, html = '' }: Situation): PageARendre {
  const injected = html === '' ? [] : [{ type: 'html' as const, href: '', html, emplacement: 'fin' as const }];
  return {
    ...aRendre,
    sources: {
      ...aRendre.sources,
      // A message in place of a page has no gabarit.
      ...(sources?.page && aRendre.sources.page !== null && { page: sources.page }),
      ...(sources?.element && { elements: { '': sources.element } }),
    },
    // Scripts never run beside the console.
    codes: [...aRendre.codes.filter(({ type }) => type !== 'js'), ...injected],
  };
}

/** The sélection asked for, if the person sees it; else all objets. */
async function selectionDe({ tx, registry, identity, asked }: Essai): Promise<SelectionEnregistree> {
  if (asked.selection === undefined) return TOUT;
  await readRecord(tx, registry.require(selectionResource), identity, asked.selection);
  return (await savedSelection(tx, asked.selection)) ?? TOUT;
}

const USED_BY: Readonly<Partial<Record<RessourceApercue, 'modele' | 'moteur'>>> = {
  modeleListe: 'modele',
  moteur: 'moteur',
};

/** A list that uses the record, unless another sélection is asked for. */
async function listeQuiLaMontre({ tx, registry, identity, asked }: Essai, ressource: RessourceApercue) {
  const field = USED_BY[ressource];
  const { id } = asked.valeurs;
  if (field === undefined || typeof id !== 'number' || asked.selection !== undefined) return undefined;
  const search = { sort: [], q: '', filter: { etat: 'actif' as const, [field]: [id] } };
  const slice = { limit: 1, offset: 0, language: identity.language };
  const [found] = await recordsFound(tx, registry.require(listeWeb), identity.scope, search, slice);
  return found && parseRecord(listeWeb, found);
}

/** The site as if it had the language and the fiche being tried: both are checked before anything leads to them. */
const asTried = (one: Site, langue: Langue): Site => ({
  ...one,
  fichesServies: 'catalogue',
  langues: one.langues.includes(langue) ? one.langues : [...one.langues, langue],
});

async function demandeDe(
  essai: Porte,
  { page, records }: Situation,
  selection: SelectionEnregistree,
): Promise<Demande | null> {
  switch (page) {
    case 'accueil':
      return { genre: 'accueil' };
    case 'liste':
      return {
        genre: 'liste',
        code: recordOf(records, listeWeb)?.code ?? '',
        requete: new URLSearchParams(essai.asked.requete.replace(/^\?/, '')),
      };
    case 'carte':
      return { genre: 'carte', code: recordOf(records, carte)?.code ?? '' };
    case 'fiche': {
      const objet = await objetDe(essai, selection, recordOf(records, ficheWeb)?.typesObjets ?? []);
      return objet === null ? null : { genre: 'fiche', objet };
    }
  }
}

/** The objet asked for, if the person sees it; else the one at that position from the first that fits. */
async function objetDe(
  { tx, registry, identity, asked, at, scope }: Porte,
  selection: SelectionEnregistree,
  types: readonly string[],
) {
  if (asked.objet !== undefined) {
    await readRecord(tx, registry.require(objetResource), identity, asked.objet);
    return asked.objet;
  }
  const question = await openQuestion(tx, {
    brouillon: selection.brouillon,
    scope,
    at,
    ...(types.length > 0 && {
      filtre: toutes([{ genre: 'liste', champ: 'typeBridge', op: 'une', valeurs: [...types] }]),
    }),
  });
  const total = await countOf(tx, question);
  if (total === 0) return null;
  const [id = null] = await idsOf(tx, question, { offset: asked.pas % total, limit: 1 });
  return id;
}
