import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AnyRecord, PassageJoue } from '@bridge/contract';
import type { Call } from '../../../testing/call.ts';

/** How long a test waits for the server, in milliseconds: it may restart on a busy machine. */
const PATIENCE = 5 * 60_000;
const json = { 'content-type': 'application/json' };

/** Creates a screen and pairs it over HTTP; returns its record and its credential. */
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

/** The showings that a screen still has to tell: like the player, it forgets one once it is acknowledged. */
export class Carnet {
  readonly recus = new Set<string>();
  private readonly waiting: PassageJoue[];
  private readonly told: PassageJoue[] = [];
  /** The reason of the last failure. */
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

  /** Tells a few showings, some of them twice; returns whether the server answered. */
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

  /** Tells showings until all are acknowledged, wherever the server is; throws after minutes without an answer. */
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
  /** The annonces shown in turn, or none. */
  readonly annonces?: readonly number[];
  readonly at: Date;
}

const HOUR = 3_600_000;

/** The showings of a screen in a row, one in twenty of them told days late. */
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
