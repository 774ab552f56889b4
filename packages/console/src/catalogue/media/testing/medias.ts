import { type AnyRecord, blankOf, type FichierAnalyse, type MediaAChoisir, media } from '@bridge/contract';
import { vi } from 'vitest';

const fichier = (id: number, nom: string) => ({ id: `0d9e8f7a-1b2c-4d3e-8f4a-${String(id).padStart(12, '0')}`, nom });

/** A photo of the médiathèque, as the picker shows it. */
export function mediaOf(id: number, others: Partial<MediaAChoisir> = {}): MediaAChoisir {
  return {
    id,
    titre: `Photo ${id}`,
    genre: 'photo',
    fichier: fichier(id, `photo-${id}.jpg`),
    apercu: '/prod-api/api/mediatheque/fichiers/f/vignette',
    alternatif: 'Un lac',
    decorative: false,
    credit: '© Office du Val',
    dossier: '',
    largeur: 4_032,
    hauteur: 3_024,
    statut: 'utilisable',
    du: null,
    au: null,
    actif: true,
    ...others,
  };
}

/** What the server reads in a file that says little of itself. */
export function analyseOf(id: number, nom: string, others: Partial<FichierAnalyse> = {}): FichierAnalyse {
  return {
    fichier: fichier(id, nom),
    genre: 'photo',
    typeMime: 'image/jpeg',
    poids: 3_200_000,
    largeur: 4_032,
    hauteur: 3_024,
    resolution: null,
    duree: null,
    apercu: '/prod-api/api/mediatheque/fichiers/f/vignette',
    lu: {
      titre: '',
      alternatif: '',
      legende: '',
      credit: '',
      auteur: '',
      motsCles: [],
      priseLe: null,
      lat: null,
      lon: null,
      commune: '',
      objets: [],
      dossier: '',
    },
    doublons: [],
    ressemblants: [],
    ...others,
  };
}

type Answer = { readonly data: unknown } | { readonly status: number; readonly message: string };

/** Fakes the uploads of a browser: each is answered as soon as possible. */
export function fakeUploads(answerTo: (address: URL) => Answer | Promise<Answer>) {
  const sent: string[] = [];
  const aborted: string[] = [];
  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    #address = new URL('http://localhost');
    open(_method: string, address: string) {
      this.#address = new URL(address, 'http://localhost');
    }
    setRequestHeader() {}
    async send() {
      sent.push(`${this.#address.pathname}${this.#address.search}`);
      this.upload.dispatchEvent(
        Object.assign(new Event('progress'), { lengthComputable: true, loaded: 40, total: 100 }),
      );
      const answer = await answerTo(this.#address);
      const refused = 'status' in answer;
      this.status = refused ? answer.status : 200;
      this.responseText = JSON.stringify(
        refused ? { code: 40_000, message: answer.message, data: null } : { code: 20_000, message: '', ...answer },
      );
      this.dispatchEvent(new Event('load'));
    }
    abort() {
      aborted.push(this.#address.pathname);
      this.dispatchEvent(new Event('abort'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return { sent, aborted };
}

export const imageNamed = (nom: string) => new File(['x'], nom, { type: 'image/jpeg' });

/** A whole media as the server answers it. */
export function recordOf(id: number, others: Readonly<Record<string, unknown>> = {}): AnyRecord {
  const blank = Object.entries(media.fields).map(([name, field]) => [name, blankOf(field)]);
  return {
    ...Object.fromEntries(blank),
    id,
    version: 1,
    fichier: fichier(id, `photo-${id}.jpg`),
    titre: { fr: `Photo ${id}` },
    alternatif: { fr: 'Un lac' },
    credit: '© Office du Val',
    typeMime: 'image/jpeg',
    poids: 3_200_000,
    largeur: 4_032,
    hauteur: 3_024,
    couleur: '#1da2df',
    ...others,
  };
}
