import { type Fournisseur, fournisseur, type Parametres, type SystemeDIdentite } from '@bridge/contract';
import { recordById } from '../../../crud/read/record.repository.ts';
import { storedOf } from '../../../crud/stored.ts';
import type { Vault } from '../../../crud/write/value.rules.ts';
import type { Db } from '../../../schema.ts';
import type { FournisseurOuvert } from './client.ts';

const SYSTEM = { kind: 'system', reason: 'whoever signs in has no scope yet' } as const;

/** The option that some systems need besides single sign-on. */
const OPTIONS = {
  tourinsoft: 'sso_tourinsoft_enabled',
  lei: 'sso_lei_enabled',
  apidae: 'sso_apidae_enabled',
} as const satisfies Partial<Record<SystemeDIdentite, keyof Parametres>>;

/** Whether people may sign in by a provider: single sign-on is on, with the option of the provider's system. */
export function isOffered({ systeme }: Pick<Fournisseur, 'systeme'>, parametres: Parametres): boolean {
  const option = new Map<string, keyof Parametres>(Object.entries(OPTIONS)).get(systeme);
  return parametres.sso_active && (option === undefined || parametres[option] === true);
}

function inForce(db: Db) {
  return db
    .selectFrom('fournisseurs')
    .where('actif', '=', true)
    .where('archive_le', 'is', null)
    .where('supprime_le', 'is', null);
}

/** The ways in that the page of sign-in shows. */
export async function fournisseursOfferts(db: Db, parametres: Parametres) {
  const all = await inForce(db).select(['id', 'code', 'nom', 'systeme']).orderBy('nom').execute();
  return all.filter((one) => isOffered(one, parametres));
}

const stored = storedOf(fournisseur);

/** A provider that people may sign in by, with its secret, or undefined. */
export async function fournisseurOuvert(
  db: Db,
  vault: Vault,
  parametres: Parametres,
  by: { readonly code: string } | { readonly id: number },
): Promise<FournisseurOuvert | undefined> {
  const found = await inForce(db)
    .select(['id', 'secret'])
    .where((eb) => ('code' in by ? eb('code', '=', by.code) : eb('id', '=', by.id)))
    .executeTakeFirst();
  const read = found && fournisseur.record.safeParse(await recordById(db, stored, SYSTEM, found.id)).data;
  if (!found || !read || !isOffered(read, parametres)) return undefined;
  return { ...read, secretOuvert: found.secret ? vault.open(found.secret) : '' };
}
