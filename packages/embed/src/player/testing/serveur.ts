import type { Consignes, Manifeste, Nouvelles, PassageJoue } from '@bridge/contract';
import { empreinteDuTexte } from '../garde/empreinte.ts';
import type { Evenement } from '../liaison/evenements.ts';
import { type Liaison, Revoque } from '../liaison/liaison.ts';

/** A server that the test commands. */
export class Serveur {
  enLigne = true;
  revoque = false;
  rien: string | null = null;
  texte = '';
  ordres: Consignes['ordres'][number][] = [];
  /** Interval of the news that it asks for, in minutes. */
  nouvelles = 1;
  readonly fichiers = new Map<string, Uint8Array<ArrayBuffer>>();
  readonly recus: PassageJoue[] = [];
  readonly dites: Nouvelles[] = [];
  readonly captures: Blob[] = [];
  /** Count of the answers to passages that are lost on the way. */
  perdus = 0;
  /** Fingerprint of a media whose bytes stop in the middle. */
  coupe: string | null = null;
  /** Fingerprint of a media whose bytes never come, and never fail. */
  suspendu: string | null = null;
  /** State of the stream: it speaks, is silent, or cannot be reached. */
  ecoute: 'ouvert' | 'muet' | 'coupe' = 'muet';
  private oreille: { onEvenement(evenement: Evenement): void; onSigne(): void } | null = null;

  /** Called each time that the manifest is asked for. */
  onDemande: () => void = () => undefined;

  beat(): void {
    if (this.ecoute === 'ouvert' && this.enLigne) this.oreille?.onSigne();
  }
  push(nom: 'manifeste' | 'urgence' | 'ordre'): void {
    this.beat();
    if (this.ecoute === 'ouvert' && this.enLigne) this.oreille?.onEvenement({ nom, donnees: '' });
  }

  publish(manifeste: Manifeste): void {
    this.texte = JSON.stringify(manifeste);
  }
  private versionDe = { texte: '', version: empreinteDuTexte('') };
  get version(): string {
    if (this.versionDe.texte !== this.texte)
      this.versionDe = { texte: this.texte, version: empreinteDuTexte(this.texte) };
    return this.versionDe.version;
  }
  private join(): void {
    if (!this.enLigne) throw new TypeError('Failed to fetch');
    if (this.revoque) throw new Revoque('oublié');
  }

  liaison(now: () => number): Liaison {
    return {
      manifeste: async (connue) => {
        this.onDemande();
        this.join();
        if (this.rien !== null) return { etat: 'rien', message: this.rien };
        if (connue === this.version) return { etat: 'pareil' };
        return { etat: 'nouveau', version: this.version, texte: this.texte };
      },
      media: async (empreinte) => {
        this.join();
        const octets = this.fichiers.get(empreinte);
        if (this.suspendu === empreinte) return new ReadableStream();
        if (!octets) throw new Error('un média manque sur le serveur (404)');
        const sent = this.coupe === empreinte ? octets.slice(0, Math.floor(octets.length / 2)) : octets;
        return new Blob([sent]).stream();
      },
      nouvelles: async (nouvelles) => {
        this.join();
        this.dites.push(nouvelles);
        if (this.dites.length > 100) this.dites.shift();
        const version = this.rien === null ? this.version : null;
        return { maintenant: new Date(now()).toISOString(), version, nouvelles: this.nouvelles, ordres: this.ordres };
      },
      passages: async (passages) => {
        this.join();
        this.recus.push(...passages);
        if (this.perdus-- > 0) throw new TypeError('Failed to fetch');
        return passages.map(({ id }) => id);
      },
      capture: async (image) => void this.captures.push(image),
      follow: (onEvenement, onSigne) => {
        if (this.ecoute === 'coupe') return Promise.reject(new TypeError('Failed to fetch'));
        this.oreille = { onEvenement, onSigne };
        this.beat();
        return new Promise(() => undefined);
      },
    };
  }
}
