import { adressesIn, type Notification, wants } from '@bridge/contract';
import type { Db } from '../schema.ts';
import type { Recipient } from './mails.ts';
import { adminsActifs, personnesActives } from './personnes.repository.ts';
import { preferencesEnVigueur } from './reglages/preference.service.ts';

/** Whoever is written to, and in the name of which entity. */
export interface Destinataire extends Recipient {
  readonly entiteId: number | null;
}

/** The addresses that an entity wants to be told at, beside the people concerned. */
export async function veilleurs(tx: Db, entiteId: number | null): Promise<Destinataire[]> {
  const { courriels_alerte } = await preferencesEnVigueur(tx, entiteId);
  return adressesIn(courriels_alerte).map((email) => ({ email, firstname: 'à tous', username: email, entiteId }));
}

interface Concerne {
  /** Who made what is told of, and who changed it last. */
  readonly auteurs: readonly number[];
  readonly entiteId: number | null;
}

export interface Lettre<T> {
  readonly a: Destinataire;
  readonly faits: T[];
}

/**
 * One letter to each address: to the authors of a fact, or to the admins of its entity where they are gone, and to whoever watches for it.
 * Those who do without such letters get none.
 */
export async function lettresPour<T>(
  tx: Db,
  notification: Notification,
  faits: readonly T[],
  of: (fait: T) => Concerne,
): Promise<Lettre<T>[]> {
  const authors = await personnesActives(tx, [...new Set(faits.flatMap((fait) => of(fait).auteurs))]);
  const admins = await adminsActifs(tx);
  const watching = new Map<number | null, Destinataire[]>();
  for (const entiteId of new Set(faits.map((fait) => of(fait).entiteId)))
    watching.set(entiteId, await veilleurs(tx, entiteId));
  const letters = new Map<string, Lettre<T>>();
  for (const fait of faits) {
    const { auteurs, entiteId } = of(fait);
    const own = authors.filter(({ id }) => auteurs.includes(id));
    const people = own.length > 0 ? own : admins.filter((admin) => admin.entiteId === entiteId);
    const willing = people.filter(({ userParams }) => wants(userParams, notification));
    for (const a of oncePerAddress([...willing, ...(watching.get(entiteId) ?? [])])) {
      const lettre = letters.get(a.email) ?? { a, faits: [] };
      lettre.faits.push(fait);
      letters.set(a.email, lettre);
    }
  }
  return [...letters.values()];
}

function oncePerAddress(all: readonly Destinataire[]): Destinataire[] {
  return [...new Map(all.toReversed().map((one) => [one.email.toLowerCase(), one])).values()].reverse();
}
