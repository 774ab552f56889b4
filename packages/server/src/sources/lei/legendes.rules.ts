import { lineOf } from '../clean/texte.rules.ts';
import type { Crit } from './crit.ts';
import type { Roles } from './roles.rules.ts';

interface Caption {
  readonly crit: Crit;
  readonly texte: string;
}

/** The captions and the credits of photos: the first caption of a criterion belongs to the first photo, and so on. */
export class Captions {
  private readonly byRank = new Map<string, Caption>();
  private readonly used = new Set<Caption>();

  constructor(crits: readonly Crit[], roles: Roles) {
    for (const crit of crits) {
      const role = roles.get(crit.critere);
      const texte = role?.role === 'legende' || role?.role === 'credit' ? lineOf(crit.texte) : undefined;
      if (texte !== undefined) this.byRank.set(`${crit.critere}:${crit.rang}`, { crit, texte });
    }
  }

  of(critere: string | undefined, rang: number): string | undefined {
    const caption = critere === undefined ? undefined : this.byRank.get(`${critere}:${rang}`);
    if (caption !== undefined) this.used.add(caption);
    return caption?.texte;
  }

  unused(): readonly Caption[] {
    return [...this.byRank.values()].filter((caption) => !this.used.has(caption));
  }
}
