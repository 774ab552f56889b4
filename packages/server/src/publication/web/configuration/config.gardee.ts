import { civilDay, type Resource, type Site } from '@bridge/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../schema.ts';
import { type Changement, isObjetKey } from '../../changements.rules.ts';
import { createSouvenirs, type Souvenir } from '../../souvenirs.ts';
import { configPubliee } from './config.repository.ts';
import type { Config } from './config.ts';

export type OpenConfig = (tx: Db, at: Date) => Config;

export interface Configurations {
  /** Called before a page reads anything. */
  open(): OpenConfig;
  forget(changement: Changement): void;
}

const MOST = 1_000;
/** Milliseconds after which a change without a key, such as one of the tree of entities, is seen. */
const LONGEST = 10_000;

/**
 * What pages are configured by takes most of their questions to the database, and is the same from one page to the next: it is read anew
 * when any of it changes, which is rare. Objets come and go without changing it.
 */
export function createConfigurations(clock: Clock, source: OpenConfig = configPubliee): Configurations {
  const souvenirs = createSouvenirs<null>(clock, MOST);
  return {
    open: () => {
      const recall = souvenirs.open();
      return (tx, at) => gardee(source(tx, at), recall);
    },
    forget: ({ cles }) => {
      if ([...cles].some((cle) => !isObjetKey(cle))) souvenirs.forget(() => true);
    },
  };
}

/** A configuration that reads only what was not already read for another page. */
function gardee(config: Config, recall: Souvenir<null>): Config {
  const { at } = config;
  const latest = new Date(at.getTime() + LONGEST);
  const before = (instant: Date | null) => (instant !== null && instant < latest ? instant : latest);
  // Publications start and end at their hours, without a change that announces them.
  let asked: Promise<Date | null> | undefined;
  const prochain = () => {
    // Everything that a page reads asks for it.
    asked ??= recall({ cle: ['prochain'], sujet: null, jusque: () => latest }, () => config.prochain());
    return asked;
  };
  const once = async <T>(cle: readonly unknown[], read: () => Promise<T>): Promise<T> => {
    const next = await prochain();
    return next !== null && next <= at ? read() : recall({ cle, sujet: null, jusque: () => before(next) }, read);
  };
  const ofSite =
    <T>(nom: string, read: (site: Site) => Promise<T>) =>
    (site: Site) =>
      once([nom, site.id], () => read(site));
  const ofCode =
    <T>(nom: string, read: (site: Site, code: string) => Promise<T>) =>
    (site: Site, code: string) =>
      once([nom, site.id, code], () => read(site, code));
  return {
    at,
    prochain: async () => {
      const next = await prochain();
      return next !== null && next <= at ? config.prochain() : next;
    },
    siteDe: (code) => once(['site', code], () => config.siteDe(code)),
    live: <R extends Resource>(resource: R, id: number) =>
      once(['live', resource.id, id], () => config.live(resource, id)),
    publie: <R extends Resource>(resource: R, id: number) =>
      once(['publie', resource.id, id], () => config.publie(resource, id)),
    finDe: (ressource, id) => once(['fin', ressource, id], () => config.finDe(ressource, id)),
    selection: (id) => once(['selection', id], () => config.selection(id)),
    listeDe: ofCode('liste', config.listeDe),
    carteDe: ofCode('carte', config.carteDe),
    ficheDe: ofCode('fiche', config.ficheDe),
    listesDe: ofSite('listes', config.listesDe),
    cartesDe: ofSite('cartes', config.cartesDe),
    isRetire: (site, ressource, id) =>
      once(['retrait', site.id, ressource, id], () => config.isRetire(site, ressource, id)),
    composants: ofSite('composants', config.composants),
    scopeOf: (entiteId) => once(['scope', entiteId], () => config.scopeOf(entiteId)),
    champs: () => once(['champs'], () => config.champs()),
    places: (site, scope) => once(['places', site.id, scope], () => config.places(site, scope)),
    codes: (demande) => once(['codes', demande, civilDay(at)], () => config.codes(demande)),
  };
}
