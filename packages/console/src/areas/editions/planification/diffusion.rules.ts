import { type Diffusion, GENRES_DE_DIFFUSION, type GenreDeDiffusion } from '@bridge/contract';
import { entriesIn, listIn, textIn } from '../../../resource/values/read.ts';

export function diffusionNeuve(genre: GenreDeDiffusion): Diffusion {
  switch (genre) {
    case 'courriel':
      return { genre, destinataires: [], objet: {}, message: {} };
    case 'depot':
      return { genre, protocole: 'sftp', hote: '', port: 22, utilisateur: '', dossier: '' };
    case 'webhook':
      return { genre, url: 'https://' };
    case 'adresse':
      return { genre };
    case 'mediatheque':
      return { genre, dossier: 'Éditions' };
  }
}

/** What the field holds, as far as it can be read; its schema tells what is wrong. */
export function diffusionsIn(value: unknown): readonly Diffusion[] {
  return listIn(value).flatMap((one) => {
    const entries = entriesIn(one);
    const genre = GENRES_DE_DIFFUSION.find(({ value: known }) => known === textIn(entries.genre))?.value;
    // Only this editor writes it, and each kind over a new one of its own: the shape is that of its kind.
    return genre === undefined ? [] : [{ ...diffusionNeuve(genre), ...entries } as Diffusion];
  });
}

export const labelDeDiffusion = (genre: GenreDeDiffusion): string =>
  GENRES_DE_DIFFUSION.find(({ value }) => value === genre)?.label ?? genre;

/** Where it goes, in a few words. */
export function diffusionEnMots(diffusion: Diffusion): string {
  switch (diffusion.genre) {
    case 'courriel': {
      const [first = '', ...others] = diffusion.destinataires;
      return others.length === 0 ? first : `${first} et ${others.length} autre${others.length > 1 ? 's' : ''}`;
    }
    case 'depot':
      return diffusion.hote === '' ? '' : `${diffusion.protocole}://${diffusion.hote}/${diffusion.dossier}`;
    case 'webhook':
      return diffusion.url === 'https://' ? '' : diffusion.url;
    case 'adresse':
      return 'Toujours la dernière version';
    case 'mediatheque':
      return diffusion.dossier;
  }
}

/** Addresses as people paste them: by lines, commas or semicolons. */
export const adressesDe = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);
