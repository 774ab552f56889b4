import type { PoliceDEcran } from '@bridge/contract';
import type { Outils } from './couche.ts';

interface Dependencies extends Pick<Outils, 'load'> {
  /** Gives a typeface to the page. */
  readonly append: (police: FontFace) => void;
}

/**
 * Gives the page the typefaces that slides name, since shadow roots have none of their own. Each is read once from the
 * media kept; one that cannot be read holds nothing up, since styles name another behind it.
 */
export function createPolices({ append, load }: Dependencies): (polices: readonly PoliceDEcran[]) => Promise<void> {
  const posees = new Map<string, Promise<void>>();

  async function contenu(source: string): Promise<string | ArrayBuffer> {
    const [, empreinte] = /^media:([0-9a-f]{64})$/.exec(source) ?? [];
    if (empreinte === undefined) return `url(${JSON.stringify(source)})`;
    const blob = await load(empreinte);
    if (blob === null) throw new Error('une police manque');
    return new Response(blob).arrayBuffer();
  }

  async function place({ famille, graisse, source }: PoliceDEcran): Promise<void> {
    const police = new FontFace(famille, await contenu(source), { weight: graisse });
    await police.load();
    append(police);
  }

  return async (polices) => {
    const waited = polices.map((one) => {
      const name = `${one.famille} ${one.graisse} ${one.source}`;
      const known =
        posees.get(name) ??
        place(one).catch(() => {
          // Read again with the next picture.
          posees.delete(name);
        });
      posees.set(name, known);
      return known;
    });
    await Promise.all(waited);
  };
}
