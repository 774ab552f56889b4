import {
  annonce,
  type apercuEnContexte,
  BridgeError,
  civilDay,
  civilTime,
  type EndpointAnswer,
  espace,
  instantOf,
} from '@bridge/contract';
import { placesById, sitesDeLEspace } from '../../composition/annonce/places.repository.ts';
import { readRecord } from '../../crud/read/read.service.ts';
import type { Registry } from '../../crud/registry.ts';
import { type Identity, owns } from '../../platform/auth/identity.ts';
import type { Apercus } from '../../publication/print/apercus.ts';
import type { Essais } from '../../publication/web/annonces/essais.ts';
import { compose } from '../../publication/web/pages/compose.ts';
import type { Demande } from '../../publication/web/pages/composition.ts';
import { autonome } from '../../rendering/web/autonome.ts';
import type { PageARendre, PageRendue } from '../../rendering/web/page.ts';
import type { Db } from '../../schema.ts';
import { apercuEcran, type DrawEcran } from './apercu.ecran.ts';
import { apercuImprime } from './apercu.imprime.ts';
import { type QuestionDApercu, RIEN_A_VOIR } from './apercu.question.ts';
import { carteDuSite, listeDuSite } from './couverture.repository.ts';

export interface ApercuDependencies {
  readonly db: Db;
  readonly registry: Registry;
  /** The origin of the files, when they have one of their own; otherwise empty. */
  readonly filesUrl: string;
  readonly render: (page: PageARendre) => Promise<PageRendue>;
  readonly essais: Essais;
  readonly drawEcran: DrawEcran;
  readonly imprimes: Pick<Apercus, 'draw' | 'page'>;
}

interface Asked {
  readonly identity: Identity;
  readonly ip: string;
  readonly signal: AbortSignal;
  readonly now: Date;
}

/**
 * The preview of an espace on a page of its site, in a slide or on a printed page, drawn as it will be seen. Its own
 * entity may choose any day; others see the present only, since they may not know what is still to come.
 */
export async function apercuDe(
  dependencies: ApercuDependencies,
  asked: Asked,
  id: number,
  question: QuestionDApercu,
): Promise<EndpointAnswer<typeof apercuEnContexte>> {
  const { identity, now } = asked;
  const { entiteId } = await readRecord(dependencies.db, dependencies.registry.require(espace), identity, id);
  const jour = civilDay(now);
  if (owns(identity.scope, entiteId) || question.jour === jour) return drawn(dependencies, asked, id, question);
  const today = await drawn(dependencies, asked, id, { ...question, jour, heure: civilTime(now).slice(11, 16) });
  return { ...today, remarques: [D_AUTRUI, ...today.remarques] };
}

const D_AUTRUI = 'Cet espace est d’une autre entité\u00a0: il est montré comme il est aujourd’hui.';

async function drawn(
  dependencies: ApercuDependencies,
  { identity, ip, signal }: Asked,
  id: number,
  question: QuestionDApercu,
): Promise<EndpointAnswer<typeof apercuEnContexte>> {
  const { db, registry, filesUrl, render, essais } = dependencies;
  if (question.annonce !== undefined) await readRecord(db, registry.require(annonce), identity, question.annonce);
  const [place] = await placesById(db, [id]);
  const [site] = await sitesDeLEspace(db, id);
  if (place === undefined) throw new BridgeError('notFound');
  if (place.canal === 'ecran') return apercuEcran(dependencies, identity, place, question);
  if (place.canal === 'print') return apercuImprime(dependencies, { identity, signal }, place, question);
  if (site === undefined) return { ...RIEN_A_VOIR, remarques: ['Cet espace n’est sur aucun site.'] };
  const { langue, jour, heure } = question;
  const page = await demandeDe(db, place, site.id, question);
  const base = `/public/${site.code}`;
  const visite = { site: site.code, langue, base, adresse: `https://apercu.invalid${base}`, fichiers: filesUrl };
  const adresse = (archive: string) => essais.adresse(archive, ip);
  const essai = { espace: id, annonce: question.annonce ?? null, adresse };
  const reponse = await compose(db, { ...visite, at: instantOf(jour, heure), essai }, page.demande);
  if (reponse.genre !== 'page')
    return { ...RIEN_A_VOIR, remarques: [...page.remarques, 'Cette page n’est pas publiée.'] };
  const shown = (reponse.aRendre.page.annonces ?? []).filter(({ lieu }) => lieu.espace === id);
  const { html } = await render({
    ...reponse.aRendre,
    codes: reponse.aRendre.codes.filter(({ type }) => type !== 'js'),
  });
  const empty = 'Rien ne s’y montre à ce moment\u00a0: l’espace disparaît de la page.';
  return {
    ...RIEN_A_VOIR,
    html: autonome(html, { langue }),
    anime: shown.some(({ annonces }) => annonces.some(({ iframe }) => iframe !== null)),
    remarques: [...page.remarques, ...(shown.length > 0 ? [] : [empty])],
  };
}

/** The page that was asked for; else the first list of the site; else the espace alone. */
async function demandeDe(
  db: Db,
  { code, emplacement }: { readonly code: string; readonly emplacement: string },
  site: number,
  { liste, carte, objet }: QuestionDApercu,
): Promise<{ readonly demande: Demande; readonly remarques: readonly string[] }> {
  if (objet !== undefined) return { demande: { genre: 'fiche', objet }, remarques: [] };
  const map = carte === undefined ? undefined : await carteDuSite(db, site, carte);
  if (map !== undefined) return { demande: { genre: 'carte', code: map }, remarques: [] };
  const isOfFiche = emplacement === 'pied-de-fiche';
  const found = isOfFiche ? undefined : await listeDuSite(db, site, liste ?? null);
  if (found !== undefined)
    return { demande: { genre: 'liste', code: found, requete: new URLSearchParams() }, remarques: [] };
  const remarque = isOfFiche
    ? 'Choisissez une fiche pour le voir à son pied\u00a0: il est montré seul.'
    : 'Aucune liste publiée ne peut le montrer\u00a0: il est montré seul.';
  return { demande: { genre: 'annonce', code }, remarques: [remarque] };
}
