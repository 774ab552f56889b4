import { adressesIn, civilDay, type Notification, wants } from '@bridge/contract';
import { enqueue } from '../platform/jobs/enqueue.repository.ts';
import type { Db } from '../schema.ts';
import { COURRIEL } from './courriel.job.ts';
import { letter, type Recipient } from './mails.ts';
import { adminsDe, personnesDe } from './personnes.repository.ts';
import { preferencesEnVigueur } from './reglages/preference.service.ts';

/** A person to write to, and the entity in whose name. */
export interface Destinataire extends Recipient {
  readonly entiteId: number | null;
}

/** The addresses that an entity wants to be told at, beside the people concerned. */
export async function veilleurs(tx: Db, entiteId: number | null): Promise<Destinataire[]> {
  const { courriels_alerte } = await preferencesEnVigueur(tx, entiteId);
  return adressesIn(courriels_alerte).map((email) => ({ email, firstname: 'à tous', username: email, entiteId }));
}

interface Concerne {
  /** The people who made the record, and who changed it last. */
  readonly auteurs: readonly number[];
  readonly entiteId: number | null;
}

interface Lettre<T> {
  readonly a: Destinataire;
  readonly faits: T[];
}

/**
 * The letters about a fact, one for each address: to its authors, or to the admins of its entity when they are gone or left it,
 * and to those who watch such facts. People who switched these letters off get none.
 */
async function lettresPour<T>(
  tx: Db,
  notification: Notification,
  faits: readonly T[],
  of: (fait: T) => Concerne,
  at: Date,
): Promise<Lettre<T>[]> {
  const letters = new Map<string, Lettre<T>>();
  for (const entiteId of new Set(faits.map((fait) => of(fait).entiteId))) {
    const ofEntite = faits.filter((fait) => of(fait).entiteId === entiteId);
    const authors = await personnesDe(tx, [...new Set(ofEntite.flatMap((fait) => of(fait).auteurs))], { entiteId, at });
    const admins = await adminsDe(tx, { entiteId, at });
    const watching = await veilleurs(tx, entiteId);
    for (const fait of ofEntite) {
      const own = authors.filter(({ id }) => of(fait).auteurs.includes(id));
      const willing = (own.length > 0 ? own : admins).filter(({ userParams }) => wants(userParams, notification));
      for (const a of oncePerAddress([...willing, ...watching])) {
        const lettre = letters.get(a.email) ?? { a, faits: [] };
        lettre.faits.push(fait);
        letters.set(a.email, lettre);
      }
    }
  }
  return [...letters.values()];
}

interface Nouvelle<T> {
  readonly notification: Notification;
  /** The key of the news: each address hears of it once a day. */
  readonly cle: string;
  readonly ressource: string;
  /** The record that a fact is of. */
  readonly of: (fait: T) => Concerne & { readonly id: number };
  readonly sujet: (faits: readonly T[]) => string;
  readonly paragraphes: (faits: readonly T[]) => readonly string[];
}

/** Writes to the people whom facts concern, and returns the facts told. One that nobody was told of waits. */
export async function tellOf<T>(
  tx: Db,
  faits: readonly T[],
  { notification, cle, ressource, of, sujet, paragraphes }: Nouvelle<T>,
  at: Date,
): Promise<ReadonlySet<T>> {
  const told = new Set<T>();
  for (const { a, faits: own } of await lettresPour(tx, notification, faits, of, at)) {
    for (const fait of own) told.add(fait);
    const message = letter(a, sujet(own), ...paragraphes(own));
    const [only] = own.length === 1 ? own : [];
    await enqueue(
      tx,
      {
        definition: COURRIEL,
        donnees: message,
        cible: message.subject,
        ...(only && { lien: { ressource, id: of(only).id } }),
        entiteId: a.entiteId,
        demandePar: null,
        cle: `courriel ${cle} ${a.email} ${civilDay(at)}`,
      },
      at,
    );
  }
  return told;
}

function oncePerAddress(all: readonly Destinataire[]): Destinataire[] {
  return [...new Map(all.toReversed().map((one) => [one.email.toLowerCase(), one])).values()].reverse();
}
