import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { DocumentObjet } from '@bridge/contract';
import { casseDeNom } from './casse.rules.ts';

/** Some sources shout, others whisper: « ÉTANG-FLEURY » and « étang-fleury » are written as people write them. */
export function communeLisible(commune: string): string {
  return /\p{Ll}/u.test(commune) && /\p{Lu}/u.test(commune) ? commune : casseDeNom(commune);
}

/** One name per commune, however its sources spell it: the official one where its code is known; empty where no source says it. */
export function communeDe({ insee, commune }: Pick<Lieu, 'insee' | 'commune'>): string {
  const official = insee === undefined ? undefined : noms().get(insee);
  return official ?? communeLisible(commune ?? '');
}

type Lieu = DocumentObjet['lieu'];

interface Commune {
  readonly code: string;
  readonly nom: string;
  readonly type: string;
}

let known: ReadonlyMap<string, string> | undefined;

/** The communes of France by their code, read when the first one is asked for. Those of today win over those that they took in. */
function noms(): ReadonlyMap<string, string> {
  if (known !== undefined) return known;
  const path = createRequire(import.meta.url).resolve('@etalab/decoupage-administratif/data/communes.json');
  // Of a package at a fixed version, which its tests check.
  const communes = JSON.parse(readFileSync(path, 'utf8')) as readonly Commune[];
  const today = communes.filter(({ type }) => type === 'commune-actuelle');
  known = new Map([...communes, ...today].map(({ code, nom }) => [code, nom.replaceAll("'", '’')]));
  return known;
}
