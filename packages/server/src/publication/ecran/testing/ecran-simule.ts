import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AnyRecord, PassageJoue } from '@bridge/contract';
import type { Call } from '../../../testing/call.ts';

/** In milliseconds: a server that starts again on a busy machine is heard of before that. */
const PATIENCE = 5 * 60_000;
const json = { 'content-type': 'application/json' };

/** A new record of a screen and the credential of a television that was paired with it, over HTTP. */
export async function nouvelEcran(
  origin: string,
  call: Call,
  values: object,
): Promise<{ readonly id: number; readonly jeton: string }> {
  const { id } = await call<AnyRecord>('POST', '/api/display/ecrans', values);
  const ask = async <T>(path: string, body: object): Promise<T> => {
    const answer = await fetch(`${origin}/e/api/${path}`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return (await answer.json()) as T;
  };
  const { code, secret } = await ask<{ code: string; secret: string }>('appairage', {});
  await call('POST', `/api/display/ecrans/${id}/appairer`, { code });
  const { jeton } = await ask<{ jeton: string }>('appairage/etat', { secret });
  return { id, jeton };
}

/** What a screen has shown and has to tell: it forgets a showing once it was told that it is safe, as the player does. */
export class Carnet {
  readonly recus = new Set<string>();
  private readonly waiting: PassageJoue[];
  private readonly told: PassageJoue[] = [];
  /** Why the last of them was not told. */
  private refus: unknown;

  constructor(
    private readonly jeton: string,
    passages: readonly PassageJoue[],
  ) {
    this.waiting = [...passages];
  }

  get isEmpty(): boolean {
    return this.waiting.length === 0;
  }

  /** Tells a few, some of them once more than needed; whether the server answered. */
  async tell(origin: string, lot: number, doubled: number): Promise<boolean> {
    const some = [...this.waiting.slice(0, lot), ...this.told.slice(-doubled)];
    try {
      const answer = await fetch(`${origin}/e/api/passages`, {
        method: 'POST',
        headers: { ...json, authorization: `Bearer ${this.jeton}` },
        body: JSON.stringify({ passages: some }),
      });
      if (!answer.ok) throw new Error(`passages answered ${answer.status}: ${await answer.text()}`);
      const { recus } = (await answer.json()) as { recus: string[] };
      for (const id of recus) this.recus.add(id);
      this.told.push(...this.waiting.splice(0, lot));
      return true;
    } catch (error) {
      this.refus = error;
      return false;
    }
  }

  /** Until all of them are safe, wherever the server is now; throws why they are not where none was heard for minutes. */
  async tellAll(origin: () => string, lot: number): Promise<void> {
    let heard = performance.now();
    while (!this.isEmpty) {
      if (await this.tell(origin(), lot, Math.random() < 0.05 ? lot : 0)) heard = performance.now();
      else if (performance.now() - heard > PATIENCE) throw this.refus;
      else await sleep(50);
    }
  }
}

interface Suite {
  readonly nombre: number;
  readonly diaporama: number;
  /** Shown one after the other; none: none was. */
  readonly annonces?: readonly number[];
  readonly at: Date;
}

const HOUR = 3_600_000;

/** What a screen shows in a row, one in twenty told days late. */
export function passagesDe({ nombre, diaporama, annonces = [], at }: Suite): PassageJoue[] {
  const demarrage = new Date(at.getTime() - 72 * HOUR).toISOString();
  return Array.from({ length: nombre }, (_, rang) => ({
    id: randomUUID(),
    demarrage,
    numero: rang + 1,
    version: 'a'.repeat(64),
    diaporama,
    diapositive: `texte-${rang % 3}`,
    vue: `v${rang % 3}`,
    objet: null,
    annonce: annonces[rang % Math.max(annonces.length, 1)] ?? null,
    debut: new Date(at.getTime() - (rang % 20 === 0 ? 60 : rang % 4) * HOUR).toISOString(),
    decalage: 0,
    duree: 10_000,
    resultat: 'entier',
  }));
}
